#include "ledger/rules/account.hpp"

#include <doctest/doctest.h>

#include <limits>

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

TEST_CASE("an account is sound while its stakes, its open bets and its counts agree") {
  AccountState good;
  good.balance = -5;  // after a reversal
  good.held = 30;
  good.open_bets = 3;
  good.achievements.bets = 3;
  good.achievements.settled = 3;
  CHECK(is_sound(AccountState{}));
  CHECK(is_sound(good));
  const auto broken = [&](auto change) {
    auto account = good;
    change(account);
    CHECK_FALSE(is_sound(account));
  };
  broken([](auto& account) { account.held = 2; });  // less than a coin for each
  broken([](auto& account) { account.held = 0; });
  broken([](auto& account) { account.held = -30; });
  broken([](auto& account) { account.open_bets = 0; });
  broken([](auto& account) { account.open_bets -= 4; });  // below nothing
  broken([](auto& account) { account.achievements.settled -= 4; });
  broken([](auto& account) { account.achievements.settled = 4; });
  broken([](auto& account) { account.balance = kBalanceMax + 1; });
  broken([](auto& account) { account.balance = -kBalanceMax - 1; });
}

TEST_CASE("an impossible event leaves an account that is not sound, and ends nothing") {
  const auto after = [](const Events& events) {
    AccountState account;
    Position position = 0;
    for (const auto& event : events) evolve(account, event, ++position, kNoon);
    return account;
  };
  const CoinsGranted most{kAlice, std::numeric_limits<Coins>::max(), GrantReason::kSignUp};
  CHECK_FALSE(is_sound(after({most})));
  CHECK_FALSE(is_sound(after({most, most})));
  CHECK_FALSE(is_sound(after({BetSettled{kAlice, 1, kBears, BetOutcome::kLost, 10, 0}})));
  CHECK_FALSE(is_sound(after({SettlementReversed{kAlice, 3, 4, 100, 191}})));
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

TEST_CASE("a quote from the future is none") {
  auto pick = kPick;
  pick.quoted_at = kNoon + 1s;
  CHECK(alice_with(100).when(bet(kAlice, 100, pick)).accepted());
  pick.quoted_at += 1us;
  alice_with(100).when(bet(kAlice, 100, pick)).then(Rejection::kQuoteExpired);
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
  alice_with(100).when(ResetBankroll{kAlice}).then(Rejection::kResetNotNeeded);
  alice_with(99).when(ResetBankroll{kAlice}).then(reset(901));
  alice_in_debt().when(ResetBankroll{kAlice}).then(reset(1'000 + 141));

  auto open_bet = alice_with(99);
  open_bet.happened(BetPlaced{kAlice, 1, 1, 98, {}, {leg(kPick)}}, kNoon);
  open_bet.when(ResetBankroll{kAlice}).then(Rejection::kResetWithOpenBets);
  open_bet.happened(BetSettled{kAlice, 4, kBears, BetOutcome::kLost, 1, 0}, kNoon);
  open_bet.when(ResetBankroll{kAlice}).then(reset(902));

  auto again = alice_with(0);
  again.happened(CoinsGranted{kAlice, 50, GrantReason::kBankrollReset}, kNoon);
  again.when(ResetBankroll{kAlice}, kNoon + 24h * 7 - 1us).then(Rejection::kResetTooSoon);
  again.when(ResetBankroll{kAlice}, kNoon + 24h * 7).then(reset(950));
}

TEST_CASE("the coins granted at sign-up do not count as a reset") {
  CHECK(alice_with(0).when(ResetBankroll{kAlice}).accepted());
}

}  // namespace
}  // namespace chalkline::ledger
