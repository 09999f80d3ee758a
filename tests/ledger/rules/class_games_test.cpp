#include <doctest/doctest.h>

#include "ledger/rules/classes/classes.hpp"
#include "ledger/values/game_id.hpp"
#include "tests/ledger/spec.hpp"

// Games of a class's own run of a past season.
namespace chalkline::ledger {
namespace {

using namespace test;

GameScheduled game_of_run(std::string_view run) {
  GameScheduled game = scheduled(kBears);
  game.source = Source::kReplay;
  game.source_key = "2023/2023_01_GB_CHI/";
  game.source_key += run;
  game.game = game_id(game.source, game.source_key);
  return game;
}

GameScheduled game_of_class(const ClassId& id) {
  return game_of_run(class_run_prefix(id) + "nfl-2023-17");
}

// Alice in two classes, one game of each, and one of everybody's.
struct Lessons {
  GameScheduled econ = game_of_class(kEcon);
  GameScheduled stats = game_of_class(kStats);
  GameScheduled everybodys = game_of_run("nfl-2023-17");
  Given history =
      given({AccountOpened{kAlice}, CoinsGranted{kAlice, 1'000, GrantReason::kSignUp},
             AccountOpened{kBob}, ClassOpened{kEcon, open_terms()},
             ClassOpened{kStats, open_terms()}, PurseOpened{kEconPurse, kAlice, kEcon, 0},
             CoinsGranted{kEconPurse, 10'000, GrantReason::kClassStart},
             PurseOpened{kStatsPurse, kAlice, kStats, 0},
             CoinsGranted{kStatsPurse, 10'000, GrantReason::kClassStart}, econ, stats, everybodys});

  Lessons() { history.under(kLatestRules); }
  Decided bet_on(const GameScheduled& game, AccountId account) {
    return history.when(bet(account, 10, moneyline(game.game, Side::kHome)));
  }
};

TEST_CASE("the key of a game says of which class it is") {
  CHECK(class_run_prefix(kEcon) == "class-ec010000000000000000000000000000-");
  CHECK(class_of_game(Source::kReplay, game_of_class(kEcon).source_key) == kEcon);
  CHECK(!class_of_game(Source::kLive, game_of_class(kEcon).source_key));
  for (const auto* run :
       {"", "nfl-2023-17", "class-", "class-ec01-nfl", "class-ec010000000000000000000000000000",
        "class-EC010000000000000000000000000000-nfl", "class-ec010000000000000000000000000000/nfl"})
    CHECK_MESSAGE(!class_of_game(Source::kReplay, game_of_run(run).source_key), run);
}

TEST_CASE("a class's own game is bet on from its purses alone") {
  Lessons alice;
  CHECK(alice.bet_on(alice.econ, kEconPurse).accepted());
  CHECK(alice.bet_on(alice.stats, kStatsPurse).accepted());
  alice.bet_on(alice.econ, kAlice).then(Rejection::kUnknownGame);
  alice.bet_on(alice.econ, kStatsPurse).then(Rejection::kUnknownGame);
  alice.bet_on(alice.stats, kEconPurse).then(Rejection::kUnknownGame);
  for (const auto account : {kAlice, kEconPurse, kStatsPurse})
    CHECK(alice.bet_on(alice.everybodys, account).accepted());

  const PlaceSlip parlay{kEconPurse,
                         {},
                         {SlipBet{10,
                                  {moneyline(alice.econ.game, Side::kHome),
                                   moneyline(alice.stats.game, Side::kHome)}}}};
  alice.history.when(parlay).then(Rejection::kUnknownGame);
}

TEST_CASE("nothing else can be done with a class's own game by others") {
  Lessons alice;
  const AskedSide asked{alice.econ.game, Market::kMoneyline, Side::kHome, 0, -110, -110,
                        kNoon - 1min};
  alice.history.when(MarkMarket{kAlice, asked}).then(Rejection::kUnknownGame);
  alice.history.when(PassGame{kStatsPurse, alice.econ.game, PassReason::kUnsure})
      .then(Rejection::kUnknownGame);
  alice.history.when(PassGame{kEconPurse, alice.econ.game, PassReason::kUnsure})
      .then({GamePassed{kEconPurse, alice.econ.game, PassReason::kUnsure}});
}

}  // namespace
}  // namespace chalkline::ledger
