#include "ledger/rules/limits.hpp"

#include <doctest/doctest.h>

#include "tests/ledger/spec.hpp"

namespace chalkline::ledger {
namespace {

using namespace test;

constexpr std::optional<Coins> kNone;

// Bob has coins to lose, and a game that starts in a week.
Given bob() {
  return given({AccountOpened{kBob}, CoinsGranted{kBob, 100'000, GrantReason::kSignUp},
                scheduled(kBears, kNoon + 24h * 7)});
}
LimitsSet set(const LimitValues& values) {
  return {kBob, values, std::nullopt, std::nullopt, std::nullopt};
}
BetPlaced placed(Coins stake) { return {kBob, stake, stake, 0, {}, {leg(kPick)}}; }
BetSettled lost(Coins stake) { return {kBob, 4, kBears, BetOutcome::kLost, stake, 0}; }

TEST_CASE("a limit is acted on from the bet that would exceed it") {
  auto stake = bob();
  stake.happened(set({100, std::nullopt, std::nullopt}), kNoon);
  CHECK(stake.when(bet(kBob, 100, kPick)).accepted());
  stake.when(bet(kBob, 101, kPick)).then(Rejection::kStakeLimit);

  auto daily = bob();
  daily.happened(set({kNone, 2, kNone}), kNoon);
  daily.happened(placed(1), kNoon);
  CHECK(daily.when(bet(kBob, 1, kPick)).accepted());
  daily.happened(placed(1), kNoon);
  daily.when(bet(kBob, 1, kPick)).then(Rejection::kDailyBetLimit);
  CHECK(daily.when(bet(kBob, 1, kPick), kNoon + 12h).accepted());  // midnight

  auto loss = bob();
  loss.happened(set({kNone, std::nullopt, 500}), kNoon);
  loss.happened(placed(200), kNoon);
  CHECK(loss.when(bet(kBob, 300, kPick)).accepted());
  loss.when(bet(kBob, 301, kPick)).then(Rejection::kLossLimit);  // open stakes may be lost
  loss.happened(lost(200), kNoon);
  CHECK(loss_this_week(loss.account(kBob).limits, kNoon) == 200);
  loss.when(bet(kBob, 301, kPick)).then(Rejection::kLossLimit);
  CHECK(loss.when(bet(kBob, 500, kPick), kNoon + 36h).accepted());  // Saturday noon to Monday
}

TEST_CASE("winnings make up for losses of the week, but are no loss below nothing") {
  auto history = bob();
  history.happened(placed(200), kNoon);
  history.happened(BetSettled{kBob, 4, kBears, BetOutcome::kWon, 200, 900}, kNoon);
  CHECK(loss_this_week(history.account(kBob).limits, kNoon) == 0);
  history.happened(SettlementReversed{kBob, 4, 5, 200, 900}, kNoon);
  history.happened(lost(200), kNoon);
  CHECK(loss_this_week(history.account(kBob).limits, kNoon) == 200);
}

TEST_CASE("what is tighter acts at once, what is looser after a day") {
  auto history = bob();
  history.happened(set({100, 10, std::nullopt}), kNoon);
  const LimitValues wanted{50, 20, 1'000};
  const LimitsSet expected{
      kBob, {50, 10, 1'000}, PendingLimits{wanted, kNoon + 24h}, std::nullopt, std::nullopt};
  history.when(ChangeLimits{kBob, wanted}).then({expected});
  history.happened(expected, kNoon);
  CHECK(acting(history.account(kBob).limits, kNoon + 24h - 1us) == expected.current);
  CHECK(acting(history.account(kBob).limits, kNoon + 24h) == wanted);

  // The same wish again does not begin the day anew; another one does.
  history.when(ChangeLimits{kBob, wanted}, kNoon + 1h).then(Rejection::kNothingToDo);
  const LimitValues none;
  history.when(ChangeLimits{kBob, none}, kNoon + 1h)
      .then({LimitsSet{kBob, expected.current, PendingLimits{none, kNoon + 25h}, std::nullopt,
                       std::nullopt}});
}

TEST_CASE("a break begins now and is never shortened") {
  auto history = bob();
  const LimitsSet week{kBob, {}, std::nullopt, 30, kNoon + 24h * 7};
  history.when(ChangeLimits{kBob, {}, 30, 7}).then({week});
  history.happened(week, kNoon);
  history.when(bet(kBob, 1, kPick), kNoon + 24h * 6).then(Rejection::kCoolingOff);
  for (const auto days : {std::optional<std::int32_t>{}, std::optional{1}})
    history.when(ChangeLimits{kBob, {}, 30, days}).then(Rejection::kNothingToDo);
  history.when(ChangeLimits{kBob, {}, 30, 42})
      .then({LimitsSet{kBob, {}, std::nullopt, 30, kNoon + 24h * 42}});
  const auto* game = history.game(kBears);
  REQUIRE(game != nullptr);
  CHECK(!refuse_bet(history.account(kBob).limits, 1, kNoon + 24h * 7, rules_of(1).limits));
}

TEST_CASE("limits out of range are refused") {
  const auto refused = [](const ChangeLimits& command) {
    bob().when(command).then(Rejection::kLimitsInvalid);
  };
  refused({kBob, {0, std::nullopt, std::nullopt}});
  refused({kBob, {kStakeMax + 1, std::nullopt, std::nullopt}});
  refused({kBob, {kNone, 0, kNone}});
  refused({kBob, {kNone, 1'001, kNone}});
  refused({kBob, {kNone, std::nullopt, 0}});
  refused({kBob, {}, 4});
  refused({kBob, {}, 241});
  refused({kBob, {}, std::nullopt, 0});
  refused({kBob, {}, std::nullopt, 43});
}

}  // namespace
}  // namespace chalkline::ledger
