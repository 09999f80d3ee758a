#include <doctest/doctest.h>

#include "ledger/account_history.hpp"
#include "ledger/audit_verify.hpp"
#include "tests/ledger/harness.hpp"

// A person leaves for good: their open bets are void, the account takes nothing more, and the
// ledger is as valid as before.
namespace chalkline::ledger {
namespace {

using namespace test;

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

  Outcome close(AccountId account) {
    return ledger.execute(CloseAccount{account, open_bets(ledger.log(), account)});
  }
  void check_audit() {
    CHECK(verify(ledger.log(), [](Position, Position) {}).faults.empty());
  }
};

TEST_CASE("closing an account voids its open bets, each caused by the closing") {
  Leaving life;
  const auto closed = life.close(kAlice);
  REQUIRE(closed);
  const auto records = life.ledger.records(closed->first);
  REQUIRE(records.size() == 3);
  CHECK(records[0].event == Event{AccountClosed{kAlice}});
  CHECK(records[1].event ==
        Event{BetSettled{kAlice, life.second, kLakers, BetOutcome::kVoid, 200, 200}});
  CHECK(records[2].event ==
        Event{BetSettled{kAlice, life.first, kBears, BetOutcome::kVoid, 100, 100}});
  CHECK(records[1].caused_by == closed->first);
  CHECK(records[2].caused_by == closed->first);
  CHECK(life.ledger.balance(kAlice) == 1'000);
  CHECK(life.ledger.account(kAlice).held == 0);
  life.check_audit();
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
}

TEST_CASE("the end of a game, and its correction, leave a closed account's bets alone") {
  Leaving life;
  REQUIRE(life.close(kAlice));
  life.ledger.finish(kBears, {1, 0});
  life.ledger.settle();
  life.ledger.accept(RecordResult{kBears, {0, 1}});
  life.ledger.settle();
  CHECK(life.ledger.balance(kAlice) == 1'000);
  CHECK(life.ledger.balance(kBob) == 950);
  life.check_audit();
}

TEST_CASE("a bet that was settled before stays settled as it was") {
  Leaving life;
  life.ledger.finish(kBears, {1, 0});
  life.ledger.settle();
  REQUIRE(life.close(kAlice));
  CHECK(life.ledger.balance(kAlice) == 1'091);
  life.ledger.accept(RecordResult{kBears, {0, 1}});
  life.ledger.settle();
  CHECK(life.ledger.balance(kAlice) == 1'091);
  life.check_audit();
}

TEST_CASE("bets that were placed or settled after the caller looked are void or left as they are") {
  Leaving life;
  const auto seen = open_bets(life.ledger.log(), kAlice);
  REQUIRE(seen.size() == 2);
  const auto third = life.ledger.accept(bet(kAlice, 300, moneyline(kLakers, Side::kHome))).first;
  life.ledger.finish(kBears, {1, 0});
  life.ledger.settle();
  const auto closed = life.ledger.execute(CloseAccount{kAlice, seen});
  REQUIRE(closed);
  const auto records = life.ledger.records(closed->first);
  REQUIRE(records.size() == 3);
  CHECK(records[1].event == Event{BetSettled{kAlice, third, kLakers, BetOutcome::kVoid, 300, 300}});
  CHECK(records[2].event ==
        Event{BetSettled{kAlice, life.second, kLakers, BetOutcome::kVoid, 200, 200}});
  CHECK(life.ledger.balance(kAlice) == 1'091);
  CHECK(life.ledger.account(kAlice).held == 0);
  life.check_audit();
}

TEST_CASE("a bet that is open again since the caller looked is void") {
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
  const auto seen = open_bets(life.ledger.log(), kAlice);
  REQUIRE(seen.size() == 1);
  life.ledger.accept(RecordResult{kBears, {0, 1}});
  life.ledger.settle();
  REQUIRE(life.ledger.account(kAlice).open_bets == 2);
  const auto closed = life.ledger.execute(CloseAccount{kAlice, seen});
  REQUIRE(closed);
  CHECK(life.ledger.record(closed->first + 1).event ==
        Event{BetSettled{kAlice, parlay, kBears, BetOutcome::kVoid, 300, 300}});
  CHECK(life.ledger.balance(kAlice) == 900);
  CHECK(life.ledger.account(kAlice).held == 0);
  life.check_audit();
}

TEST_CASE("the open bets of an account are found however old, and no other account's") {
  Leaving life;
  CHECK(life.ledger.execute(CloseAccount{kAlice, open_bets(life.ledger.log(), kBob)}));
  CHECK(life.ledger.balance(kAlice) == 1'000);
  CHECK(life.ledger.balance(kBob) == 950);
  CHECK(life.close(kStranger).error() == Rejection::kUnknownAccount);
  life.check_audit();
}

}  // namespace
}  // namespace chalkline::ledger
