#include <doctest/doctest.h>

#include "tests/sports/live_book.hpp"

// Games that do not go as they were announced, through to the coins of those who bet on them.
namespace chalkline::sports {
namespace {

using namespace test;
using ledger::Rejection;
using History = std::vector<std::string>;

// A provider with one game, on which Alice has bet 100 at -110.
struct OneGame {
  Provider league{"league"};
  LiveBook book{{&league}};
  ledger::GameId id = LiveBook::id("league", "g");

  OneGame() {
    league.lists("g", kFaceOff);
    book.receive(league, kNoon, Quoted{"g", kPickEm});
    REQUIRE(book.bet_on_home(id));
    CHECK(book.balance() == 900);
  }
};

TEST_CASE("a game that is moved before its start keeps its bets, and closes at the new time") {
  for (const bool later : {true, false}) {
    CAPTURE(later);
    OneGame game;
    const auto start = later ? kFaceOff + 24h : kFaceOff - 2h;
    game.book.receive(game.league, kNoon + 1h, Rescheduled{"g", start});
    CHECK(game.book.happened(game.id) == History{"GameScheduled", "GameRescheduled"});
    CHECK(game.book.ledger.game(game.id).starts_at == start);
    REQUIRE(game.book.bookmaker->upcoming(kNoon + 1h).size() == 1);
    CHECK(game.book.bookmaker->upcoming(kNoon + 1h).front().starts_at == start);

    game.book.advance(start - 1min);
    CHECK(game.book.bet_on_home(game.id));
    game.book.advance(start);
    CHECK(game.book.bet_on_home(game.id).error() == Rejection::kBettingClosed);
    game.league.says(start + 3h, Ended{"g", {{101, 99}}});
    game.book.advance(start + 3h);
    CHECK(game.book.happened(game.id) == History{"GameScheduled", "GameRescheduled", "LineClosed",
                                                 "ResultRecorded", "GameSettled"});
    CHECK(game.book.balance() == 1'182);
  }
}

TEST_CASE("a game that is moved a little into the past closes at once") {
  OneGame game;
  game.book.receive(game.league, kFaceOff - 10min, Rescheduled{"g", kFaceOff - 1h});
  CHECK(game.book.bet_on_home(game.id).error() == Rejection::kBettingClosed);
  CHECK(game.book.happened(game.id) == History{"GameScheduled", "GameRescheduled", "LineClosed"});
}

TEST_CASE("a line that has closed stays closed when the game is moved") {
  OneGame game;
  game.book.advance(kFaceOff);
  game.book.receive(game.league, kFaceOff + 1h, Rescheduled{"g", kFaceOff + 24h});
  CHECK(game.book.bookmaker->refusals() == 0);
  CHECK(game.book.bet_on_home(game.id).error() == Rejection::kBettingClosed);
  SUBCASE("and its bets are settled if it is final within 48 hours") {
    game.book.receive(game.league, kFaceOff + 27h, Ended{"g", {{101, 99}}});
    CHECK(game.book.balance() == 1'091);
  }
  SUBCASE("and its bets are void otherwise") {
    game.book.advance(kFaceOff + 48h);
    CHECK(game.book.balance() == 1'000);
    game.book.receive(game.league, kFaceOff + 50h, Ended{"g", {{101, 99}}});
    CHECK(game.book.happened(game.id) ==
          History{"GameScheduled", "LineClosed", "GameCancelled", "GameSettled"});
  }
}

TEST_CASE("news of before the start that comes when the line has closed moves nothing") {
  OneGame game;
  game.book.advance(kFaceOff);
  game.league.says(kFaceOff - 1min, Rescheduled{"g", kFaceOff + 24h});
  game.book.advance(kFaceOff + 1min);
  CHECK(game.book.happened(game.id) == History{"GameScheduled", "LineClosed"});
  CHECK(game.book.bookmaker->next_due(kFaceOff + 1min) <= kFaceOff + 48h);
}

TEST_CASE("RULES 14: a result that is corrected within 72 hours is settled anew, to the coin") {
  OneGame game;
  game.book.receive(game.league, kFaceOff + 3h, Ended{"g", {{101, 99}}});
  CHECK(game.book.balance() == 1'091);
  const auto late = kFaceOff + 3h + 71h;
  SUBCASE("by the official word") { game.league.says(late, Corrected{"g", {{98, 99}}}); }
  SUBCASE("by the provider's other word") { game.league.says(late, Ended{"g", {{98, 99}}}); }
  CHECK(game.book.advance(late).results_came);
  CHECK(game.book.happened(game.id) == History{"GameScheduled", "LineClosed", "ResultRecorded",
                                               "GameSettled", "ResultRecorded", "GameSettled"});
  CHECK(game.book.balance() == 900);
  CHECK(game.book.held() == 0);

  game.league.says(late + 10min, Corrected{"g", {{100, 99}}});
  game.book.advance(late + 10min);
  CHECK(game.book.balance() == 1'091);
  CHECK(game.book.bookmaker->refusals() == 0);
}

TEST_CASE("RULES 14: a correction after 72 hours changes no coin") {
  OneGame game;
  game.book.receive(game.league, kFaceOff + 3h, Ended{"g", {{101, 99}}});
  game.book.receive(game.league, kFaceOff + 76h, Corrected{"g", {{98, 99}}});
  CHECK(game.book.balance() == 1'091);
  CHECK(game.book.bookmaker->refusals() == 1);
  game.book.restart();  // its provider goes on saying so
  game.book.advance(kFaceOff + 77h);
  CHECK(game.book.bookmaker->refusals() == 0);
}

TEST_CASE("a game that is called off gives the stakes back") {
  OneGame game;
  SUBCASE("before its start, when its line has not closed") {
    game.book.receive(game.league, kNoon + 1h, Cancelled{"g"});
    CHECK(game.book.happened(game.id) == History{"GameScheduled", "GameCancelled", "GameSettled"});
    CHECK(game.book.bookmaker->upcoming(kNoon + 1h).empty());
  }
  SUBCASE("while it is played") {
    game.book.receive(game.league, kFaceOff + 1h, Cancelled{"g"});
    CHECK(game.book.happened(game.id) ==
          History{"GameScheduled", "LineClosed", "GameCancelled", "GameSettled"});
  }
  CHECK(game.book.balance() == 1'000);
  CHECK(game.book.held() == 0);
}

TEST_CASE("what was noted before a crash is told to the ledger after it") {
  OneGame game;
  SUBCASE("a new start") {
    game.league.says(kNoon + 1h, Rescheduled{"g", kFaceOff + 2h});
    game.book.crash_before_the_ledger(kNoon + 1h);
    game.book.advance(kNoon + 1h);
    CHECK(game.book.ledger.game(game.id).starts_at == kFaceOff + 2h);
  }
  SUBCASE("a cancellation") {
    game.league.says(kNoon + 1h, Cancelled{"g"});
    game.book.crash_before_the_ledger(kNoon + 1h);
    game.book.advance(kNoon + 1h);
    CHECK(game.book.balance() == 1'000);
  }
  SUBCASE("a correction") {
    game.book.receive(game.league, kFaceOff + 3h, Ended{"g", {{101, 99}}});
    game.league.says(kFaceOff + 4h, Corrected{"g", {{98, 99}}});
    game.book.crash_before_the_ledger(kFaceOff + 4h);
    game.book.advance(kFaceOff + 4h);
    CHECK(game.book.balance() == 900);
  }
  CHECK(game.book.bookmaker->refusals() == 0);
}

TEST_CASE("news told again is none") {
  OneGame game;
  game.book.receive(game.league, kNoon + 1h, Rescheduled{"g", kFaceOff + 2h});
  game.book.receive(game.league, kFaceOff + 3h, Scored{"g", {50, 49}, kHalftime, {}});
  game.book.receive(game.league, kFaceOff + 5h, Ended{"g", {{101, 99}}});
  game.book.receive(game.league, kFaceOff + 6h, Corrected{"g", {{98, 99}}});
  const auto known = game.book.ledger.log().position();
  for (auto& again : std::vector{game.league.said}) game.league.said.push_back(again);
  game.book.advance(kFaceOff + 7h);
  game.book.restart();
  game.book.advance(kFaceOff + 8h);
  CHECK(game.book.ledger.log().position() == known);
  CHECK(game.book.balance() == 900);
}

TEST_CASE("news that comes late does not undo what is newer") {
  OneGame game;
  game.book.receive(game.league, kNoon + 2h, Quoted{"g", kHomeFavoured});
  game.league.says(kNoon + 1h, Quoted{"g", kPickEm});
  game.book.advance(kNoon + 3h);
  CHECK(game.book.bookmaker->upcoming(kNoon + 3h).front().current ==
        Quote{kHomeFavoured, kNoon + 2h});

  game.book.advance(kFaceOff);
  game.book.receive(game.league, kFaceOff + 2h, Scored{"g", {70, 60}, {PeriodKind::kPlay, 3}, 400});
  game.league.says(kFaceOff + 1h, Scored{"g", {50, 49}, kHalftime, {}});
  game.book.advance(kFaceOff + 2h);
  CHECK(game.book.progress(game.id)->score == ledger::Score{70, 60});

  game.book.receive(game.league, kFaceOff + 4h, Corrected{"g", {{98, 99}}});
  game.league.says(kFaceOff + 3h, Ended{"g", {{101, 99}}});
  game.book.advance(kFaceOff + 5h);
  CHECK(game.book.balance() == 900);
}

TEST_CASE("the score of a game under way is kept, and the ledger does not hear of it") {
  OneGame game;
  game.book.advance(kFaceOff);
  CHECK_FALSE(game.book.progress(game.id));
  const auto known = game.book.ledger.log().position();
  game.book.receive(game.league, kFaceOff + 1h, Scored{"g", {50, 49}, kHalftime, 90});
  game.book.restart();
  game.league.said.clear();
  game.book.advance(kFaceOff + 1h);
  CHECK(game.book.progress(game.id) == Progress{{50, 49}, kHalftime, 90, kFaceOff + 1h});
  CHECK(game.book.ledger.log().position() == known);

  game.book.receive(game.league, kFaceOff + 3h, Ended{"g", {{101, 99}}});
  CHECK_FALSE(game.book.progress(game.id));
}

}  // namespace
}  // namespace chalkline::sports
