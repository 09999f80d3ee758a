#include <doctest/doctest.h>

#include <numeric>

#include "tests/ledger/spec.hpp"

namespace chalkline::ledger {
namespace {

using namespace test;

constexpr BetId kBet = 4;
const BetPlaced kPlaced{kAlice, 100, 91, 900, {}, {leg(moneyline(kBears, Side::kHome))}};

Given placed() {
  return given({AccountOpened{kAlice}, CoinsGranted{kAlice, 1'000, GrantReason::kSignUp},
                scheduled(kBears), kPlaced});
}

Events settle_after(std::initializer_list<Event> ends, const Settlement* settled = nullptr) {
  auto history = placed();
  for (const auto& end : ends) history.happened(end, kTipOff + 1h);
  return settle(kBet, kPlaced, settled, kBears, std::array{history.game(kBears)});
}

BetSettled settled_as(BetOutcome outcome, Coins credit) {
  return {kAlice, kBet, kBears, outcome, 100, credit, {}, BetKind::kMoneyline};
}

TEST_CASE("a bet settles to stake and profit, nothing, or the stake") {
  CHECK(settle_after({ResultRecorded{kBears, {1, 0}}}) ==
        Events{settled_as(BetOutcome::kWon, 191)});
  CHECK(settle_after({ResultRecorded{kBears, {0, 1}}}) == Events{settled_as(BetOutcome::kLost, 0)});
  CHECK(settle_after({ResultRecorded{kBears, {1, 1}}}) ==
        Events{settled_as(BetOutcome::kPush, 100)});
  CHECK(settle_after({GameCancelled{kBears}}) == Events{settled_as(BetOutcome::kVoid, 100)});
}

TEST_CASE("a settlement that is up to date is left alone") {
  const Settlement won{6, BetOutcome::kWon, 191};
  CHECK(settle_after({ResultRecorded{kBears, {1, 0}}}, &won).empty());
  CHECK(
      settle_after({ResultRecorded{kBears, {1, 0}}, ResultRecorded{kBears, {9, 0}}}, &won).empty());
}

TEST_CASE("a correction takes the settlement back exactly and settles anew") {
  const auto flip = [](const Settlement& before, Score score, const BetSettled& after) {
    CHECK(settle_after({ResultRecorded{kBears, score}}, &before) ==
          Events{SettlementReversed{kAlice, kBet, before.position, 100, before.credit}, after});
  };
  flip({6, BetOutcome::kWon, 191}, {0, 1}, settled_as(BetOutcome::kLost, 0));
  flip({8, BetOutcome::kLost, 0}, {1, 0}, settled_as(BetOutcome::kWon, 191));
  flip({6, BetOutcome::kWon, 191}, {1, 1}, settled_as(BetOutcome::kPush, 100));
  flip({6, BetOutcome::kPush, 100}, {0, 1}, settled_as(BetOutcome::kLost, 0));
}

TEST_CASE("every settlement and reversal moves coins that sum to zero") {
  for (const Coins credit : {Coins{191}, Coins{100}, Coins{0}}) {
    const auto forth = postings_of(settled_as(BetOutcome::kWon, credit));
    const auto back = postings_of(SettlementReversed{kAlice, kBet, 6, 100, credit});
    REQUIRE(forth.size() == back.size());
    Coins sum = 0;
    for (std::size_t i = 0; i < forth.size(); ++i) {
      CHECK(forth[i].kind == back[i].kind);
      CHECK(forth[i].amount == -back[i].amount);
      CHECK(forth[i].amount != 0);
      sum += forth[i].amount;
    }
    CHECK(sum == 0);
  }
}

TEST_CASE("a settled bet is closed, a reversed one is open again") {
  auto history = placed();
  const auto expect = [&](Coins balance, Coins held, std::uint64_t open) {
    CHECK(history.account(kAlice).balance == balance);
    CHECK(history.account(kAlice).held == held);
    CHECK(history.account(kAlice).open_bets == open);
  };
  expect(900, 100, 1);
  history.happened(settled_as(BetOutcome::kWon, 191), kTipOff);
  expect(1'091, 0, 0);
  history.happened(SettlementReversed{kAlice, kBet, 5, 100, 191}, kTipOff);
  expect(900, 100, 1);
  history.happened(settled_as(BetOutcome::kLost, 0), kTipOff);
  expect(900, 0, 0);
}

}  // namespace
}  // namespace chalkline::ledger
