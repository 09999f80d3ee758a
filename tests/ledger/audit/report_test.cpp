#include <doctest/doctest.h>

#include <sstream>

#include "ledger/audit/export.hpp"
#include "ledger/audit/verify.hpp"
#include "tests/ledger/harness.hpp"

// What a report and an export tell beside the faults.
namespace chalkline::ledger {
namespace {

using namespace test;

std::string lines(const Log& log, Position first, Position last) {
  std::ostringstream out;
  export_lines(log, first, last, out);
  return std::move(out).str();
}

TEST_CASE("a report names the corrections that left an account below 0, and no other") {
  LedgerHarness ledger;
  for (const auto account : {kAlice, kBob}) ledger.accept(OpenAccount{account});
  ledger.accept(ScheduleGame{scheduled(kBears)});
  ledger.accept(ScheduleGame{scheduled(kLakers, kTipOff + 24h)});
  ledger.accept(bet(kAlice, 1'000, moneyline(kBears, Side::kHome)));
  ledger.accept(bet(kBob, 500, moneyline(kBears, Side::kHome)));
  ledger.finish(kBears, {1, 0});
  ledger.settle();
  // All of the winnings are at stake elsewhere when the first result turns out to be wrong.
  ledger.accept(bet(kAlice, 1'909, moneyline(kLakers, Side::kHome)));
  const auto before = ledger.log().position();
  ledger.finish(kBears, {0, 1});
  ledger.settle();
  const auto report = verify_records(ledger.log());
  CHECK(report.faults_total == 0);
  REQUIRE(report.below_zero.size() == 1);
  CHECK(report.below_zero_total == 1);
  CHECK(report.below_zero.front().position > before);
  CHECK(report.below_zero.front().account == kAlice);
  CHECK(report.below_zero.front().balance == -1'909);
}

TEST_CASE("a correction that pays again at once leaves nobody below 0") {
  LedgerHarness ledger;
  ledger.accept(OpenAccount{kAlice});
  ledger.accept(ScheduleGame{scheduled(kBears)});
  ledger.accept(ScheduleGame{scheduled(kLakers, kTipOff + 24h)});
  ledger.accept(bet(kAlice, 900, moneyline(kBears, Side::kHome)));
  ledger.finish(kBears, {1, 0});
  ledger.settle();
  ledger.accept(bet(kAlice, 100, moneyline(kLakers, Side::kHome)));
  ledger.finish(kBears, {1, 1});  // a push: 1,718 are taken back, and 900 come
  ledger.settle();
  CHECK(ledger.balance(kAlice) == 900);
  CHECK(verify_records(ledger.log()).below_zero.empty());
}

TEST_CASE("parts of an export are the whole one") {
  LedgerHarness ledger;
  for (const auto account : {kAlice, kBob}) ledger.accept(OpenAccount{account});
  ledger.accept(ScheduleGame{scheduled(kBears)});
  ledger.accept(bet(kAlice, 100, moneyline(kBears, Side::kHome)));
  std::ostringstream whole;
  export_log(ledger.log(), ExportFormat::kJsonl, whole);
  const auto end = ledger.log().position();
  for (Position split = 1; split < end; ++split)
    CHECK(lines(ledger.log(), 1, split) + lines(ledger.log(), split + 1, end) == whole.str());
  CHECK(lines(ledger.log(), 1, end + 9) == whole.str());
  CHECK(lines(ledger.log(), end + 1, end + 9).empty());
}

}  // namespace
}  // namespace chalkline::ledger
