#include "sports/book/bookmaker.hpp"

#include <doctest/doctest.h>

#include <string>

#include "tests/ledger/figures.hpp"
#include "tests/sports/bookmaker_fixture.hpp"

namespace chalkline::sports {
namespace {

using namespace test;

TEST_CASE("a game's way: scheduled before it is on the board, closed at its start, ended") {
  const auto script = one_game();
  BookmakerFixture shop{script};

  CHECK(shop.advance(kNoon - 1us).games_changed == true);  // the first board is new, if empty
  CHECK(shop.bookmaker->upcoming(kNoon - 1us).empty());
  CHECK(shop.bookmaker->next_due(kNoon - 1us) == kNoon);

  CHECK(shop.advance(kNoon).games_changed);
  CHECK(shop.happened("g") == Events{"GameScheduled"});
  auto board = shop.bookmaker->upcoming(kNoon);
  REQUIRE(board.size() == 1);
  CHECK(board[0].id == Script::id("g"));
  CHECK(board[0].status == GameStatus::kScheduled);
  CHECK(board[0].home == Team{"Boston Celtics", "BOS"});
  CHECK(board[0].current == Quote{kPickEm, kNoon});
  CHECK(board[0].opening == board[0].current);

  CHECK(shop.bookmaker->next_due(kNoon) == kStart - 1h);
  CHECK(shop.advance(kStart - 1h).games_changed);
  board = shop.bookmaker->upcoming(kStart - 1h);
  CHECK(board[0].current == Quote{kHomeFavoured, kStart - 1h});
  CHECK(board[0].opening == Quote{kPickEm, kNoon});

  CHECK(shop.bookmaker->next_due(kStart - 1h) == kStart);
  CHECK(shop.advance(kStart).games_changed);
  CHECK(shop.bookmaker->upcoming(kStart).empty());
  CHECK(shop.happened("g") == Events{"GameScheduled", "LineClosed"});
  const auto closed = std::get<ledger::CloseLine>(shop.ledger.commands.back());
  CHECK(closed.quoted_at == kStart - 1h);
  CHECK(closed.lines == kHomeFavoured);

  CHECK(shop.bookmaker->next_due(kStart) == kStart + 1h);
  CHECK(shop.advance(kStart + 1h).results_came);
  CHECK(shop.happened("g") == kUnprovedLife);
  CHECK(std::get<ledger::RecordResult>(shop.ledger.commands.back()).score ==
        ledger::Score{101, 99});
  CHECK(shop.bookmaker->next_due(kStart + 1h) == ledger::Timestamp::max());
  CHECK(shop.count("SELECT count(*) FROM quote") == 2);
}

class ReplayedScript : public ScriptedFeed {
 public:
  using ScriptedFeed::ScriptedFeed;
  ledger::Source source() const override { return ledger::Source::kReplay; }
};

// As many games of two teams as form asks for, a day apart.
Script games_for_form(ledger::Timestamp first) {
  Script script;
  for (int i = 0; i < 5; ++i) script.game(std::to_string(i), first + i * 24h, {101, 99});
  return script;
}

TEST_CASE("form is that of the first source, and of the next as far as there is room") {
  const auto replayed = games_for_form(kNoon - 60 * 24h);
  const auto drawn = games_for_form(kNoon - 30 * 24h);
  BookmakerFixture shop{[&](sqlite::Connection&, WorldStore&) {
    Feeds feeds;
    feeds.push_back(std::make_unique<ReplayedScript>(replayed, std::nullopt));
    feeds.push_back(std::make_unique<ScriptedFeed>(drawn, std::nullopt));
    return feeds;
  }};
  shop.advance(kNoon);
  const auto [teams, players] = shop.bookmaker->form();
  using enum ledger::Source;
  REQUIRE(teams.size() == kFormShown);  // of two and two
  CHECK(teams[0].source == kReplay);
  CHECK(teams[1].source == kReplay);
  CHECK(teams[2].source == kSimulated);
  REQUIRE(players.size() == 2);  // one of each
  CHECK(players[0].source == kReplay);
  CHECK(players[1].source == kSimulated);
}

TEST_CASE("a result is told with its period scores and figures, after a restart, too") {
  const auto script = one_game();
  for (const bool restarted : {false, true}) {
    CAPTURE(restarted);
    BookmakerFixture shop{script};
    shop.advance(kNoon);
    shop.advance(kStart);
    if (restarted) {
      // The ended game is in sports.db, and the ledger has not heard of it.
      shop.ledger.busy_after = 0;
      CHECK_THROWS(shop.advance(kStart + 1h));
      shop.ledger.busy_after.reset();
      shop.restart();
    }
    shop.advance(kStart + 1h);
    const auto result = std::get<ledger::RecordResult>(shop.ledger.commands.back());
    CHECK(result.score == ledger::Score{101, 99});
    CHECK(result.periods.halftime == ledger::Score{50, 49});
    CHECK(!result.periods.first_quarter);
    CHECK(result.players == std::vector{ledger::PlayerFigures{
                                "nba-BOS-1", true, ledger::basketball(30, 4, 9, 5, 36)}});
    CHECK(result.simulated);
  }
}

TEST_CASE("a game that was committed to is scheduled with it, and revealed right after its end") {
  Script script;
  script.committing().game("g", kStart, {101, 99});
  for (const bool restarted : {false, true}) {
    CAPTURE(restarted);
    BookmakerFixture shop{script};
    shop.advance(kNoon);
    const auto scheduled = std::get<ledger::ScheduleGame>(shop.ledger.commands.front());
    CHECK(scheduled.game.proof == ledger::GameProof{sha256("reveal of g"), 0});
    shop.advance(kStart);
    if (restarted) {
      // The ledger takes the result, and the program ends before the reveal.
      shop.ledger.busy_after = 1;
      CHECK_THROWS(shop.advance(kStart + 1h));
      CHECK(shop.happened("g") == kUnprovedLife);
      shop.ledger.busy_after.reset();
      shop.restart();
    }
    shop.advance(kStart + 1h);
    auto revealed = kUnprovedLife;
    revealed.emplace_back("GameRevealed");
    CHECK(shop.happened("g") == revealed);
    CHECK(std::get<ledger::RevealGame>(shop.ledger.commands.back()).reveal == "reveal of g");
    CHECK(shop.count("SELECT count(*) FROM game WHERE told = 4") == 1);
  }
}

TEST_CASE("a step without news changes nothing") {
  const auto script = one_game();
  BookmakerFixture shop{script};
  shop.advance(kNoon);
  const auto step = shop.advance(kNoon + 1min);
  CHECK(!step.games_changed);
  CHECK(!step.results_came);
}

TEST_CASE(
    "however often and wherever it is restarted, the ledger hears of each game once, in order") {
  Script script;
  for (int i = 0; i < 8; ++i)
    script.game("g" + std::to_string(i), kStart + i * 37min, {90 + i, 80});
  for (const auto step : {13min, 59min, 61min, 300min}) {
    CAPTURE(step.count());
    BookmakerFixture shop{script};
    for (auto now = kNoon; now < kStart + 8h; now += step) {
      shop.advance(now);
      shop.restart();
    }
    shop.advance(kStart + 8h);
    for (int i = 0; i < 8; ++i) CHECK(shop.happened("g" + std::to_string(i)) == kUnprovedLife);
    CHECK(shop.ledger.accepted.size() == 32);
  }
}

TEST_CASE("after a long time away, what was open is closed at its last quote and ended") {
  const auto script = one_game();
  BookmakerFixture shop{script};
  shop.advance(kNoon);
  shop.restart();
  shop.advance(kStart + 30 * 24h);
  CHECK(shop.happened("g") == kUnprovedLife);
  // The line that was published while it was away is the closing line.
  CHECK(std::get<ledger::CloseLine>(shop.ledger.commands[1]).lines == kHomeFavoured);
}

TEST_CASE(
    "a game that was over before anybody could see it is history: stored, but not in the ledger") {
  const auto script = one_game();
  BookmakerFixture shop{script};
  CHECK(shop.advance(kStart + 2h).results_came);
  CHECK(shop.ledger.accepted.empty());
  CHECK(shop.count("SELECT count(*) FROM game WHERE status = 2 AND home_score = 101") == 1);
  CHECK(shop.count("SELECT count(*) FROM quote") == 2);
  CHECK(shop.count("SELECT count(*) FROM player_line") == 1);
}

TEST_CASE("a game without a quote is not on the board and not in the ledger") {
  Script script;
  script.listed(kNoon, "g", kStart).ended(kStart + 1h, "g", {1, 0});
  BookmakerFixture shop{script};
  shop.advance(kNoon);
  CHECK(shop.bookmaker->upcoming(kNoon).empty());
  shop.advance(kStart + 1h);
  CHECK(shop.ledger.accepted.empty());
}

TEST_CASE("a backlog is told in order of its time") {
  Script script;
  script.game("late", kStart + 30min, {1, 0}).game("early", kStart, {1, 0});
  BookmakerFixture shop{script};
  shop.advance(kNoon + 30min);
  shop.ledger.accepted.clear();
  shop.advance(kStart + 5h);
  const auto early = ledger::to_string(Script::id("early"));
  const auto late = ledger::to_string(Script::id("late"));
  CHECK(shop.ledger.accepted == Events{"LineClosed " + early, "LineClosed " + late,
                                       "StatisticsRecorded " + early, "ResultRecorded " + early,
                                       "StatisticsRecorded " + late, "ResultRecorded " + late});
}

TEST_CASE("RULES 13: a game that is not final 48 hours after its start is cancelled") {
  Script script;
  script.listed(kNoon, "g", kStart).quoted(kNoon, "g", kPickEm).ended(kStart + 49h, "g", {1, 0});
  BookmakerFixture shop{script};
  shop.advance(kNoon);
  shop.advance(kStart);
  CHECK(shop.bookmaker->next_due(kStart) == kStart + 48h);
  shop.advance(kStart + 48h - 1us);
  CHECK(shop.happened("g") == Events{"GameScheduled", "LineClosed"});
  shop.advance(kStart + 48h);
  CHECK(shop.happened("g") == Events{"GameScheduled", "LineClosed", "GameCancelled"});
  shop.advance(kStart + 50h);  // too late
  CHECK(shop.happened("g").size() == 3);
}

TEST_CASE("a result that came in time counts, even if it is read after the 48 hours") {
  const auto script = one_game();
  BookmakerFixture shop{script};
  shop.advance(kNoon);
  shop.advance(kStart + 100h);
  CHECK(shop.happened("g") == kUnprovedLife);
}

TEST_CASE("a quote that repeats the lines is no change, one after the start is none either") {
  Script script;
  script.listed(kNoon, "g", kStart)
      .quoted(kNoon, "g", kPickEm)
      .quoted(kNoon + 1h, "g", kPickEm)
      .quoted(kStart, "g", kHomeFavoured);
  BookmakerFixture shop{script};
  shop.advance(kNoon);
  CHECK(!shop.advance(kNoon + 1h).games_changed);
  CHECK(shop.bookmaker->upcoming(kNoon + 1h)[0].current.at == kNoon);
  shop.advance(kStart);
  CHECK(std::get<ledger::CloseLine>(shop.ledger.commands.back()).lines == kPickEm);
  CHECK(shop.count("SELECT count(*) FROM quote") == 1);
}

TEST_CASE("news of unknown games, or told again, is left alone") {
  auto script = one_game();
  script.quoted(kNoon + 1h, "stranger", kPickEm)
      .ended(kNoon + 1h, "stranger", {1, 0})
      .listed(kNoon + 1h, "g", kStart + 5h)
      .ended(kStart + 2h, "g", {101, 99});
  BookmakerFixture shop{script};
  shop.advance(kNoon);
  shop.advance(kNoon + 2h);
  CHECK(shop.bookmaker->upcoming(kNoon + 2h)[0].starts_at == kStart);
  shop.advance(kStart + 3h);
  CHECK(shop.happened("g") == kUnprovedLife);
  CHECK(std::get<ledger::RecordResult>(shop.ledger.commands.back()).score ==
        ledger::Score{101, 99});
}
TEST_CASE("ended simulated games are kept for 52 days, with their quotes and figures") {
  Script script;
  script.game("old", kStart, {1, 0})
      .game("new", kStart + 40 * 24h, {1, 0})
      .game("next", kStart + 54 * 24h, {1, 0});
  BookmakerFixture shop{script};
  for (auto now = kNoon; now < kStart + 51 * 24h; now += 12h) shop.advance(now);
  CHECK(shop.count("SELECT count(*) FROM game") == 2);
  shop.advance(kStart + 53 * 24h + 12h);
  CHECK(shop.count("SELECT count(*) FROM game") == 2);  // "new" and "next"
  CHECK(shop.count("SELECT count(DISTINCT game) FROM quote") == 2);
  CHECK(shop.count("SELECT count(*) FROM player_line") == 1);
}

}  // namespace
}  // namespace chalkline::sports
