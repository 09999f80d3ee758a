#include <doctest/doctest.h>

#include <algorithm>
#include <thread>
#include <utility>

#include "ledger/audit/verify.hpp"
#include "ledger/engine/account_history.hpp"
#include "tests/ledger/answers.hpp"
#include "tests/ledger/faulty_files.hpp"
#include "tests/ledger/harness.hpp"
#include "tests/ledger/scale.hpp"

// A person leaves for good: their open bets are void, the account takes nothing more, and the
// ledger is as valid as before.
namespace chalkline::ledger {
namespace {

using namespace test;

void check_audit(const LedgerHarness& ledger) {
  for (const auto& fault : verify(ledger.log(), [](Position, Position) {}).faults)
    FAIL_CHECK(fault.position, ": ", fault.what);
}

struct Leaving {
  LedgerHarness ledger;
  BetId first{};
  BetId second{};

  Leaving() {
    ledger.accept(OpenAccount{kAlice});
    ledger.accept(OpenAccount{kBob});
    ledger.accept(ScheduleGame{scheduled(kBears)});
    ledger.accept(ScheduleGame{scheduled(kLakers)});
    first = ledger.accept(bet(kAlice, 100, moneyline(kBears, Side::kHome))).first;
    ledger.accept(bet(kBob, 50, moneyline(kBears, Side::kHome)));
    second = ledger.accept(bet(kAlice, 200, moneyline(kLakers, Side::kAway))).first;
  }

