#include "ledger/log/log.hpp"

#include <doctest/doctest.h>
#include <rocksdb/db.h>

#include <atomic>
#include <filesystem>
#include <functional>
#include <sstream>
#include <thread>

#include "ledger/audit/export.hpp"
#include "ledger/engine/account_history.hpp"
#include "ledger/events/codec.hpp"
#include "tests/ledger/files.hpp"
#include "tests/ledger/harness.hpp"

namespace chalkline::ledger {
namespace {

using namespace test;

// The log of a few bets, closed.
void some_bets(LedgerHarness& ledger) {
  ledger.accept(OpenAccount{kAlice});
  ledger.accept(ScheduleGame{scheduled(kBears)});
  for (int i = 0; i < 5; ++i) ledger.accept(bet(kAlice, 10, moneyline(kBears, Side::kHome)));
}
constexpr Position kLastPosition = 14;

std::string key_of(Position position) {
  std::string bytes;
  state_key::append_number(bytes, position);
  return bytes;
}

// The database beside the log, as a person with the files can open it.
class Tampered {
 public:
  explicit Tampered(const std::string& directory) {
    std::vector<std::string> names;
    REQUIRE(rocksdb::DB::ListColumnFamilies({}, directory, &names).ok());
    std::vector<rocksdb::ColumnFamilyDescriptor> families;
    for (const auto& name : names) families.emplace_back(name, rocksdb::ColumnFamilyOptions{});
    rocksdb::DB* opened = nullptr;
    REQUIRE(rocksdb::DB::Open({}, directory, families, &families_, &opened).ok());
    db_.reset(opened);
  }
  ~Tampered() {
    for (auto* family : families_) CHECK(db_->DestroyColumnFamilyHandle(family).ok());
  }
  Tampered(const Tampered&) = delete;
  Tampered& operator=(const Tampered&) = delete;

  std::string get(const std::string& key) {
    std::string value;
    REQUIRE(db_->Get({}, home_of(key), key, &value).ok());
    return value;
  }
  void put(const std::string& key, const std::string& value) {
    REQUIRE(db_->Put({}, home_of(key), key, value).ok());
  }
  void remove(const std::string& key) { REQUIRE(db_->Delete({}, home_of(key), key).ok()); }

 private:
  // The family that holds the key; for a new one, that of the records.
  rocksdb::ColumnFamilyHandle* home_of(const std::string& key) {
    for (auto* family : families_) {
      std::string value;
      if (db_->Get({}, family, key, &value).ok()) return family;
    }
    return db_->DefaultColumnFamily();
  }

