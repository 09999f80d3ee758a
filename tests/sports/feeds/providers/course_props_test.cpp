#include <doctest/doctest.h>

#include <array>

#include "sports/store/prop_store.hpp"
#include "tests/sports/served_book.hpp"

// A game of the NHL on which props were offered, from Alice's bet to her coins.
namespace chalkline::sports {
namespace {

using namespace test;
using ledger::Side;

const ledger::PropSubject kPropShots{"11", "David Pastrňák", ledger::PropType::kShotsOnGoal};

std::vector<ledger::PlayerFigures> shots_by_him(std::uint16_t number) {
  return {{kPropShots.player, true, {{kPropShots.type, number}}}};
}

struct PropBetPlaced : ServedBook {
  PropBetPlaced() {
    advance(kNoon);
    PropStore{book.database()}.put(
        id, kNoon, std::array{PropPrice{kPropShots, "RW", true, {5, -110, -110}, "fanduel"}});
    REQUIRE(book.ledger.execute(ledger::test::bet(ledger::test::kAlice, 100, pick(Side::kOver))));
    CHECK(book.balance() == 900);
    both({.state = "OFF", .score = ledger::Score{3, 2}});
    figures.emplace();
  }
  ledger::Pick pick(Side side) const {
    return {.game = id,
            .market = ledger::Market::kProp,
            .side = side,
            .line = 5,
            .odds = -110,
            .other_odds = -110,
            .quoted_at = kNoon,
            .prop = kPropShots};
  }
  bool is_final() const { return book.ledger.game(id).phase == ledger::GamePhase::kFinal; }
};

TEST_CASE("the result of a game with props waits for its box score, which settles them") {
  PropBetPlaced game;
  game.advance(kFaceOff + 3h);
  CHECK_FALSE(game.is_final());
  game.book.restart();
  game.figures = shots_by_him(3);
  game.advance(kFaceOff + 3h + 1min);
  CHECK(game.is_final());
  CHECK_FALSE(game.book.ledger.game(game.id).simulated);
  CHECK(game.book.balance() == 1'091);
}

TEST_CASE("a prop on a player who is not in the box score is void") {
  PropBetPlaced game;
  game.figures = {{"12", true, {{ledger::PropType::kShotsOnGoal, 4}}}};
  game.advance(kFaceOff + 3h);
  CHECK(game.is_final());
  CHECK(game.book.balance() == 1'000);
}

TEST_CASE("a box score that does not come holds the result up for three hours, and counts later") {
  PropBetPlaced game;
  game.advance(kFaceOff + 3h);
  game.advance(kFaceOff + 6h - 1min);
  CHECK_FALSE(game.is_final());
  game.advance(kFaceOff + 6h);
  CHECK(game.is_final());
  CHECK(game.book.balance() == 1'000);
  game.figures = shots_by_him(2);
  game.advance(kFaceOff + 7h);
  CHECK(game.book.balance() == 900);
}

TEST_CASE("a figure that the league corrects settles its props anew") {
  PropBetPlaced game;
  game.figures = shots_by_him(2);
  game.advance(kFaceOff + 3h);
  CHECK(game.book.balance() == 900);
  game.figures = shots_by_him(3);
  game.advance(kFaceOff + 24h);
  CHECK(game.book.balance() == 1'091);
}

TEST_CASE("without props a result waits for nothing") {
  ServedBook served;
  served.advance(kNoon);
  REQUIRE(served.bet());
  served.both({.state = "OFF", .score = ledger::Score{3, 2}});
  served.figures.emplace();
  served.advance(kFaceOff + 3h);
  CHECK(served.book.balance() == 1'067);
}

}  // namespace
}  // namespace chalkline::sports
