#include <doctest/doctest.h>
#include <fmt/format.h>

#include "ledger/audit/verify.hpp"
#include "ledger/log/acknowledged.hpp"
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
      ends.push_back(
          {size_of_records(write_ahead_logs(ledger.directory()).back()), ledger.log().position()});
    };
    step(OpenAccount{kAlice});
    step(ScheduleGame{scheduled(kBears)});
    step(bet(kAlice, 100, moneyline(kBears, Side::kHome), key(1)));
    step(OpenAccount{kBob});
  }

  // A copy of the log as a crash would leave it: cut to `size` bytes, with this position as the
  // last that was answered.
  std::unique_ptr<TemporaryDirectory> cut_to(std::size_t size, Position acknowledged) const {
    auto copy = std::make_unique<TemporaryDirectory>();
    const auto log = copy->path() / "log";
    copy_as_it_lies(ledger.directory(), log);
    std::filesystem::resize_file(write_ahead_logs(log).back(), size);
    const Acknowledged known{log, acknowledged};
    return copy;
  }
};

TEST_CASE("the last batch, cut at every byte, is there as a whole or not at all") {
  Crashed crashed;
  const auto last = crashed.ends.back();
  const auto before = crashed.ends[crashed.ends.size() - 2];
  const auto image = crashed.cut_to(last.bytes, before.position);
  const auto directory = image->path() / "log";
  Damage log{write_ahead_logs(directory).back()};
  for (auto size = before.bytes; size <= last.bytes; size += kSanitizerFactor) {
    log.cut(size);
    const auto opened = open_rocks_log(directory, OpenMode::kRead);
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
    const auto image = crashed.cut_to(size, before.position);
    LedgerHarness ledger{image->path() / "log"};
    CHECK(ledger.log().position() == before.position);
    CHECK(ledger.accept(OpenAccount{kBob}).first == before.position + 1);
    ledger.crash();
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
  CHECK(faults(ledger.log()) == 0);
}

std::string failure_of(const std::filesystem::path& directory, OpenMode mode) {
  try {
    open_rocks_log(directory, mode);
  } catch (const LogFailure& failure) {
    return failure.what();
  }
  return "";
}

TEST_CASE("a write-ahead log that has lost acknowledged batches is refused, however often") {
  Crashed crashed;
  const auto last = crashed.ends.back().position;
  for (const auto& end : crashed.ends) {
    if (end.position == last) continue;
    const auto image = crashed.cut_to(end.bytes, last);
    const auto directory = image->path() / "log";
    const auto before = contents(directory);
    for (const auto mode : {OpenMode::kRead, OpenMode::kWrite, OpenMode::kWrite}) {
      CHECK(failure_of(directory, mode) ==
            fmt::format("position {}: the log ends here, but records up to {} were acknowledged: "
                        "its write-ahead log is lost, cut or altered",
                        end.position, last));
    }
    CHECK(contents(directory) == before);
  }
}

TEST_CASE("a torn batch whose sectors reached the disk in another order is dropped") {
  Crashed crashed;
  const auto last = crashed.ends.back();
  const auto before = crashed.ends[crashed.ends.size() - 2];
  const auto image = crashed.cut_to(last.bytes, before.position);
  const auto directory = image->path() / "log";
  Damage log{write_ahead_logs(directory).back()};
  for (auto at = before.bytes; at < last.bytes; at += 16 * kSanitizerFactor) {
    log.wipe(at, std::min<std::size_t>(32, last.bytes - at));
    if (content(write_ahead_logs(directory).back()) == log.original()) continue;  // zeros before
    const auto opened = open_rocks_log(directory, OpenMode::kRead);
    REQUIRE(opened->position() == before.position);
  }
}

}  // namespace
}  // namespace chalkline::ledger
