#include <doctest/doctest.h>

#include "ledger/engine/decider.hpp"
#include "tests/ledger/harness.hpp"

namespace chalkline::ledger {
namespace {

using namespace test;

const Pick kAdvisedPick = moneyline(kBears, Side::kHome);

struct Advised {
  Advised() {
    ledger.accept(OpenAccount{kAlice});
    ledger.accept(OpenAccount{kBob});
    ledger.accept(ScheduleGame{scheduled(kBears)});
    first = ledger.accept(advice(kAlice, kAdvisedPick));
  }
  std::size_t given() const {
    const auto records = ledger.records();
    return static_cast<std::size_t>(std::ranges::count_if(records, [](const Record& record) {
      return std::holds_alternative<AdviceGiven>(record.event);
    }));
  }
  LedgerHarness ledger;
  CommandResult first;
};

TEST_CASE("a question asked again and again is one advice") {
  Advised alice;
  for (int retry = 0; retry < 10; ++retry) {
    if (retry == 3) alice.ledger.reopen();
    if (retry == 6) alice.ledger.crash();
    alice.ledger.clock.advance(1s);
    const auto again = alice.ledger.accept(advice(kAlice, kAdvisedPick));
    CHECK(again.position == alice.first.position);
    CHECK(again.time == alice.first.time);
    CHECK(again.replayed);
  }
  CHECK(alice.given() == 1);
}

TEST_CASE("what the account did in between does not make it a second advice") {
  Advised alice;
  alice.ledger.accept(ViewData{kAlice, DataView::kNhlSchedule});
  CHECK(alice.ledger.accept(advice(kAlice, kAdvisedPick)).replayed);
}

TEST_CASE("another price, another model, other coins or another account is another advice") {
  Advised alice;
  auto moved = advice(kAlice, kAdvisedPick);
  moved.quoted_at += 1s;
  CHECK_FALSE(alice.ledger.accept(moved).replayed);
  auto rated = advice(kAlice, kAdvisedPick);
  rated.inputs.rated += 1;
  CHECK_FALSE(alice.ledger.accept(rated).replayed);
  CHECK_FALSE(alice.ledger.accept(advice(kBob, kAdvisedPick)).replayed);
  CHECK(alice.ledger.accept(advice(kAlice, kAdvisedPick)).replayed);
  alice.ledger.accept(UpgradeMembership{kAlice, Tier::kElite});
  CHECK_FALSE(alice.ledger.accept(advice(kAlice, kAdvisedPick)).replayed);
  CHECK(alice.given() == 5);
}

TEST_CASE("only the last events of the account are looked through") {
  Advised alice;
  for (std::size_t i = 0; i < kAdviceLookedBack; ++i) {
    auto other = advice(kAlice, kAdvisedPick);
    other.inputs.rated += static_cast<Millionths>(1 + i);
    alice.ledger.accept(other);
  }
  CHECK_FALSE(alice.ledger.accept(advice(kAlice, kAdvisedPick)).replayed);
}

}  // namespace
}  // namespace chalkline::ledger
