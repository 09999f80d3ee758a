#include "sports/book/sportsbook.hpp"

#include <doctest/doctest.h>
#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <fstream>
#include <iterator>
#include <map>
#include <span>
#include <thread>

#include "ledger/values/labels.hpp"
#include "sports/book/feed_thread.hpp"
#include "sports/book/ledger_batch.hpp"
#include "sports/book/quoting.hpp"
#include "sports/book/sportsbook_options.hpp"
#include "sports/feeds/replay/import.hpp"
#include "sports/feeds/replay/replay_feed.hpp"
#include "sports/simulation/schedule/calendar.hpp"
#include "tests/sports/feeds/nflverse_sample.hpp"
#include "tests/sports/fixtures.hpp"
#include "tests/sports/scripted_feed.hpp"
#include "tests/sports/sports_fixture.hpp"
#include "tests/sports/verbs.hpp"

// The whole room on a real ledger.
namespace chalkline::sports {
namespace {

using namespace test;

TEST_CASE("from the first moment there are games, hot teams and player stats") {
  SportsFixture house;
  const auto book = house.open();
  CHECK(book->health().works);

  const auto board = book->boards().current();
  std::map<ledger::Sport, int> games;
  for (const auto& game : board->upcoming) {
    ++games[game.sport];
    CHECK(game.starts_at > kNoon);
    const auto listed = simulated::listed_at(simulated::slot_at(game.sport, game.starts_at));
    CHECK(listed <= kNoon);
    CHECK(game.source == ledger::Source::kSimulated);
    CHECK(game.id == game_id(game.source, game.source_key));
    CHECK(game.current.lines.moneyline);
    CHECK(game.opening.at == listed);
    CHECK(game.current.at <= kNoon);
    CHECK(board->find(game.id) == &game);
  }
  for (const auto sport :
       {ledger::Sport::kNba, ledger::Sport::kNfl, ledger::Sport::kMlb, ledger::Sport::kNhl}) {
    CHECK(games[sport] >= 24);
    CHECK(games[sport] <= 26);
  }
  CHECK(book->form().current()->teams.size() == kFormShown);
  CHECK(book->form().current()->players.size() == kFormShown);

  // The past is history: nobody could bet on it, so the ledger knows only what is on the board.
  const auto histories = house.histories();
  CHECK(histories.size() == board->upcoming.size());
  for (const auto& [id, history] : histories) {
    CHECK(history == History{"GameScheduled"});
    CHECK(board->find(ledger::GameId{id}) != nullptr);
  }
}

TEST_CASE("a hot team has the season's record that the standings have of it") {
  SportsFixture house;
  const auto book = house.open();
  for (const auto& team : book->form().current()->teams) {
    CAPTURE(team.name);
    const auto standings = book->hub()->standings(team.sport, kNoon).value();
    int rows = 0;
    for (const auto& group : standings) {
      for (const auto& row : group.teams) {
        if (row.team.code != team.code) continue;
        ++rows;
        const auto& [wins, losses, overtime_losses, ties] = row.season;
        const auto third = team.sport == ledger::Sport::kNhl ? fmt::format("-{}", overtime_losses)
                           : ties > 0                        ? fmt::format("-{}", ties)
                                                             : "";
        CHECK(team.record == fmt::format("{}-{}{}", wins, losses, third));
      }
    }
    CHECK(rows == 1);
  }
}

TEST_CASE("after a wrong clock was set back there are the games of the right time alone") {
  SportsFixture house;
  house.visit(kNoon);
  house.visit(kNoon + 24h * 400);
  const auto before = house.ledger.log().position();
  const auto now = kNoon + 13h;  // what was listed at noon has begun
  house.ledger.clock.set(now);
  house.ledger.accept(ledger::SetClockBack{});
  const auto book = house.open();
  CHECK(book->health().works);
  const auto board = book->boards().current();
  CHECK(board->upcoming.size() >= 4 * 24);
  for (const auto& game : board->upcoming) {
    CHECK(game.starts_at > now);
    CHECK(game.starts_at <= now + simulated::kEarlyHorizon);
    CHECK(game.current.at <= now);
    CHECK(house.ledger.game(game.id).listed > before);
  }
}

TEST_CASE("schedule, close and result reach the ledger exactly once, over restarts and crashes") {
  SportsFixture house;
  auto now = kNoon;
  for (int visit = 0; visit < 40; ++visit) {
    house.visit(now);
    if (visit % 7 == 3) house.ledger.crash();
    now += visit % 5 == 0 ? 3h : visit % 5 == 1 ? 7min : 41min;
  }
  house.visit(now);
  std::map<History, int> lives;
  for (const auto& [id, history] : house.histories()) ++lives[history];
  // Whole, being played, or still to come; nothing else.
  CHECK(lives.size() == 3);
  CHECK(lives[kWholeLife] > 300);
  CHECK(lives[{"GameScheduled"}] == 4 * 24 + 4 * 2);  // and the first hour of the next date
  CHECK(lives[{"GameScheduled", "LineClosed"}] > 0);
  CHECK(lives[{"GameScheduled", "LineClosed"}] <= 8);
}

TEST_CASE("the ledger's closing line and result are those of sports.db") {
  SportsFixture house;
  house.visit(kNoon);
  const auto upcoming = house.open()->boards().current()->upcoming;
  house.visit(kNoon + 14h);
  sqlite::Connection db{house.database(), sqlite::Access::kWrite};
  sqlite::Statement last_quote{db, "SELECT max(at) FROM quote WHERE game = ?1"};
  sqlite::Statement result{db, "SELECT home_score, away_score FROM game WHERE id = ?1"};
  int checked = 0;
  for (const auto& event : house.ledger.events()) {
    if (const auto* closed = std::get_if<ledger::LineClosed>(&event)) {
      auto rows = last_quote.query(closed->game);
      REQUIRE(rows.next());
      CHECK(rows.get<ledger::Timestamp>(0) == closed->quoted_at);
      CHECK(closed->lines.moneyline);
    } else if (const auto* ended = std::get_if<ledger::ResultRecorded>(&event)) {
      auto rows = result.query(ended->game);
      REQUIRE(rows.next());
      CHECK(ledger::Score{rows.get<std::int32_t>(0), rows.get<std::int32_t>(1)} == ended->score);
      ++checked;
    }
  }
  CHECK(checked == static_cast<int>(upcoming.size()));
}

TEST_CASE("a fast clock skips nothing") {
  SportsFixture house;
  const auto began = std::chrono::steady_clock::now();
  constexpr double kSpeed = 20'000;  // a day in four seconds
  // The feed's thread tells the time to the ledger, too.
  const auto clock = [&house, began] {
    const std::chrono::duration<double, std::micro> real = std::chrono::steady_clock::now() - began;
    const auto now =
        kNoon + std::chrono::microseconds{static_cast<std::int64_t>(real.count() * kSpeed)};
    house.ledger.clock.set(now);
    return now;
  };
  auto book =
      std::make_unique<Sportsbook>(SportsbookOptions{.database = house.database(), .seed = 1},
                                   house.ledger.engine(), house.ledger.state(), clock, kSpeed);
  constexpr ledger::Position kEnough = 600;
  constexpr std::chrono::seconds kWait{1};
  while (house.ledger.log().position() < kEnough)
    house.ledger.log().wait_beyond(house.ledger.log().position(), kWait, {});
  book->stop();  // the step that wrote the last of them is at its end now
  CHECK(book->health().works);
  CHECK(book->boards().current()->version > 1);

  // However late a step came, every game before the last one that was closed or ended is closed or
  // ended, too, and in the order of their starts.
  std::map<ledger::GameId, ledger::Timestamp> starts;
  std::vector<ledger::Timestamp> closed;
  std::vector<ledger::Timestamp> ended;
  for (const auto& event : house.ledger.events()) {
    if (const auto* e = std::get_if<ledger::GameScheduled>(&event)) starts[e->game] = e->starts_at;
    if (const auto* e = std::get_if<ledger::LineClosed>(&event)) closed.push_back(starts[e->game]);
    if (const auto* e = std::get_if<ledger::ResultRecorded>(&event))
      ended.push_back(starts[e->game]);
  }
  for (const auto& done : {closed, ended}) {
    REQUIRE(done.size() > 50);
    CHECK(std::ranges::is_sorted(done));
    CHECK(std::ranges::count_if(starts, [&](const auto& game) {
            return game.second <= done.back();
          }) == static_cast<std::ptrdiff_t>(done.size()));
  }
  for (const auto& [id, history] : house.histories()) {
    CHECK(std::ranges::equal(history, std::span{kWholeLife}.first(history.size())));
  }
}

TEST_CASE("after a jump by months open games end, and the months are not replayed") {
  SportsFixture house;
  house.visit(kNoon);
  const auto before = house.ledger.log().position();
  const auto later = kNoon + 24h * 200;
  house.visit(later);
  int whole = 0;
  for (const auto& [id, history] : house.histories()) whole += history == kWholeLife ? 1 : 0;
  constexpr int kUpcoming = 4 * 24 + 7;  // and those of the next date's first hour
  CHECK(whole == kUpcoming);
  CHECK(house.ledger.log().position() ==
        before + 3 * kUpcoming + kUpcoming + kUpcoming);  // with the figures of the players
}

// The season of the file, begun so that its first game starts then.
void begin_season(const SportsFixture& house, std::string_view file, ledger::Timestamp first) {
  replay::import_text(house.database(), "games.csv", file, kNoon);
  const BeginSeason wish{
      .sport = ledger::Sport::kNfl, .year = 2023, .pace = Pace::kAsItWas, .first_start_at = first};
  REQUIRE(Seasons{house.database()}.begin(wish, kNoon));
}

TEST_CASE("of a replayed game no condition looks at the score at a time: no quarters are known") {
  SportsFixture house;
  NflverseSample sample;
  sample.add();
  begin_season(house, sample.text(), kNoon + 24h);
  const auto book = house.open(ledger::Source::kReplay);
  const auto& game = book->boards().current()->upcoming.front();
  PickRequest request;
  request.game = game.id;
  request.market = ledger::Market::kMoneyline;
  request.which = SideAndLine{ledger::Side::kHome, 0};
  request.odds = -198;
  const PriceCheck check{
      {book->boards(), book->live(), book->props()}, house.ledger.state(), kNoon};
  CHECK(std::holds_alternative<AcceptedPick>(check(request)));
  request.condition = ledger::Condition{ledger::ConditionType::kIfTime, ledger::Side::kHome, 0,
                                        ledger::TimeMark::kHalftime, 0};
  const auto checked = check(request);
  REQUIRE(std::holds_alternative<ledger::Rejection>(checked));
  CHECK(std::get<ledger::Rejection>(checked) == ledger::Rejection::kConditionNotOffered);
  request.condition =
      ledger::Condition{ledger::ConditionType::kIfCover, ledger::Side::kHome, 0, {}, 0};
  CHECK_FALSE(std::holds_alternative<ledger::Rejection>(check(request)));
}

TEST_CASE("a replayed season: on the board a week ahead, over 3 h 15 min after kickoff") {
  SportsFixture house;
  NflverseSample sample;
  sample.add();
  sample.add().set("home_score", "20");                      // a tie
  sample.add().set("home_score", "").set("away_score", "");  // never played
  sample.add().set("home_moneyline", "").set("spread_line", "").set("total_line", "");
  const auto kickoff = kNoon + 24h;
  begin_season(house, sample.text(), kickoff);

  auto book = house.open(ledger::Source::kReplay);
  const auto board = book->boards().current();
  REQUIRE(board->upcoming.size() == 3);  // the fourth is not quoted
  const auto& game = board->upcoming.front();
  CHECK(game.source == ledger::Source::kReplay);
  CHECK(game.starts_at == kickoff);
  CHECK(game.current == game.opening);
  CHECK(game.current.at == kNoon);
  CHECK(ledger::pick_label({game.home.name, game.away.name}, ledger::Market::kSpread,
                           ledger::Side::kHome,
                           game.current.lines.spread->line) == "Kansas City Chiefs -3.5");
  const auto first = raw(game.id);
  const auto tied = raw(board->upcoming[1].id);
  const auto unplayed = raw(board->upcoming[2].id);
  book.reset();

  house.visit(kickoff, ledger::Source::kReplay);
  CHECK(house.histories().at(first) == History{"GameScheduled", "LineClosed"});
  house.visit(kickoff + kResultAfter - 1us, ledger::Source::kReplay);
  CHECK(house.histories().at(first).size() == 2);
  house.visit(kickoff + kResultAfter, ledger::Source::kReplay);
  CHECK(house.histories().at(first) == kReplayed);
  house.visit(kickoff + 24h * 7 * 4, ledger::Source::kReplay);
  CHECK(house.histories().at(tied) == kReplayed);
  CHECK(house.histories().at(unplayed) == kVoided);
  CHECK(house.histories().size() == 3);
}

TEST_CASE("the season of 2023, replayed: every game lives once, with its recorded result") {
  const auto path = fixture("nfl", "nflverse_games_2023.csv");
  if (!path) return;
  SportsFixture house;
  std::ifstream file{*path};
  const std::string text{std::istreambuf_iterator{file}, {}};
  begin_season(house, text, kNoon + 24h);
  house.visit(kNoon, ledger::Source::kReplay);
  CHECK(house.histories().size() == 16);  // the first week
  for (auto time = kNoon; time < kNoon + 24h * 7 * 25; time += 45h) {
    house.visit(time, ledger::Source::kReplay);
  }
  CHECK(house.histories().size() == 285);
  for (const auto& [id, history] : house.histories()) CHECK(history == kReplayed);
}

TEST_CASE(
    "a season that is begun while the book runs is beside its usual games, without a restart") {
  SportsFixture house;
  NflverseSample sample;
  sample.add();
  replay::import_text(house.database(), "games.csv", sample.text(), kNoon);
  const auto book = house.open();
  const auto usual = book->boards().current()->upcoming.size();
  REQUIRE(book->seasons().begin({ledger::Sport::kNfl, 2023, Pace::kDayAnHour, {}, {}}, kNoon));
  while (book->boards().current()->upcoming.size() == usual) std::this_thread::yield();
  const auto board = book->boards().current();
  const auto replayed = std::ranges::find(board->upcoming, ledger::Source::kReplay, &Game::source);
  REQUIRE(replayed != board->upcoming.end());
  CHECK(replayed->starts_at == kNoon + kFirstStartAfter);
  CHECK_FALSE(board->is_usual(*replayed));
  CHECK(house.histories().at(raw(replayed->id)) == History{"GameScheduled"});
}

TEST_CASE("games of a source that is not run any more are closed, and void after 48 hours") {
  SportsFixture house;
  house.visit(kNoon);
  {
    const auto book = house.open(ledger::Source::kReplay);
    CHECK(book->boards().current()->upcoming.empty());
  }
  house.visit(kNoon + 13h, ledger::Source::kReplay);
  for (const auto& [id, history] : house.histories()) CHECK(history.back() == "LineClosed");
  house.visit(kNoon + 61h, ledger::Source::kReplay);
  for (const auto& [id, history] : house.histories()) CHECK(history == kVoided);
}

TEST_CASE("a failure never ends the feed: it says so, tries again and recovers") {
  SportsFixture house;
  Script script;
  script.game("g", kNoon + 1h, {1, 0});
  std::atomic<bool> broken{true};
  std::atomic<int> failures{0};
  auto bookmaker = std::make_unique<Bookmaker>(
      house.database(), ScriptedFeed::factory(script),
      [&](std::vector<ledger::Command> commands) {
        if (broken) {
          ++failures;
          throw std::runtime_error("the test says so");
        }
        return execute_all(house.ledger.engine(), std::move(commands));
      },
      games_of(house.ledger.state()));
  FeedThread book{std::move(bookmaker), house.ledger.clock.clock(), 1, false};
  while (failures < 3) std::this_thread::yield();
  CHECK(!book.health().works);
  CHECK(book.boards().current()->upcoming.empty());
  broken = false;
  while (!book.health().works) std::this_thread::yield();
  CHECK(book.boards().current()->upcoming.size() == 1);
}

TEST_CASE("a ledger that takes nothing leaves the feed unhealthy, and it still stops at once") {
  SportsFixture house;
  house.ledger.engine().stop();
  const auto book = house.open();
  CHECK(!book->health().works);
  CHECK(book->boards().current()->upcoming.empty());
  book->stop();
  book->stop();
}

TEST_CASE("a database that cannot be opened is said at once") {
  SportsFixture house;
  CHECK_THROWS_AS(
      Sportsbook({.database = "/no/such/folder/sports.db", .seed = 1}, house.ledger.engine(),
                 house.ledger.state(), house.ledger.clock.clock(), 1),
      std::runtime_error);
}

TEST_CASE("a backlog larger than what may be in flight is answered whole and in order") {
  SportsFixture house;
  std::vector<ledger::Command> commands;
  constexpr std::size_t kCommands = 3'000;
  for (std::size_t i = 0; i < kCommands; ++i) {
    commands.emplace_back(
        ledger::ScheduleGame{ledger::test::scheduled(ledger::test::game_number(i / 2))});
  }
  const auto groups = house.ledger.engine().stats().groups;
  const auto outcomes = execute_all(house.ledger.engine(), std::move(commands));
  REQUIRE(outcomes.size() == kCommands);
  for (std::size_t i = 0; i < kCommands; ++i) {
    if (i % 2 == 0) {
      REQUIRE(outcomes[i]);
      CHECK(outcomes[i]->position == i / 2 + 1);
    } else {
      CHECK(outcomes[i].error() == ledger::Rejection::kNothingToDo);
    }
  }
  CHECK(house.ledger.engine().stats().groups - groups < kCommands / 10);
}

}  // namespace
}  // namespace chalkline::sports