  std::unique_ptr<rocksdb::DB> db_;
  std::vector<rocksdb::ColumnFamilyHandle*> families_;
};

const std::string kHead = "h";

// The first position at which a reader of the whole log finds a fault, 0 if it finds none.
Position first_fault(const Log& log) {
  Position at = 0;
  try {
    log.scan(1, log.position(), [&](Position position, std::string_view bytes) {
      const auto record = decode(bytes);
      if (record && record->position == position) return true;
      at = position;
      return false;
    });
  } catch (const LogFailure& failure) {
    return failure.position;
  }
  return at;
}

std::string failure_of(const std::function<void()>& action) {
  try {
    action();
  } catch (const LogFailure& failure) {
    return failure.what();
  }
  return "";
}

TEST_CASE("positions are gapless from 1, and reading agrees with scanning") {
  LedgerHarness ledger;
  some_bets(ledger);
  for (const bool reopened : {false, true}) {
    if (reopened) ledger.reopen();
    REQUIRE(ledger.log().position() == kLastPosition);
    Position last = 0;
    ledger.log().scan(1, kLastPosition, [&](Position position, std::string_view bytes) {
      CHECK(position == ++last);
      CHECK(bytes == ledger.log().read(position));
      CHECK(decode(bytes)->position == position);
      return true;
    });
    CHECK(last == kLastPosition);
  }
  CHECK(!ledger.log().read(0));
  CHECK(!ledger.log().read(kLastPosition + 1));
}

TEST_CASE("a scan takes the range that exists and stops when told") {
  LedgerHarness ledger;
  some_bets(ledger);
  const auto scanned = [&](Position from, Position to, Position stop = 0) {
    std::vector<Position> seen;
    ledger.log().scan(from, to, [&](Position position, std::string_view) {
      seen.push_back(position);
      return position != stop;
    });
    return seen;
  };
  CHECK(scanned(0, 3) == std::vector<Position>{1, 2, 3});
  CHECK(scanned(13, 99) == std::vector<Position>{13, 14});
  CHECK(scanned(1, 99, 2) == std::vector<Position>{1, 2});
  CHECK(scanned(5, 4).empty());
  CHECK(scanned(99, 99).empty());
}

TEST_CASE("the root kept with each batch is that of the records up to it") {
  LedgerHarness ledger;
  some_bets(ledger);
  MerkleTree tree;
  std::size_t batches = 0;
  ledger.log().scan_roots(1, [&](Position end, const Hash& root) {
    while (tree.size() < end) tree.append(leaf_hash(*ledger.log().read(tree.size() + 1)));
    CHECK(tree.root() == root);
    ++batches;
    return true;
  });
  CHECK(batches == 7);
  CHECK(tree.size() == kLastPosition);
  ledger.reopen();
  CHECK(ledger.log().head_at_open().tree == tree);
  CHECK(ledger.log().head_at_open().time == kNoon);
}

TEST_CASE("an altered record is found, named by its position") {
  LedgerHarness ledger;
  some_bets(ledger);
  ledger.close();
  constexpr Position kAltered = 6;
  {
    Tampered files{ledger.directory()};
    auto bytes = files.get(key_of(kAltered));
    bytes[40] ^= 1;
    files.put(key_of(kAltered), bytes);
  }
  ledger.open();
  CHECK(first_fault(ledger.log()) == kAltered);
  CHECK(failure_of([&] { read_record(ledger.log(), kAltered); }) ==
        "position 6: checksum mismatch");
}

TEST_CASE("a record in the place of another is found") {
  LedgerHarness ledger;
  some_bets(ledger);
  ledger.close();
  {
    Tampered files{ledger.directory()};
    const auto fourth = files.get(key_of(4));
    files.put(key_of(4), files.get(key_of(6)));
    files.put(key_of(6), fourth);
  }
  ledger.open();
  CHECK(first_fault(ledger.log()) == 4);
  CHECK(failure_of([&] { read_record(ledger.log(), 4); }) == "position 4: holds record 6");
  CHECK(failure_of([&] { read_record(ledger.log(), 6); }) == "position 6: holds record 4");
}

TEST_CASE("a record without a salt behind one with it is found by whoever reads on") {
  LedgerHarness ledger;
  some_bets(ledger);
  ledger.close();
  {
    Tampered files{ledger.directory()};
    auto record = decode(files.get(key_of(6))).value();
    record.salt.reset();
    files.put(key_of(6), encode(record));
  }
  ledger.open();
  const auto read_from = [&](Position from) {
    scan_records(ledger.log(), from, kLastPosition, [](const Record&) { return true; });
  };
  CHECK(failure_of([&] { read_from(1); }) ==
        "position 6: has no salt, although a record before it has one");
  CHECK(failure_of([&] { read_from(6); }).empty());  // as behind records of an earlier program
  std::ostringstream exported;
  CHECK(failure_of([&] { export_log(ledger.log(), ExportFormat::kJsonl, exported); }) ==
        "position 6: has no salt, although a record before it has one");
}

TEST_CASE("a missing record is found") {
  LedgerHarness ledger;
  some_bets(ledger);
  ledger.close();
  Tampered{ledger.directory()}.remove(key_of(6));
  ledger.open();
  CHECK(first_fault(ledger.log()) == 6);
  CHECK(failure_of([&] { ledger.log().read(6); }) == "position 6: missing");
}

TEST_CASE("a log whose records and head disagree does not open") {
  LedgerHarness ledger;
  some_bets(ledger);
  ledger.close();
  std::string expected;
  SUBCASE("the last record is missing") {
    Tampered{ledger.directory()}.remove(key_of(kLastPosition));
    expected = "position 13: the records end here, but the stored head is 14";
  }
  SUBCASE("there is one record more") {
    Tampered{ledger.directory()}.put(key_of(kLastPosition + 1), "x");
    expected = "position 15: the records end here, but the stored head is 14";
  }
  SUBCASE("the last record is altered") {
    Tampered{ledger.directory()}.put(key_of(kLastPosition), "x");
    expected = "position 14: shorter than its checksum";
  }
  SUBCASE("there is no head") {
    Tampered{ledger.directory()}.remove(kHead);
    expected = "position 14: the records end here, but the stored head is 0";
  }
  SUBCASE("the head is cut") {
    Tampered files{ledger.directory()};
    auto head = files.get(kHead);
    head.pop_back();
    files.put(kHead, head);
    expected = "the stored head is malformed: the Merkle tree's subtrees do not fit its size";
  }
  SUBCASE("the head is empty") {
    Tampered{ledger.directory()}.put(kHead, "");
    expected = "the stored head is malformed";
  }
  CHECK(failure_of([&] { ledger.open(); }) == expected);
}

Batch batch_after(const Head& head, Position expected_head) {
  Batch batch{expected_head, {"a record"}, head};
  batch.head.tree.append(leaf_hash("a record"));
  ++batch.head.position;
  return batch;
}

TEST_CASE("an append that does not continue the log is refused and changes nothing") {
  const TemporaryDirectory directory;
  const auto log = open_rocks_log(directory.path(), OpenMode::kWrite);
  const auto first = batch_after(log->head_at_open(), 0);
  log->append(first);
  CHECK(failure_of([&] { log->append(first); }) ==
        "position 1: a batch for position 0 does not continue it");
  auto gap = batch_after(first.head, 1);
  ++gap.head.position;
  CHECK(failure_of([&] { log->append(gap); }) ==
        "position 1: a batch for position 1 does not continue it");
  CHECK(log->position() == 1);
  CHECK(log->read(1) == "a record");
}

TEST_CASE("a second writer is turned away") {
  LedgerHarness ledger;
  CHECK(failure_of([&] { open_rocks_log(ledger.directory(), OpenMode::kWrite); }) != "");
}

TEST_CASE("a reader sees the log as of now while the server writes, and cannot write") {
  LedgerHarness ledger;
  some_bets(ledger);
  const auto reader = open_rocks_log(ledger.directory(), OpenMode::kRead);
  ledger.accept(OpenAccount{kBob});
  CHECK(reader->position() == kLastPosition);
  CHECK(first_fault(*reader) == 0);
  CHECK(failure_of([&] { reader->append(batch_after(reader->head_at_open(), kLastPosition)); }) ==
        "position 14: the log is open for reading only");
  CHECK(open_rocks_log(ledger.directory(), OpenMode::kRead)->position() == kLastPosition + 2);
}

TEST_CASE(
    "RocksDB keeps no info log, whose failing on a full disk would end the process unexplained") {
  const TemporaryDirectory directory;
  {
    const auto log = open_rocks_log(directory.path(), OpenMode::kWrite);
  }
  {
    const auto log = open_rocks_log(directory.path(), OpenMode::kRead);
  }
  for (const auto& entry : std::filesystem::directory_iterator{directory.path()}) {
    CHECK_FALSE(entry.path().filename().string().starts_with("LOG"));
  }
}

TEST_CASE("tables have the format that docs/LOG_FORMAT.md names, whichever RocksDB writes them") {
  LedgerHarness ledger;
  some_bets(ledger);
  ledger.close();
  for (const auto& directory : {ledger.directory(), ledger.state_directory()}) {
    const auto tables = files_in(directory, "0", ".sst");
    REQUIRE_FALSE(tables.empty());
    for (const auto& path : tables) {
      const auto bytes = content(path);
      CHECK(bytes.at(bytes.size() - 12) == 5);  // before the last 8 bytes: u32, little-endian
    }
  }
}

TEST_CASE("there is nothing to read where no log was written") {
  const TemporaryDirectory directory;
  CHECK(failure_of([&] { open_rocks_log(directory.path() / "none", OpenMode::kRead); }) != "");
  CHECK(!std::filesystem::exists(directory.path() / "none"));
}

TEST_CASE("who waits for the log to grow is woken, or told that it did not") {
  LedgerHarness ledger;
  CHECK(!ledger.log().wait_beyond(0, 0ms, {}));
  ledger.accept(OpenAccount{kAlice});
  CHECK(ledger.log().wait_beyond(0, 0ms, {}));
  CHECK(ledger.log().wait_beyond(1, 0ms, {}));
  CHECK(!ledger.log().wait_beyond(2, 0ms, {}));
}

TEST_CASE("whoever reads while it is written to finds each record that the state speaks of") {
  LedgerHarness ledger;
  ledger.accept(OpenAccount{kAlice});
  ledger.accept(ScheduleGame{scheduled(kBears)});
  std::atomic<Position> missing{};
  std::jthread reader{[&](const std::stop_token& stop) {
    while (!stop.stop_requested()) {
      const auto last = load_account(ledger.state(), kAlice).last_event;
      if (!ledger.log().read(last)) missing = last;
    }
  }};
  for (int i = 0; i < 500; ++i) ledger.accept(bet(kAlice, 1, moneyline(kBears, Side::kHome)));
  reader.request_stop();
  reader.join();
  CHECK(missing == 0);
}

}  // namespace
}  // namespace chalkline::ledger
