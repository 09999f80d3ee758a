#include <doctest/doctest.h>

#include <array>

#include "base/sha256.hpp"
#include "tests/ledger/verbs.hpp"
#include "tests/sports/live_book.hpp"

// What the book makes of a game that an operator has acted on in the ledger.
namespace chalkline::sports {
namespace {

using namespace test;
using ledger::test::cancel_as_operator;
using ledger::test::reschedule;
using ledger::test::set_result;
using History = std::vector<std::string>;

class OperatorsGame {
 public:
  OperatorsGame() {
    league.lists("1", kFaceOff);
    book.receive(league, kNoon, Quoted{"1", kPickEm});
  }

  // An operator's act of which the book hears, or the program ends before it does.
  void acts(const ledger::ActAsOperator& act) {
    book.ledger.accept(act);
    book.bookmaker->advance(book.ledger.clock.now(), std::array{id});
  }
  void acts_and_crashes(const ledger::ActAsOperator& act) {
    book.ledger.accept(act);
    book.restart();
    book.advance(book.ledger.clock.now());
  }
  std::vector<Game> on_offer() const { return book.bookmaker->upcoming(book.ledger.clock.now()); }
  FeedGame stored() const {
    sqlite::Connection db{book.database(), sqlite::Access::kWrite};
    return GameStore{db}.find(id).value();
  }

  Provider league{"league"};
  LiveBook book{{&league}};
  ledger::GameId id = LiveBook::id("league", "1");
};

TEST_CASE("a game that an operator cancels is offered no more, whatever its feed says") {
  for (const bool crashes : {false, true}) {
    OperatorsGame game;
    CHECK(game.book.bet_on_home(game.id));
    REQUIRE(game.on_offer().size() == 1);
    const auto act = cancel_as_operator(game.id);
    crashes ? game.acts_and_crashes(act) : game.acts(act);
    game.book.ledger.settle();
    CHECK(game.on_offer().empty());
    CHECK(game.book.balance() == 1'000);
    game.league.says(kNoon + 1h, Rescheduled{"1", kFaceOff + 24h});
    game.book.receive(game.league, kFaceOff + 3h, Ended{"1", {{101, 99}}});
    CHECK(game.stored().game.status == GameStatus::kCancelled);
    CHECK(game.book.happened(game.id) ==
          History{"GameScheduled", "OperatorActed", "GameCancelled", "GameSettled"});
    CHECK(game.book.bookmaker->refusals() == 0);
  }
}

TEST_CASE("a game that an operator moves closes at its new start, whatever its feed says") {
  for (const bool crashes : {false, true}) {
    OperatorsGame game;
    const auto act = reschedule(game.id, kFaceOff + 24h);
    crashes ? game.acts_and_crashes(act) : game.acts(act);
    game.league.says(kNoon + 1h, Rescheduled{"1", kFaceOff + 48h});
    game.book.advance(kFaceOff);
    REQUIRE(game.on_offer().size() == 1);
    CHECK(game.on_offer().front().starts_at == kFaceOff + 24h);
    game.book.advance(kFaceOff + 24h);
    CHECK(game.on_offer().empty());
    CHECK(game.book.happened(game.id) ==
          History{"GameScheduled", "OperatorActed", "GameRescheduled", "LineClosed"});
    CHECK(game.book.bookmaker->refusals() == 0);
  }
}

TEST_CASE("a game that an operator has moved is cancelled by its feed all the same") {
  OperatorsGame game;
  game.acts(reschedule(game.id, kFaceOff + 24h));
  game.book.receive(game.league, kNoon + 1h, Cancelled{"1"});
  CHECK(game.book.happened(game.id).back() == "GameSettled");
  CHECK(game.stored().game.status == GameStatus::kCancelled);
}

TEST_CASE("a game that begins before the start that an operator gave it takes no more bets") {
  OperatorsGame game;
  game.acts(reschedule(game.id, kFaceOff + 12h));
  game.book.receive(game.league, kFaceOff, Scored{"1", {2, 0}, {PeriodKind::kPlay, 1}, 600});
  CHECK(game.on_offer().empty());
  game.book.receive(game.league, kFaceOff + 13h, Ended{"1", {{101, 99}}});
  CHECK(game.book.happened(game.id) == History{"GameScheduled", "OperatorActed", "GameRescheduled",
                                               "LineClosed", "ResultRecorded", "GameSettled"});
  CHECK(game.book.bookmaker->refusals() == 0);
}

TEST_CASE("the result of an operator stays, also against an official correction") {
  for (const bool crashes : {false, true}) {
    OperatorsGame game;
    CHECK(game.book.bet_on_home(game.id));
    game.book.advance(kFaceOff + 2h);
    const auto act = set_result(game.id, {90, 80});
    crashes ? game.acts_and_crashes(act) : game.acts(act);
    game.league.says(kFaceOff + 3h, Ended{"1", {{80, 90}}});
    game.book.receive(game.league, kFaceOff + 4h, Corrected{"1", {{80, 91}}});
    CHECK(game.stored().game.score == ledger::Score{90, 80});
    CHECK(game.book.balance() == 1'091);
    CHECK(game.book.happened(game.id) ==
          History{"GameScheduled", "LineClosed", "OperatorActed", "ResultRecorded", "GameSettled"});
    CHECK(game.book.bookmaker->refusals() == 0);
  }
}

TEST_CASE("an operator corrects the result of a feed, and cancels the game after all") {
  OperatorsGame game;
  CHECK(game.book.bet_on_home(game.id));
  game.book.receive(game.league, kFaceOff + 3h, Ended{"1", {{80, 90}}});
  CHECK(game.book.balance() == 900);
  game.acts(set_result(game.id, {90, 80}));
  CHECK(game.stored().game.score == ledger::Score{90, 80});
  game.acts(cancel_as_operator(game.id));
  game.book.ledger.settle();
  CHECK(game.stored().game.score == std::nullopt);
  CHECK(game.book.balance() == 1'000);
  CHECK(game.book.bookmaker->refusals() == 0);
}

TEST_CASE("a game that was committed to is revealed although an operator has set its result") {
  Provider league{"league"};
  Listed listed{"1",      ledger::Sport::kNba,    2026,
                kFaceOff, {"Boston Celtics", {}}, {"Miami Heat", {}}};
  listed.proof.digest = sha256("the key");
  league.says(kNoon, listed);
  league.says(kNoon, Quoted{"1", kPickEm});
  LiveBook book{{&league}};
  book.advance(kNoon);
  book.advance(kFaceOff + 1h);
  const auto id = LiveBook::id("league", "1");
  book.ledger.accept(set_result(id, {90, 80}));
  book.bookmaker->advance(kFaceOff + 1h, std::array{id});
  Result result{{80, 90}};
  result.reveal = "the key";
  book.receive(league, kFaceOff + 3h, Ended{"1", result});
  CHECK(book.happened(id) == History{"GameScheduled", "LineClosed", "OperatorActed",
                                     "ResultRecorded", "GameRevealed", "GameSettled"});
  CHECK(book.bookmaker->refusals() == 0);
}

}  // namespace
}  // namespace chalkline::sports
