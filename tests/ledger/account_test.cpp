#include "ledger/account.hpp"

#include <doctest/doctest.h>

#include "tests/ledger/spec.hpp"

namespace chalkline::ledger {
namespace {

using namespace test;

// Alice's only bet won, was paid, spent, and then the result was corrected.
Given alice_in_debt() {
  return given({AccountOpened{kAlice}, CoinsGranted{kAlice, 50, GrantReason::kSignUp},
                scheduled(kBears), scheduled(kLakers), SettlementReversed{kAlice, 3, 4, 100, 191},
                BetSettled{kAlice, 3, kLakers, BetOutcome::kLost, 100, 0}});
}

TEST_CASE("an account opens once, with 1,000 coins") {
  given({})
      .when(OpenAccount{kAlice})
      .then({AccountOpened{kAlice}, CoinsGranted{kAlice, 1'000, GrantReason::kSignUp}});
  alice_with(1).when(OpenAccount{kAlice}).then(Rejection::kAccountExists);
  alice_with(1)
      .when(OpenAccount{kBob})
      .then({AccountOpened{kBob}, CoinsGranted{kBob, 1'000, GrantReason::kSignUp}});
}

TEST_CASE("a bet holds its stake, records its quote and earns XP") {
  alice_with(1'000)
      .when(bet(kAlice, 300, kPick, key(7)))
      .then({BetPlaced{kAlice, 300, 450, 700, key(7), {leg(kPick)}},
             XpAwarded{kAlice, 10, XpReason::kBetPlaced}});
}

TEST_CASE("a bet names the bet before it on its game") {
  auto history = alice_with(1'000);
  history.happened(BetPlaced{kAlice, 1, 1, 999, {}, {leg(kPick)}}, kNoon);
  CHECK(history.account(kAlice).held == 1);
  history.when(bet(kAlice, 100, kPick))
      .then({BetPlaced{kAlice, 100, 150, 899, {}, {leg(kPick, 4)}},
             XpAwarded{kAlice, 10, XpReason::kBetPlaced}});
}

TEST_CASE("the whole balance may be staked, and not a coin more") {
  CHECK(alice_with(100).when(bet(kAlice, 100, kPick)).accepted());
  alice_with(99).when(bet(kAlice, 100, kPick)).then(Rejection::kInsufficientBalance);
  CHECK(alice_with(kStakeMax).when(bet(kAlice, kStakeMax, kPick)).accepted());
}

// Each row is wrong in its own way and in every later one; the first that is checked answers.
TEST_CASE("refusals of a bet, each overriding those after it") {
  auto bad_odds = kPick;
  bad_odds.odds = 99;
  auto unknown_game = kPick;
  unknown_game.game = kNowhere;
  auto bad_odds_nowhere = bad_odds;
  bad_odds_nowhere.game = kNowhere;
  const auto after_start = kTipOff;
  const Coins too_much = kStakeMax + 1;
  auto broke = alice_with(0);
  auto debt = alice_in_debt();

  debt.when(PlaceSlip{kStranger, {}, {}}, after_start).then(Rejection::kUnknownAccount);
  debt.when(PlaceSlip{kAlice, {}, {}}, after_start).then(Rejection::kSlipInvalid);

  debt.when(PlaceSlip{kAlice, {}, {SlipBet{0, {}}}}, after_start).then(Rejection::kLegsInvalid);

  auto no_such_pick = bad_odds_nowhere;
  no_such_pick.side = Side::kOver;
  debt.when(bet(kAlice, 0, no_such_pick), after_start).then(Rejection::kLegsInvalid);

  for (const Coins stake : {Coins{0}, Coins{-1}, too_much, std::numeric_limits<Coins>::min(),
                            std::numeric_limits<Coins>::max()}) {
    debt.when(bet(kAlice, stake, bad_odds_nowhere), after_start).then(Rejection::kStakeOutOfRange);
  }

  debt.when(bet(kAlice, kStakeMax, bad_odds_nowhere), after_start).then(Rejection::kOddsOutOfRange);
  auto bad_other = kPick;
  bad_other.other_odds = -99;
  broke.when(bet(kAlice, 1, bad_other)).then(Rejection::kOddsOutOfRange);
  bad_other.other_odds = 0;
  broke.when(bet(kAlice, 1, bad_other)).then(Rejection::kOddsOutOfRange);

  debt.when(bet(kAlice, kStakeMax, unknown_game), after_start).then(Rejection::kUnknownGame);
  debt.when(bet(kAlice, kStakeMax, kPick), after_start).then(Rejection::kBettingClosed);
  debt.when(bet(kAlice, kStakeMax, kPick), kNoon).then(Rejection::kDebtOutstanding);
  broke.when(bet(kAlice, 1, kPick), kNoon).then(Rejection::kInsufficientBalance);
}

TEST_CASE("a debt blocks bets until the balance is 1 coin or more") {
  auto history = alice_in_debt();
  CHECK(history.account(kAlice).balance == 50 - 191);
  history.when(bet(kAlice, 1, kPick)).then(Rejection::kDebtOutstanding);
  history.happened(CoinsGranted{kAlice, 141, GrantReason::kBankrollReset}, kNoon);
  history.when(bet(kAlice, 1, kPick)).then(Rejection::kInsufficientBalance);
  history.happened(CoinsGranted{kAlice, 1, GrantReason::kBankrollReset}, kNoon);
  CHECK(history.when(bet(kAlice, 1, kPick)).accepted());
}

TEST_CASE("a bankroll is reset to 1,000 below 100 coins with nothing open, once in 7 days") {
  const auto reset = [](Coins amount) {
    return Events{CoinsGranted{kAlice, amount, GrantReason::kBankrollReset}};
  };
  given({}).when(ResetBankroll{kStranger}).then(Rejection::kUnknownAccount);
  alice_with(100).when(ResetBankroll{kAlice}).then(Rejection::kResetNotDue);
  alice_with(99).when(ResetBankroll{kAlice}).then(reset(901));
  alice_in_debt().when(ResetBankroll{kAlice}).then(reset(1'000 + 141));

  auto open_bet = alice_with(99);
  open_bet.happened(BetPlaced{kAlice, 1, 1, 98, {}, {leg(kPick)}}, kNoon);
  open_bet.when(ResetBankroll{kAlice}).then(Rejection::kResetNotDue);
  open_bet.happened(BetSettled{kAlice, 4, kBears, BetOutcome::kLost, 1, 0}, kNoon);
  open_bet.when(ResetBankroll{kAlice}).then(reset(902));

  auto again = alice_with(0);
  again.happened(CoinsGranted{kAlice, 50, GrantReason::kBankrollReset}, kNoon);
  again.when(ResetBankroll{kAlice}, kNoon + 24h * 7 - 1us).then(Rejection::kResetNotDue);
  again.when(ResetBankroll{kAlice}, kNoon + 24h * 7).then(reset(950));
}

TEST_CASE("the coins granted at sign-up do not count as a reset") {
  CHECK(alice_with(0).when(ResetBankroll{kAlice}).accepted());
}

}  // namespace
}  // namespace chalkline::ledger
