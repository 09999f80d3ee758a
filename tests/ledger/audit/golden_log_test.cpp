#include <doctest/doctest.h>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

#include "base/hex.hpp"
#include "ledger/audit/verify.hpp"
#include "tests/ledger/audit/older_versions.hpp"
#include "tests/ledger/files.hpp"
#include "tests/ledger/forged_log.hpp"
#include "tests/ledger/full_ledger.hpp"
#include "tests/ledger/golden_logs.hpp"

namespace chalkline::ledger {
namespace {

using namespace test;
namespace fs = std::filesystem;

TEST_CASE("the golden logs have no faults, and the roots that they had") {
  std::istringstream roots{content(logs() / "roots")};
  std::size_t count = 0;
  for (std::string name, known; roots >> name >> known; ++count) {
    CAPTURE(name);
    const ForgedLog log{read_log(logs() / name), {}};
    const auto report = verify_records(log, evidence_of_everything());
    for (const auto& fault : report.faults) FAIL_CHECK(fault.position, ": ", fault.what);
    CHECK(fmt::format("{}:{}", report.records, to_hex(report.root)) == known);
  }
  CHECK(count == files_in(logs(), "", ".bin").size());
}

// The records as a program of that generation would have written them, and where one says what
// that could not, as the first program that could.
std::vector<std::string> written_since(Generation generation, const std::vector<Record>& records) {
  std::vector<std::string> all;
  for (const auto& record : records) {
    auto bytes = in_generation(record, generation);
    for (; !bytes; bytes = in_generation(record, generation)) ++generation;
    all.push_back(*std::move(bytes));
  }
  return all;
}

// No later program can have written all of the records.
Generation latest_of(const std::vector<Record>& records) {
  auto latest = kLatestGeneration;
  for (const auto& record : records) latest = std::min(latest, generations_of(record).last);
  return latest;
}

// Bets of the simplest form, won, lost, corrected and void.
std::vector<Record> simple_bets() {
  LedgerHarness ledger;
  ledger.accept(OpenAccount{kAlice});
  const auto called_off = game_of("called off");
  for (const auto game : {kBears, kLakers, called_off})
    ledger.accept(ScheduleGame{scheduled(game)});
  for (const auto game : {kBears, kLakers, called_off})
    ledger.accept(bet(kAlice, 20, moneyline(game, Side::kHome)));
  ledger.accept(CancelGame{called_off});
  ledger.finish(kBears, {1, 0});
  ledger.finish(kLakers, {0, 1});
  ledger.settle();
  ledger.finish(kLakers, {1, 0});
  ledger.settle();
  return ledger.records();
}

TEST_CASE("the golden logs have no faults when earlier programs began them") {
  std::set<std::string> older;
  std::vector<std::vector<Record>> logs_of{simple_bets()};
  for (const auto& path : files_in(logs(), "", ".bin")) {
    auto& records = logs_of.emplace_back();
    for (const auto& bytes : read_log(path)) records.push_back(decode(bytes).value());
  }
  for (std::size_t i = 0; i < logs_of.size(); ++i) {
    for (auto since = kFirstGeneration; since <= latest_of(logs_of[i]); ++since) {
      CAPTURE(i);
      CAPTURE(since);
      const auto records = written_since(since, logs_of[i]);
      for (const auto& bytes : records) {
        const auto record = decode(bytes).value();
        if (record.version != type_of(record.event).version)
          older.insert(fmt::format("{}.v{}", type_of(record.event).name, record.version));
      }
      const ForgedLog log{records, {}};
      for (const auto& fault : verify_records(log, evidence_of_everything()).faults)
        FAIL_CHECK(fault.position, ": ", fault.what);
    }
  }
  CHECK(fmt::format("{}", fmt::join(older, " ")) ==
        "BetPlaced.v1 BetPlaced.v2 BetPlaced.v3 BetReviewed.v1 BetSettled.v1 BetSettled.v2 "
        "GameScheduled.v1 OperatorActed.v1 ResultRecorded.v1 SettlementReversed.v1 "
        "StatisticsRecorded.v1");
}

TEST_CASE(
    "a golden log with one record in an older version has a fault once it has adopted rules") {
  for (const auto* name : {"played.v2.bin", "played.v3.bin", "played.v4.bin"}) {
    std::vector<std::string> records = read_log(logs() / name);
    bool adopted = false;
    for (auto& bytes : records) {
      const auto record = decode(bytes).value();
      adopted = adopted || std::holds_alternative<RulesAdopted>(record.event);
      for (auto version = record.version; adopted && --version > 0;) {
        CAPTURE(name);
        CAPTURE(record.position);
        const auto before = std::exchange(bytes, in_version(record, version));
        CHECK(verify_records(ForgedLog{records, {}}).faults_total > 0);
        bytes = before;
      }
    }
    CHECK(adopted);
  }
}

// Run by hand once a version of the rules or of the records is complete. Never writes over a file:
// where more came to the rules of a version before anybody played by them, it goes into a second
// one, and with salts into a third.
TEST_CASE("write the golden log of these rules" * doctest::skip()) {
  std::string name;
  for (const auto* kind : {"salted", "taught", "played"}) {
    const auto file = fmt::format("{}.v{}.bin", kind, kLatestRules);
    if (!fs::exists(logs() / file)) name = file;
  }
  REQUIRE_FALSE(name.empty());
  LedgerHarness ledger;
  play_everything(ledger);
  std::ofstream file{logs() / name, std::ios::binary};
  ledger.log().scan(1, ledger.log().position(), [&](Position, std::string_view bytes) {
    const auto size = static_cast<std::uint32_t>(bytes.size());
    file.write(reinterpret_cast<const char*>(&size), sizeof size);
    file << bytes;
    return true;
  });
  file.close();
  const auto report =
      verify(ledger.log(), [](Position, Position) {}, {.evidence = evidence_of_everything()});
  REQUIRE(report.faults_total == 0);
  std::ofstream{logs() / "roots", std::ios::app}
      << fmt::format("{} {}:{}\n", name, report.records, to_hex(report.root));
}

}  // namespace
}  // namespace chalkline::ledger
