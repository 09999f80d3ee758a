#include <doctest/doctest.h>
#include <rocksdb/version.h>

#include <functional>

#include "ledger/audit/verify.hpp"
#include "tests/ledger/files.hpp"
#include "tests/ledger/harness.hpp"
#include "tests/ledger/scale.hpp"

// Acknowledged bytes that change on the disk are an error at open, or found by the reader:
// they are never skipped without a word.
namespace chalkline::ledger {
namespace {

using namespace test;

constexpr Position kEnd = 6;

void some_events(LedgerHarness& ledger) {
  ledger.accept(OpenAccount{kAlice});
  ledger.accept(ScheduleGame{scheduled(kBears)});
  ledger.accept(bet(kAlice, 10, moneyline(kBears, Side::kHome)));
}

// The files as a crash leaves them: everything in the write-ahead log, here without zeros behind
// it.
std::unique_ptr<TemporaryDirectory> crashed(const LedgerHarness& ledger) {
  auto copy = std::make_unique<TemporaryDirectory>();
  copy_as_it_lies(ledger.directory(), copy->path());
  const auto path = write_ahead_logs(copy->path()).back();
  std::filesystem::resize_file(path, size_of_records(path));
  return copy;
}

enum class Found : std::uint8_t { kAtOpen, kByReading, kUnchanged, kNever };

// Opens the log and reads all of it as audit does.
Found look(const std::string& directory) {
  std::unique_ptr<Log> log;
  try {
    log = open_rocks_log(directory, OpenMode::kRead);
  } catch (const LogFailure&) {
    return Found::kAtOpen;
  }
  try {
    if (!verify(*log, [](Position, Position) {}).faults.empty()) return Found::kByReading;
  } catch (const LogFailure&) {
    return Found::kByReading;
  }
  return log->position() == kEnd ? Found::kUnchanged : Found::kNever;
}

// RocksDB 9 reads for ever where the type of a record (1 to 4) has become that of a log which is
// used again (5 to 8, 11): docs/decisions/0003-recovery.md.
bool never_ends(const Damage& damage, std::size_t at, int bits) {
  const auto type = damage.original().at(at);
  const auto altered = type ^ bits;
  return ROCKSDB_MAJOR >= 9 && type >= 1 && type <= 4 &&
         ((altered >= 5 && altered <= 8) || altered == 11);
}

struct Tally {
  std::size_t at_open = 0;
  std::size_t by_reading = 0;
  std::size_t unchanged = 0;
  std::vector<std::size_t> never;  // which bytes
};

// Flips one bit of each byte of the file in turn, and looks.
Tally flip_each_byte(const std::string& directory, const std::filesystem::path& path,
                     std::size_t stride = 1) {
  Tally tally;
  Damage damage{path};
  for (std::size_t at = 0; at < damage.original().size(); at += stride * kSanitizerFactor) {
    if (never_ends(damage, at, 1 << at % 8)) continue;
    damage.flip(at, 1 << at % 8);
    switch (look(directory)) {
      case Found::kAtOpen:
        ++tally.at_open;
        break;
      case Found::kByReading:
        ++tally.by_reading;
        break;
      case Found::kUnchanged:
        ++tally.unchanged;
        break;
      case Found::kNever:
        tally.never.push_back(at);
        break;
    }
  }
  return tally;
}

TEST_CASE("an altered byte of the write-ahead log is an error at open, whichever it is") {
  LedgerHarness ledger;
  some_events(ledger);
  const auto files = crashed(ledger);
  const auto path = write_ahead_logs(files->path()).back();
  const auto tally = flip_each_byte(files->path(), path);
  CHECK(tally.by_reading + tally.unchanged == 0);
  CHECK(tally.never.empty());
}

// RocksDB takes a record that claims more bytes than there are for a torn one, and dropped with it
// all that were acknowledged after it.
TEST_CASE("an altered length in the write-ahead log is told from a torn end") {
  LedgerHarness ledger;
  std::vector<std::size_t> starts;
  const auto path_of = [](const auto& directory) { return write_ahead_logs(directory).back(); };
  for (std::uint64_t i = 0; i < 4; ++i) {
    starts.push_back(size_of_records(path_of(ledger.directory())));
    ledger.accept(OpenAccount{AccountId{2'000 + i}});
  }
  const auto files = crashed(ledger);
  Damage log{path_of(files->path())};
  constexpr std::size_t kLengthAt = 4;  // of a record's header, two bytes
  for (const auto start : starts) {
    for (int bit = 0; bit < 16; ++bit) {
      log.flip(start + kLengthAt + static_cast<std::size_t>(bit) / 8, 1 << bit % 8);
      REQUIRE(look(files->path()) == Found::kAtOpen);
    }
  }
}

// RocksDB took one of another type for the end of the log.
TEST_CASE("an altered type in the write-ahead log is an error at open, however long the log") {
  constexpr std::uint64_t kOpened = 400;
  constexpr std::size_t kBlock = 32 << 10;
  LedgerHarness ledger;
  std::vector<std::size_t> starts;
  const auto path_of = [](const auto& directory) { return write_ahead_logs(directory).back(); };
  for (std::uint64_t i = 0; i < kOpened; ++i) {
    starts.push_back(size_of_records(path_of(ledger.directory())));
    ledger.accept(OpenAccount{AccountId{2'000 + i}});
  }
  REQUIRE(starts.back() > 2 * kBlock);
  const auto files = crashed(ledger);
  Damage log{path_of(files->path())};
  constexpr std::size_t kTypeInHeader = 6;  // of a record's header
  for (const auto start : {starts.front(), starts.at(kOpened / 2), starts.back()}) {
    for (int bit = 0; bit < 8; ++bit) {
      if (never_ends(log, start + kTypeInHeader, 1 << bit)) continue;
      log.flip(start + kTypeInHeader, 1 << bit);
      REQUIRE(look(files->path()) == Found::kAtOpen);
    }
  }
}

TEST_CASE("a batch wiped from the middle of the write-ahead log is an error at open") {
  LedgerHarness ledger;
  some_events(ledger);
  const auto files = crashed(ledger);
  Damage log{write_ahead_logs(files->path()).back()};
  const auto size = log.original().size();
  for (const auto from : {std::size_t{0}, size / 4, size / 2}) {
    log.wipe(from, size / 4);
    CHECK(look(files->path()) == Found::kAtOpen);
  }
}

TEST_CASE("space that a crash left unwritten at the end is no damage") {
  LedgerHarness ledger;
  some_events(ledger);
  const auto files = crashed(ledger);
  const auto path = write_ahead_logs(files->path()).back();
  for (const std::size_t unwritten : {4'096U, 100'000U}) {
    std::filesystem::resize_file(path, std::filesystem::file_size(path) + unwritten);
    CHECK(look(files->path()) == Found::kUnchanged);
  }
}

TEST_CASE("an altered byte of RocksDB's list of files is an error at open") {
  LedgerHarness ledger;
  some_events(ledger);
  ledger.close();
  for (const auto& path : files_in(ledger.directory(), "MANIFEST-", "")) {
    const auto tally = flip_each_byte(ledger.directory(), path);
    CHECK(tally.by_reading + tally.unchanged == 0);
    CHECK(tally.never.empty());
  }
  const auto tally =
      flip_each_byte(ledger.directory(), files_in(ledger.directory(), "CURRENT", "")[0]);
  CHECK(tally.never.empty());
}

TEST_CASE("an altered byte of a table is an error at open or found by reading") {
  LedgerHarness ledger;
  some_events(ledger);
  ledger.close();
  const auto tables = files_in(ledger.directory(), "0", ".sst");
  CHECK(tables.size() >= 2);
  constexpr std::size_t kFooterPadding = 64;  // bytes of a table that mean nothing
  for (const auto& path : tables) {
    const auto tally = flip_each_byte(ledger.directory(), path, 3);
    CHECK(tally.unchanged < kFooterPadding);
    CHECK(tally.never.empty());
  }
}

TEST_CASE("a missing file is an error at open") {
  LedgerHarness ledger;
  some_events(ledger);
  ledger.close();
  for (const auto& path : files_in(ledger.directory(), "", "")) {
    const auto name = path.filename().string();
    const auto needed = name.ends_with(".sst") || name.starts_with("MANIFEST") || name == "CURRENT";
    if (!needed) continue;
    const auto aside = ledger.directory() + ".aside";
    std::filesystem::rename(path, aside);
    CHECK_MESSAGE(look(ledger.directory()) == Found::kAtOpen, name);
    std::filesystem::rename(aside, path);
  }
  CHECK(look(ledger.directory()) == Found::kUnchanged);
}

}  // namespace
}  // namespace chalkline::ledger
