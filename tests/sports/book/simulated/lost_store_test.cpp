#include <doctest/doctest.h>

#include <algorithm>
#include <filesystem>

#include "ledger/engine/overdue_games.hpp"
#include "tests/sports/sports_fixture.hpp"

// The fate of bets when sports.db, which alone remembers the games, is lost or goes back: the whole
// room on a real ledger.
namespace chalkline::sports {
namespace {

using namespace test;
using ledger::test::kAlice;
namespace fs = std::filesystem;

// Alice bets on the next game to start, on which the server then looks while it is being played.
class UnderWay {
 public:
  UnderWay() {
    house.visit(kNoon - 6h);
    fs::copy(house.database(), copy());
    house.ledger.clock.set(kNoon);
    const auto book = house.open();
    const auto board = book->boards().current();
    game = *std::ranges::min_element(board->upcoming, {}, [](const Game& next) {
      // A game that the copy of six hours ago does not know as offered.
      return next.opening.at > kNoon - 6h ? next.starts_at : ledger::Timestamp::max();
    });
    REQUIRE(game.opening.at > kNoon - 6h);
    book->stop();
    house.ledger.accept(ledger::OpenAccount{kAlice});
    house.ledger.accept(
        ledger::test::bet(kAlice, 100, ledger::test::moneyline(game.id, ledger::Side::kHome)));
    house.visit(game.starts_at + 5min);
  }
  std::string copy() const { return house.database() + ".copy"; }

  // sports.db is what `store` says, or nothing.
  void replace_store(const std::optional<std::string>& store) {
    for (const auto* suffix : {"", "-wal", "-shm"}) fs::remove(house.database() + suffix);
    if (store) fs::copy(*store, house.database());
  }
  // The server runs for a step; the ledger looks for what is overdue, and settles.
  void look(ledger::Timestamp now) {
    house.visit(now);
    ledger::cancel_overdue_games(house.ledger.state(), house.ledger.engine(), now,
                                 [](ledger::GameId) { return false; });
    house.ledger.settle();
  }

  test::SportsFixture house;
  Game game;
};

TEST_CASE("a bet whose game is forgotten while it is played is void after 48 hours") {
  UnderWay bet;
  SUBCASE("sports.db was lost") { bet.replace_store(std::nullopt); }
  SUBCASE("sports.db was restored from before the game was offered") {
    bet.replace_store(bet.copy());
  }
  bet.look(bet.game.starts_at + 48h - 1s);
  CHECK(bet.house.ledger.account(kAlice).held == 100);
  bet.look(bet.game.starts_at + 48h);
  CHECK(bet.house.ledger.account(kAlice).held == 0);
  CHECK(bet.house.ledger.balance(kAlice) == 1'000);
}

TEST_CASE("a result from the time in which nothing ran counts, however late it is told") {
  UnderWay bet;
  bet.look(bet.game.starts_at + 50h);
  CHECK(bet.house.ledger.account(kAlice).held == 0);
  CHECK(bet.house.histories().at(raw(bet.game.id)).at(2) == "ResultRecorded");
}

}  // namespace
}  // namespace chalkline::sports
