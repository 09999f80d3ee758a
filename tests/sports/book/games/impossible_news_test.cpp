#include <doctest/doctest.h>
#include <fmt/format.h>

#include <array>

#include "sports/feeds/said_once.hpp"
#include "sports/model/league.hpp"
#include "tests/ledger/verbs.hpp"
#include "tests/logged.hpp"
#include "tests/sports/live_book.hpp"

// News that cannot be: it is left alone, and the log says so once.
namespace chalkline::sports {
namespace {

using namespace test;
using ledger::Sport;

TEST_CASE("a final score level in a sport without ties settles nothing and waits for the hand") {
  for (const auto sport : {Sport::kNba, Sport::kMlb, Sport::kNhl}) {
    CAPTURE(ledger::name_of(sport));
    const Logged logged;
    Provider league{"league"};
    LiveBook book{{&league}};
    const auto& home = teams_of(sport).front();
    const auto& away = teams_of(sport).back();
    league.lists("1", kFaceOff, sport, {std::string{home.name}, {}}, {std::string{away.name}, {}});
    book.receive(league, kNoon, Quoted{"1", kPickEm});
    const auto id = LiveBook::id("league", "1");
    CHECK(book.bet_on_home(id));
    for (const auto hours : {3h, 4h, 5h}) {
      league.says(kFaceOff + hours, Ended{"1", {{2, 2}}});
      book.receive(league, kFaceOff + hours, Corrected{"1", {{2, 2}}});
    }
    CHECK(book.happened(id) == std::vector<std::string>{"GameScheduled", "LineClosed"});
    CHECK(book.held() == 100);
    CHECK(logged.lines_with("2-2") == 1);

    book.ledger.accept(ledger::test::set_result(id, {3, 2}));
    book.bookmaker->advance(kFaceOff + 5h, std::array{id});
    book.ledger.settle();
    CHECK(book.balance() == 1'091);
    CHECK(book.bookmaker->refusals() == 0);
  }
}

TEST_CASE("a forfeited game settles nothing, is named once, and waits for an operator") {
  const Logged logged;
  Provider league{"league"};
  LiveBook book{{&league}};
  league.lists("1", kFaceOff, Sport::kMlb, {"Boston Red Sox", {}}, {"New York Yankees", {}});
  book.receive(league, kNoon, Quoted{"1", kPickEm});
  const auto id = LiveBook::id("league", "1");
  CHECK(book.bet_on_home(id));
  book.receive(league, kFaceOff + 1h, Scored{"1", {1, 4}, {}});
  for (const auto hours : {3h, 4h, 5h}) {
    book.receive(league, kFaceOff + hours, Forfeited{"1"});
  }
  CHECK(book.happened(id) == std::vector<std::string>{"GameScheduled", "LineClosed"});
  CHECK(book.held() == 100);
  CHECK(logged.lines_with("New York Yankees at Boston Red Sox) as forfeited: an operator") == 1);

  SUBCASE("who sets a result") {
    book.ledger.accept(ledger::test::set_result(id, {9, 0}));
    book.bookmaker->advance(kFaceOff + 5h, std::array{id});
    book.ledger.settle();
    book.receive(league, kFaceOff + 6h, Forfeited{"1"});
    CHECK(book.balance() == 1'091);
  }
  SUBCASE("or leaves it, and it is void") {
    book.advance(kFaceOff + 49h);
    CHECK(book.balance() == 1'000);
  }
  CHECK(book.bookmaker->refusals() == 0);
}

TEST_CASE("a football game may end level") {
  Provider league{"league"};
  LiveBook book{{&league}};
  league.lists("1", kFaceOff, Sport::kNfl, {"Chicago Bears", {}}, {"Detroit Lions", {}});
  book.receive(league, kNoon, Quoted{"1", kPickEm});
  CHECK(book.bet_on_home(LiveBook::id("league", "1")));
  book.receive(league, kFaceOff + 3h, Ended{"1", {{20, 20}}});
  CHECK(book.balance() == 1'000);
}

TEST_CASE("a feed that disagrees with the hand is named once, however often it is asked") {
  const Logged logged;
  Provider league{"league"};
  LiveBook book{{&league}};
  league.lists("1", kFaceOff);
  book.receive(league, kNoon, Quoted{"1", kPickEm});
  book.advance(kFaceOff + 2h);
  const auto id = LiveBook::id("league", "1");
  book.ledger.accept(ledger::test::set_result(id, {90, 80}));
  book.bookmaker->advance(kFaceOff + 2h, std::array{id});
  for (int round = 0; round < 10; ++round) {
    const auto now = kFaceOff + 3h + round * 30s;
    league.says(now, Corrected{"1", {{80, 90}}});
    book.advance(now);
  }
  CHECK(logged.lines_with("which stays at the 90-80 of operator") == 1);
}

TEST_CASE("a team that is not known is named once, and thousands of them fill no log") {
  const Logged logged;
  Provider league{"league"};
  LiveBook book{{&league}};
  const auto tell = [&] {
    for (int i = 0; i < 3'000; ++i) {
      league.lists(fmt::format("{}", i), kFaceOff, Sport::kNba, {fmt::format("Team {}", i), {}});
    }
  };
  tell();
  book.advance(kNoon);
  tell();
  book.advance(kNoon + 1min);
  CHECK(logged.lines_with("'Team 7' ") == 1);
  CHECK(logged.lines_with("is not known") == SaidOnce::kSentencesMax);
  CHECK(logged.lines_with("there are no more") == 1);
  CHECK(book.games_in_ledger() == 0);
}

TEST_CASE("a level final is named after a thousand teams that are not known") {
  const Logged logged;
  Provider league{"league"};
  LiveBook book{{&league}};
  league.lists("known", kFaceOff);
  for (std::size_t i = 0; i < SaidOnce::kSentencesMax; ++i) {
    league.lists(fmt::format("{}", i), kFaceOff, Sport::kNba, {fmt::format("Team {}", i), {}});
  }
  book.receive(league, kNoon, Quoted{"known", kPickEm});
  CHECK(logged.lines_with("there are no more") == 1);
  book.receive(league, kFaceOff + 3h, Ended{"known", {{90, 90}}});
  CHECK(logged.lines_with("90-90 as the end of game") == 1);
}

TEST_CASE("a team does not play itself") {
  const Logged logged;
  Provider odds{"odds"};
  LiveBook book{{&odds}};
  for (const auto now : {kNoon, kNoon + 1min}) {
    odds.lists("1", kFaceOff, Sport::kNba, {"Boston Celtics", {}}, {{}, "BOS"});
    odds.says(now, Quoted{"1", kPickEm});
    book.advance(now);
  }
  CHECK(book.games_in_ledger() == 0);
  CHECK(book.bookmaker->upcoming(kNoon + 1min).empty());
  CHECK(logged.lines_with("Boston Celtics against itself") == 1);
}

TEST_CASE(
    "news of other teams under a game's key is of another game, and its prices are withdrawn") {
  const Logged logged;
  Provider league{"league"};
  LiveBook book{{&league}};
  league.lists("1", kFaceOff);
  book.receive(league, kNoon, Quoted{"1", kPickEm});
  const auto id = LiveBook::id("league", "1");
  CHECK(book.bet_on_home(id));
  const Team boston{"Boston Celtics", {}};
  const Team miami{"Miami Heat", {}};
  auto teams = std::pair{boston, miami};
  SUBCASE("one of them") { teams.first = {"Chicago Bulls", {}}; }
  SUBCASE("home and away the other way round") { std::swap(teams.first, teams.second); }
  const auto list = [&](ledger::Timestamp now, const Team& home, const Team& away) {
    league.says(now, Listed{"1", Sport::kNba, 2026, kFaceOff, home, away});
  };
  list(kNoon + 1h, teams.first, teams.second);
  book.receive(league, kNoon + 1h, Quoted{"1", kHomeFavoured});
  CHECK(book.bookmaker->upcoming(kNoon + 1h).empty());
  list(kFaceOff + 3h, teams.first, teams.second);
  book.receive(league, kFaceOff + 3h, Corrected{"1", {{98, 99}}});
  CHECK(book.happened(id) == std::vector<std::string>{"GameScheduled", "LineClosed"});
  CHECK(book.held() == 100);
  CHECK(logged.lines_with("which is Miami Heat at Boston Celtics: it is ignored") == 1);

  list(kFaceOff + 4h, boston, miami);
  book.receive(league, kFaceOff + 4h, Corrected{"1", {{101, 99}}});
  CHECK(book.balance() == 1'091);
}

TEST_CASE("a game further ahead than a season lasts is not listed, and none is moved there") {
  constexpr auto kSeason = std::chrono::days{200};
  const Logged logged;
  Provider odds{"odds"};
  LiveBook book{{&odds}};
  odds.lists("near", kNoon + kSeason);
  odds.says(kNoon, Quoted{"near", kPickEm});
  odds.lists("far", kNoon + kSeason + 1s, Sport::kNba, {"Chicago Bulls", {}});
  book.receive(odds, kNoon, Quoted{"far", kPickEm});
  CHECK(book.games_in_ledger() == 1);
  CHECK(logged.lines_with("in more than 200 days: far") == 1);
  odds.says(kNoon, Rescheduled{"near", at("2099-01-01T00:00:00Z")});
  book.advance(kNoon + 1min);
  CHECK(book.ledger.game(LiveBook::id("odds", "near")).starts_at == kNoon + kSeason);
}

}  // namespace
}  // namespace chalkline::sports
