#include <doctest/doctest.h>

#include "ledger/audit_verify.hpp"
#include "tests/ledger/files.hpp"
#include "tests/ledger/harness.hpp"
#include "tests/ledger/scale.hpp"

// A crash in the middle of a write leaves a torn batch at the end of the write-ahead log. It was
// never acknowledged, and the next start drops it without a word (docs/decisions/0003-recovery.md).
namespace chalkline::ledger {
namespace {

using namespace test;

std::size_t faults(const Log& log) {
  return verify(log, [](Position, Position) {}).faults.size();
}

// Where each batch ends, in bytes of the write-ahead log and in positions.
struct End {
  std::size_t bytes;
  Position position;
};

struct Crashed {
  LedgerHarness ledger;
  std::vector<End> ends;

  Crashed() {
    const auto step = [this](const Command& command) {
      ledger.accept(command);
      ends.push_back({std::filesystem::file_size(write_ahead_logs(ledger.directory()).back()),
                      ledger.log().position()});
    };
    step(OpenAccount{kAlice});
    step(ScheduleGame{scheduled(kBears)});
    step(bet(kAlice, 100, moneyline(kBears, Side::kHome), key(1)));
    step(OpenAccount{kBob});
  }

  // A copy of what a crash would leave, cut to `size` bytes.
  std::unique_ptr<TemporaryDirectory> cut_to(std::size_t size) const {
    auto copy = std::make_unique<TemporaryDirectory>();
    copy_as_it_lies(ledger.directory(), copy->path());
    std::filesystem::resize_file(write_ahead_logs(copy->path()).back(), size);
    return copy;
  }
};

TEST_CASE("the last batch, cut at every byte, is there as a whole or not at all") {
  Crashed crashed;
  const auto last = crashed.ends.back();
  const auto before = crashed.ends[crashed.ends.size() - 2];
  const auto image = crashed.cut_to(last.bytes);
  Damage log{write_ahead_logs(image->path()).back()};
  for (auto size = before.bytes; size <= last.bytes; size += kSanitizerFactor) {
    log.cut(size);
    const auto opened = open_rocks_log(image->path(), OpenMode::kRead);
    REQUIRE(opened->position() == (size == last.bytes ? last.position : before.position));
    REQUIRE(faults(*opened) == 0);
  }
}

TEST_CASE("a log with a torn end is written on, and the torn end stays dropped") {
  Crashed crashed;
  const auto last = crashed.ends.back();
  const auto before = crashed.ends[crashed.ends.size() - 2];
  constexpr std::size_t kStride = 29;
  for (auto size = before.bytes; size < last.bytes; size += kStride * kSanitizerFactor) {
    CAPTURE(size);
    const auto image = crashed.cut_to(size);
    LedgerHarness ledger{image->path()};
    CHECK(ledger.log().position() == before.position);
    CHECK(ledger.accept(OpenAccount{kBob}).first == before.position + 1);
    ledger.crash();  // now the torn log lies before the one that went on
    CHECK(ledger.balance(kBob) == 1'000);
    ledger.accept(bet(kBob, 1, moneyline(kBears, Side::kHome)));
    ledger.reopen();
    CHECK(ledger.balance(kBob) == 999);
    CHECK(faults(ledger.log()) == 0);
  }
}

TEST_CASE("everything acknowledged is there after one crash upon another") {
  LedgerHarness ledger;
  ledger.accept(OpenAccount{kAlice});
  ledger.accept(ScheduleGame{scheduled(kBears)});
  for (int crash = 1; crash <= 10; ++crash) {
    ledger.accept(bet(kAlice, 1, moneyline(kBears, Side::kHome)));
    ledger.crash();
    CHECK(ledger.balance(kAlice) == 1'000 - crash);
    CHECK(ledger.account(kAlice).open_bets == static_cast<std::uint64_t>(crash));
  }
  CHECK(write_ahead_logs(ledger.directory()).size() > 10);
  CHECK(faults(ledger.log()) == 0);
}

// What no reader of this log alone can see: that is why the read models refuse to start behind a
// log that is shorter than they are.
TEST_CASE("a log cut between two batches opens as the shorter log that it then is") {
  Crashed crashed;
  for (const auto& end : crashed.ends) {
    const auto image = crashed.cut_to(end.bytes);
    const auto log = open_rocks_log(image->path(), OpenMode::kRead);
    CHECK(log->position() == end.position);
    CHECK(faults(*log) == 0);
  }
}

}  // namespace
}  // namespace chalkline::ledger
