#include "ledger/engine/salts.hpp"

#include <doctest/doctest.h>

#include <set>

#include "ledger/audit/verify.hpp"
#include "ledger/events/codec.hpp"
#include "tests/ledger/golden_logs.hpp"
#include "tests/ledger/harness.hpp"

namespace chalkline::ledger {
namespace {

using namespace test;

TEST_CASE("no two salts are the same, of one source or of two") {
  constexpr std::size_t kSalts = 1'000;  // more than are drawn at once
  std::set<Salt> drawn;
  auto one = random_salts();
  auto other = random_salts();
  for (std::size_t i = 0; i < kSalts; ++i) {
    drawn.insert(one());
    drawn.insert(other());
  }
  CHECK(drawn.size() == 2 * kSalts);
  CHECK(!drawn.contains(Salt{}));
}

TEST_CASE("every record has a salt, and each its own") {
  LedgerHarness ledger;
  ledger.accept(OpenAccount{kAlice});
  ledger.accept(ScheduleGame{scheduled(kBears)});
  ledger.accept(bet(kAlice, 10, moneyline(kBears, Side::kHome)));
  ledger.finish(kBears, {24, 17});
  ledger.settle();
  ledger.reopen();
  ledger.accept(ViewHub{kAlice, 5});
  std::set<Salt> salts;
  const auto records = ledger.records();
  for (const auto& record : records) {
    REQUIRE(record.salt);
    salts.insert(*record.salt);
  }
  CHECK(salts.size() == records.size());
}

TEST_CASE("a log of an earlier program goes on with salts, and verifies") {
  const TemporaryDirectory directory;
  const auto path = directory.path() / "log";
  Position old_end{};
  {
    const auto log = open_rocks_log(path, OpenMode::kWrite);
    Batch batch{0, read_log(logs() / "played.v4.bin"), log->head_at_open()};
    for (const auto& bytes : batch.records) batch.head.tree.append(leaf_hash(bytes));
    batch.head.position = old_end = batch.records.size();
    batch.head.time = decode(batch.records.back()).value().time;
    log->append(batch);
  }
  LedgerHarness ledger{path};
  const auto added = ledger.accept(OpenAccount{AccountId{5'000}});
  CHECK(!ledger.record(old_end).salt);
  CHECK(ledger.record(added.first).salt);
  const auto report = verify_records(ledger.log());
  CHECK(report.faults.empty());
}

}  // namespace
}  // namespace chalkline::ledger
