#include <doctest/doctest.h>

#include "tests/sports/bookmaker_fixture.hpp"

// The bookmaker's behaviour where the ledger or the database refuses, is busy, or fails.
namespace chalkline::sports {
namespace {

using namespace test;
using ledger::Rejection;

TEST_CASE("a busy ledger fails the step, and the next step makes up for it") {
  const auto script = one_game();
  for (const std::size_t taken : {0U, 1U}) {  // of CloseLine and RecordResult
    CAPTURE(taken);
    BookmakerFixture shop{script};
    shop.advance(kNoon);
    shop.ledger.busy_after = taken;
    CHECK_THROWS_WITH_AS(shop.advance(kStart + 1h), "Busy, try again", std::runtime_error);
    shop.ledger.busy_after.reset();
    const auto step = shop.advance(kStart + 1h);
    CHECK(step.games_changed);
    CHECK(shop.happened("g") == kUnprovedLife);
  }
}

TEST_CASE("a game that the ledger is too busy to schedule is not on the board") {
  const auto script = one_game();
  BookmakerFixture shop{script};
  shop.ledger.busy_after = 0;
  CHECK_THROWS(shop.advance(kNoon));
  shop.ledger.busy_after.reset();
  shop.advance(kNoon);
  CHECK(shop.bookmaker->upcoming(kNoon).size() == 1);
}

TEST_CASE("a game that the ledger refuses is taken off the board, and holds nobody else up") {
  auto script = one_game();
  script.game("other", kStart + 30min, {1, 0});
  BookmakerFixture shop{script};
  shop.ledger.refuse_schedules = Rejection::kGameNotOpen;
  shop.advance(kNoon);
  CHECK(shop.bookmaker->upcoming(kNoon).empty());
  shop.ledger.refuse_schedules.reset();
  shop.advance(kNoon + 30min);
  CHECK(shop.bookmaker->upcoming(kNoon + 30min).size() == 1);
  shop.advance(kStart + 5h);
  CHECK(shop.happened("g").empty());
  CHECK(shop.happened("other") == kUnprovedLife);
}

// The end of the script's one game.
Result& end_of(Script& script) {
  return std::get<Ended>(std::ranges::find_if(script.updates,
                                              [](const Update& update) {
                                                return std::holds_alternative<Ended>(update.what);
                                              })
                             ->what)
      .result;
}

TEST_CASE("a result whose figures the ledger refuses is told without them") {
  auto script = one_game();
  auto& figures = end_of(script).figures;
  figures.push_back(figures.front());  // a player twice
  BookmakerFixture shop{script};
  shop.advance(kNoon);
  shop.advance(kStart);
  shop.advance(kStart + 2h);
  CHECK(shop.happened("g") == Events{"GameScheduled", "LineClosed", "ResultRecorded"});
  CHECK(shop.bookmaker->refusals() == 1);
}

TEST_CASE("a result that the ledger refuses is counted, and holds nobody else up") {
  auto script = one_game();
  end_of(script).score.home = ledger::kScoreMax + 1;
  script.game("other", kStart, {1, 0});
  BookmakerFixture shop{script};
  shop.advance(kNoon);
  shop.advance(kStart);
  CHECK(shop.bookmaker->refusals() == 0);
  shop.advance(kStart + 2h);
  CHECK(shop.happened("g") == Events{"GameScheduled", "LineClosed"});
  CHECK(shop.happened("other") == kUnprovedLife);
  CHECK(shop.bookmaker->refusals() == 2);  // with the figures and without
}

TEST_CASE("a ledger restored from an older copy learns of the games that are still on") {
  const auto script = one_game();
  BookmakerFixture shop{script};
  shop.advance(kNoon);
  shop.ledger = FakeLedger{};
  shop.restart();
  shop.advance(kNoon + 1h);
  CHECK(shop.happened("g") == Events{"GameScheduled"});
}

TEST_CASE("a database that fails in the middle of a step loses nothing") {
  const auto script = one_game();
  BookmakerFixture shop{script};
  shop.advance(kNoon);
  {
    // Another program holds the database: the step cannot write.
    sqlite::Connection other{shop.database(), sqlite::Access::kWrite};
    other.run(
        "PRAGMA busy_timeout = 0; BEGIN IMMEDIATE; CREATE TRIGGER broken BEFORE UPDATE ON game "
        "BEGIN SELECT raise(ABORT, 'broken'); END; COMMIT");
    CHECK_THROWS_AS(shop.advance(kStart), sqlite::Error);
    CHECK(shop.happened("g") == Events{"GameScheduled"});
    other.run("DROP TRIGGER broken");
  }
  shop.advance(kStart + 1h);
  CHECK(shop.happened("g") == kUnprovedLife);
}

}  // namespace
}  // namespace chalkline::sports