  Outcome close(AccountId account) { return ledger.execute(CloseAccount{account}); }
};

TEST_CASE("closing an account voids its open bets, each caused by the closing") {
  Leaving life;
  const auto closed = life.close(kAlice);
  REQUIRE(closed);
  CHECK(life.ledger.events(closed->first) == Events{AccountClosed{kAlice}});
  CHECK(life.ledger.state().closing_accounts() == std::vector{kAlice});
  check_audit(life.ledger);  // what is still due is no fault

  life.ledger.settle();
  const auto records = life.ledger.records(closed->first);
  REQUIRE(records.size() == 3);
  CHECK(records[1].event ==
        Event{BetSettled{
            kAlice, life.second, kLakers, BetOutcome::kVoid, 200, 200, {}, BetKind::kMoneyline}});
  CHECK(records[2].event ==
        Event{BetSettled{
            kAlice, life.first, kBears, BetOutcome::kVoid, 100, 100, {}, BetKind::kMoneyline}});
  CHECK(records[1].caused_by == closed->first);
  CHECK(records[2].caused_by == closed->first);
  CHECK(life.ledger.balance(kAlice) == 1'000);
  CHECK(life.ledger.account(kAlice).held == 0);
  CHECK(life.ledger.state().closing_accounts().empty());
  check_audit(life.ledger);
}

TEST_CASE("a closed account takes nothing more, after a new start as well") {
  Leaving life;
  REQUIRE(life.close(kAlice));
  for (int start = 0; start < 2; ++start) {
    const auto refused = [&](Command command) {
      return life.ledger.execute(std::move(command)).error();
    };
    CHECK(refused(bet(kAlice, 1, moneyline(kBears, Side::kHome))) == Rejection::kAccountClosed);
    CHECK(refused(ResetBankroll{kAlice}) == Rejection::kAccountClosed);
    CHECK(refused(SubmitQuiz{kAlice, {}}) == Rejection::kAccountClosed);
    CHECK(refused(OpenAccount{kAlice}) == Rejection::kAccountExists);
    CHECK(life.close(kAlice).error() == Rejection::kAccountClosed);
    life.ledger.reopen();
  }
  CHECK(life.close(kStranger).error() == Rejection::kUnknownAccount);
}

TEST_CASE("the end of a game, and its correction, leave a closed account's bets alone") {
  Leaving life;
  REQUIRE(life.close(kAlice));
  SUBCASE("once they are void") { life.ledger.settle(); }
  SUBCASE("while they are open") {}
  life.ledger.finish(kBears, {1, 0});
  life.ledger.settle();
  life.ledger.accept(RecordResult{kBears, {0, 1}});
  life.ledger.settle();
  CHECK(life.ledger.balance(kAlice) == 1'000);
  CHECK(life.ledger.balance(kBob) == 950);
  check_audit(life.ledger);
}

TEST_CASE("a bet that was settled before stays settled as it was") {
  Leaving life;
  life.ledger.finish(kBears, {1, 0});
  life.ledger.settle();
  REQUIRE(life.close(kAlice));
  life.ledger.settle();
  CHECK(life.ledger.balance(kAlice) == 1'091);
  life.ledger.accept(RecordResult{kBears, {0, 1}});
  life.ledger.settle();
  CHECK(life.ledger.balance(kAlice) == 1'091);
  check_audit(life.ledger);
}

TEST_CASE("a bet that a correction has opened again is void") {
  Leaving life;
  const auto parlay =
      life.ledger
          .accept(PlaceSlip{
              kAlice,
              {},
              {SlipBet{300, {moneyline(kBears, Side::kAway), moneyline(kLakers, Side::kHome)}}}})
          .first;
  life.ledger.finish(kBears, {1, 0});
  life.ledger.settle();
  life.ledger.accept(RecordResult{kBears, {0, 1}});
  life.ledger.settle();
  REQUIRE(life.ledger.account(kAlice).open_bets == 2);
  const auto closed = life.close(kAlice);
  life.ledger.settle();
  CHECK(
      life.ledger.record(closed->first + 1).event ==
      Event{BetSettled{kAlice, parlay, kBears, BetOutcome::kVoid, 300, 300, {}, BetKind::kParlay}});
  CHECK(life.ledger.balance(kAlice) == 900);
  CHECK(life.ledger.account(kAlice).held == 0);
  check_audit(life.ledger);
}

TEST_CASE("only a closed account's own open bets are void, and only once") {
  Leaving life;
  std::vector<SettleBets::Placed> seen;
  walk_open_bets(life.ledger.log(), life.ledger.state(), kAlice, [&](SettleBets::Placed placed) {
    seen.push_back(std::move(placed));
    return true;
  });
  REQUIRE(seen.size() == 2);
  const auto end = life.ledger.log().position();
  CHECK(life.ledger.execute(VoidOpenBets{kAlice, seen}).error() == Rejection::kNothingToDo);
  REQUIRE(life.close(kBob));
  life.ledger.accept(VoidOpenBets{kBob, seen});
  CHECK(life.ledger.log().position() == end + 1);
  REQUIRE(life.close(kAlice));
  for (int time = 0; time < 2; ++time) life.ledger.accept(VoidOpenBets{kAlice, seen});
  CHECK(life.ledger.log().position() == end + 4);
  life.ledger.settle();
  check_audit(life.ledger);
}

// So many open bets of one coin.
void place_many(LedgerHarness& ledger, std::size_t bets) {
  ledger.accept(OpenAccount{kAlice});
  ledger.accept(UpgradeMembership{kAlice, Tier::kUltimate});
  ledger.accept(ScheduleGame{scheduled(kBears)});
  PlaceSlip slip{kAlice, {}, {}};
  slip.bets.assign(kSlipMax, SlipBet{1, {moneyline(kBears, Side::kHome)}});
  Answers answers;
  for (std::size_t i = 0; i < bets / kSlipMax; ++i)
    REQUIRE(ledger.engine().submit(slip, answers, i));
  answers.wait_until(bets / kSlipMax);
  REQUIRE(ledger.account(kAlice).open_bets == bets);
}

// The most records of a batch that the writer has written since `from`.
Position largest_batch(const LedgerHarness& ledger, Position from) {
  Position largest = 0;
  ledger.log().scan_roots(1, [&](Position last, const Hash&) {
    if (last > from) largest = std::max(largest, last - std::exchange(from, last));
    return true;
  });
  return largest;
}

// All of it was one command, during which nobody's bet was taken.
TEST_CASE(
    "closing an account with 100,000 open bets never holds the writer for more than a chunk") {
  LedgerHarness ledger;
  const auto bets = static_cast<std::size_t>(scaled(100'000));
  place_many(ledger, bets);
  const auto closed = ledger.accept(CloseAccount{kAlice}).position;
  ledger.settle();
  CHECK(ledger.log().position() == closed + bets);
  CHECK(largest_batch(ledger, closed) == kSettleChunk);
  CHECK(ledger.account(kAlice).held == 0);
}

TEST_CASE("each open bet is void exactly once when the settler is stopped at every chunk") {
  FaultyFiles files;
  LedgerHarness ledger{files.env()};
  constexpr std::size_t kBets = 35 * kSlipMax;
  static_assert(kBets > 2 * kSettleChunk && kBets < 3 * kSettleChunk);
  place_many(ledger, kBets);
  const auto closed = ledger.accept(CloseAccount{kAlice}).position;
  while (ledger.unsettled() > 0) {
    files.hold_syncs();
    Settler settler{ledger.log(), ledger.state(), ledger.engine()};
    files.wait_until_held();  // a chunk is being written
    std::thread stopping{[&] { settler.stop(); }};
    files.release_syncs();
    stopping.join();
    ledger.reopen();
  }
  CHECK(ledger.log().position() == closed + kBets);
  CHECK(ledger.account(kAlice).held == 0);
  check_audit(ledger);
}

}  // namespace
}  // namespace chalkline::ledger
