#include "ledger/history/history.hpp"

#include <doctest/doctest.h>

#include <fstream>
#include <map>
#include <random>
#include <vector>

#include "ledger/history/history_check.hpp"
#include "ledger/history/history_writer.hpp"
#include "tests/ledger/files.hpp"
#include "tests/ledger/forged_log.hpp"
#include "tests/ledger/temporary_directory.hpp"

namespace chalkline::ledger {
namespace {

using namespace test;

// Into a second file, and some records behind its second block.
constexpr Position kRecordsMade = kRecordsPerHistoryFile + kRecordsPerBlock + 1'234;
constexpr std::uint64_t kAccountsMade = 40;

// Coins go between a few accounts, the house and grants; the clock is set back now and then.
std::vector<std::string> made_records(std::uint64_t seed) {
  std::mt19937_64 random{seed};
  std::vector<std::string> records;
  std::int64_t now = 1'800'000'000'000'000;
  for (Position position = 1; position <= kRecordsMade; ++position) {
    now += static_cast<std::int64_t>(random() % 1'000'000);
    if (random() % 30'000 == 0) now -= 20'000'000'000;
    const AccountId account{1'000 + random() % kAccountsMade};
    const auto coins = static_cast<Coins>(random() % 100 + 1);
    Record record{.position = position,
                  .time = from_micros(now),
                  .postings = {},
                  .event = CoinsGranted{account, coins, GrantReason::kSignUp},
                  .version = 1};
    record.postings = {{LedgerAccountKind::kGrants, {}, -coins},
                       {LedgerAccountKind::kPlayer, account, coins}};
    if (position % 3 == 0) record.postings[1].kind = LedgerAccountKind::kHeld;
    if (position % 5 == 0) record.postings[0].kind = LedgerAccountKind::kHouse;
    records.push_back(encode(record));
  }
  return records;
}

const std::vector<std::string>& records_of_the_tests() {
  static const auto records = made_records(7);
  return records;
}

struct HistoryTest {
  ForgedLog log{records_of_the_tests(), {}};
  TemporaryDirectory directory;

  void write() const { HistoryWriter{log, directory.path()}.advance({}); }
  History history() const { return {log, directory.path()}; }
  std::vector<std::string> faults() const {
    std::vector<std::string> all;
    HistoryCheck check{directory.path()};
    scan_records(log, 1, log.position(), [&](const Record& record) {
      if (auto fault = check.apply(record, leaf_hash(*log.read(record.position))))
        all.push_back(*std::move(fault));
      return true;
    });
    return all;
  }
  // By the records alone; computed once.
  const LedgerAsOf& replayed(Position position) const {
    static std::map<Position, LedgerAsOf> known;
    if (const auto found = known.find(position); found != known.end()) return found->second;
    BalanceBook book;
    scan_records(log, 1, position, [&](const Record& record) {
      book.apply(record);
      return true;
    });
    const auto all = book.all();
    return known[position] = {position, book.house(), book.grants(), {all.begin(), all.end()}};
  }
  void check_at(Position position) const {
    CAPTURE(position);
    const auto found = history().ledger_at(position);
    const auto& wanted = replayed(position);
    CHECK(found.position == wanted.position);
    CHECK(found.house == wanted.house);
    CHECK(found.grants == wanted.grants);
    CHECK(found.accounts == wanted.accounts);
    constexpr AccountId kOne{1'017};
    const auto line = history().account_at(kOne, position);
    const auto same = std::ranges::find(wanted.accounts, kOne, &AccountLine::account);
    REQUIRE(line.has_value() == (same != wanted.accounts.end()));
    if (line) CHECK(*line == *same);
  }
};

const std::vector<Position> kLookedAt{0,
                                      1,
                                      kRecordsPerBlock - 1,
                                      kRecordsPerBlock,
                                      kRecordsPerBlock + 1,
                                      100'000,
                                      kRecordsPerHistoryFile - 1,
                                      kRecordsPerHistoryFile,
                                      kRecordsPerHistoryFile + kRecordsPerBlock + 5,
                                      kRecordsMade};

TEST_CASE_FIXTURE(HistoryTest, "the ledger as of a position is what the records up to it lead to") {
  write();
  for (const auto position : kLookedAt) check_at(position);
  CHECK(history().ledger_at(kRecordsMade + 1).position == kRecordsMade);
  CHECK_FALSE(history().account_at(AccountId{5}, kRecordsMade));
  CHECK(faults().empty());
}

TEST_CASE_FIXTURE(HistoryTest,
                  "the position of a time is the last record that is not later, also where the "
                  "clock was set back") {
  write();
  std::vector<Timestamp> times;
  scan_records(log, 1, kRecordsMade, [&](const Record& record) {
    times.push_back(record.time);
    return true;
  });
  const auto wanted = [&](Timestamp time) {
    Position last = 0;
    for (std::size_t i = 0; i < times.size(); ++i) {
      if (times[i] <= time) last = i + 1;
    }
    return last;
  };
  for (const auto position : kLookedAt) {
    CAPTURE(position);
    const auto time = position == 0 ? times[0] - std::chrono::seconds{1} : times[position - 1];
    CHECK(history().position_at(time) == wanted(time));
    CHECK(history().position_at(time - std::chrono::microseconds{1}) ==
          wanted(time - std::chrono::microseconds{1}));
  }
  CHECK(history().position_at(times.back() + std::chrono::days{1'000}) == kRecordsMade);
}

TEST_CASE_FIXTURE(HistoryTest, "files that are made in steps, or anew, have the same bytes") {
  write();
  const auto at_once = contents(directory.path());
  CHECK(at_once.size() == 2);
  const TemporaryDirectory other;
  for (const auto end : {Position{1}, kRecordsPerBlock, kRecordsPerBlock * 3 + 7,
                         kRecordsPerHistoryFile - 1, kRecordsPerHistoryFile, kRecordsMade}) {
    log.head().position = end;
    HistoryWriter writer{log, other.path()};
    writer.advance({});
    CHECK(writer.position() == end / kRecordsPerBlock * kRecordsPerBlock);
  }
  CHECK(contents(other.path()) == at_once);
}

TEST_CASE_FIXTURE(
    HistoryTest,
    "a file that is cut or altered anywhere misleads nobody, is found, and is mended") {
  write();
  const auto whole = contents(directory.path());
  std::mt19937_64 random{3};
  for (int i = 0; i < 6; ++i) {
    CAPTURE(i);
    const auto name = i % 3 == 0 ? "000001" : "000000";
    auto bytes = whole.at(name);
    const auto at = random() % bytes.size();
    if (i % 2 == 0) {
      bytes.resize(at);
    } else {
      bytes[at] = static_cast<char>(bytes[at] ^ 1 << random() % 8);
    }
    std::ofstream{directory.path() / name, std::ios::binary} << bytes;
    CHECK(faults().empty() == (i % 2 == 0));
    check_at(i % 3 == 0 ? kRecordsMade : kRecordsPerHistoryFile - 1);
    if (i % 2 == 0 || i % 3 == 0) {
      write();
      CHECK(contents(directory.path()) == whole);
    } else {  // the audit alone finds a bit of an older file
      std::ofstream{directory.path() / name, std::ios::binary} << whole.at(name);
    }
  }
}

TEST_CASE_FIXTURE(HistoryTest,
                  "blocks that were computed otherwise are found, though their checksums fit") {
  write();
  auto bytes = content(directory.path() / "000000");
  const auto blocks = blocks_in(bytes, kRecordsMade);
  REQUIRE(blocks.size() == kRecordsPerHistoryFile / kRecordsPerBlock);
  std::vector<AccountLine> lines;
  for (std::size_t i = 0; i < blocks[1].lines.size(); ++i) lines.push_back(blocks[1].lines.at(i));
  lines[0].available += 1'000;
  bytes.replace(blocks[0].end, blocks[1].end - blocks[0].end,
                encode_block(blocks[1].header, lines));
  std::ofstream{directory.path() / "000000", std::ios::binary} << bytes;
  REQUIRE(faults().size() == 1);
  CHECK(faults()[0].contains(
      "000000 does not hold the balances that the records up to 8192 lead to"));
}

TEST_CASE_FIXTURE(HistoryTest, "the history of another log misleads nobody, and is made anew") {
  {
    const ForgedLog other{made_records(8), {}};
    HistoryWriter{other, directory.path()}.advance({});
  }
  check_at(kRecordsPerBlock * 2);
  check_at(kRecordsMade);
  write();
  const TemporaryDirectory anew;
  HistoryWriter{log, anew.path()}.advance({});
  CHECK(contents(directory.path()) == contents(anew.path()));
}

TEST_CASE_FIXTURE(HistoryTest, "a history that is ahead of its log is cut to it") {
  write();
  log.head().position = kRecordsPerBlock * 2 + 3;
  check_at(log.position());
  write();
  CHECK(headers_in(directory.path() / "000000").size() == 3);
  CHECK(contents(directory.path()).size() == 1);
  check_at(log.position());
}

}  // namespace
}  // namespace chalkline::ledger
