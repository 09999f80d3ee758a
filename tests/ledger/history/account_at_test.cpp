#include <doctest/doctest.h>

#include "ledger/history/history.hpp"
#include "tests/ledger/harness.hpp"

namespace chalkline::ledger {
namespace {

using namespace test;

TEST_CASE("an account as of a record is what its own records up to there leave") {
  LedgerHarness ledger;
  const auto as_of = [&](Position position, AccountId account = kAlice) {
    return History{ledger.log(), ledger.directory() + ".history"}.account_at(account, position);
  };
  const auto opened = ledger.accept(OpenAccount{kAlice}).position;
  ledger.accept(OpenAccount{kBob});
  ledger.accept(ScheduleGame{scheduled(kBears)});
  const auto placed = ledger.accept(bet(kAlice, 100, moneyline(kBears, Side::kHome))).first;
  ledger.accept(bet(kBob, 10, moneyline(kBears, Side::kHome)));
  ledger.finish(kBears, {1, 0});
  ledger.settle();
  CHECK_FALSE(as_of(0));
  CHECK_FALSE(as_of(ledger.log().position(), kStranger));
  CHECK(as_of(1) == AccountLine{kAlice, 0, 0, 1, 1});
  CHECK(as_of(opened) == AccountLine{kAlice, 1'000, 0, 2, 2});
  CHECK(as_of(placed - 1) == as_of(opened));
  CHECK(as_of(placed) == AccountLine{kAlice, 900, 100, 3, placed});
  const auto now = as_of(ledger.log().position());
  REQUIRE(now);
  CHECK(now->available == 1'091);
  CHECK(now->held == 0);
  CHECK(now->available == ledger.balance(kAlice));
  CHECK(now == as_of(ledger.log().position() + 100));
}

}  // namespace
}  // namespace chalkline::ledger
