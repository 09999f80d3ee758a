#include <doctest/doctest.h>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <cstring>
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

#include "ledger/audit/verify.hpp"
#include "tests/ledger/audit/older_versions.hpp"
#include "tests/ledger/files.hpp"
#include "tests/ledger/forged_log.hpp"
#include "tests/ledger/full_ledger.hpp"
#include "tests/ledger/repository.hpp"

// tests/golden/logs holds whole ledgers of earlier programs (README.md there).
namespace chalkline::ledger {
namespace {

using namespace test;
namespace fs = std::filesystem;

fs::path logs() { return repository() / "tests" / "golden" / "logs"; }

std::vector<std::string> read_log(const fs::path& path) {
  const auto bytes = test::content(path);
  std::vector<std::string> records;
  for (std::size_t at = 0; at < bytes.size();) {
    std::uint32_t size{};
    REQUIRE(at + sizeof size <= bytes.size());
    std::memcpy(&size, bytes.data() + at, sizeof size);
    records.push_back(bytes.substr(at + sizeof size, size));
    at += sizeof size + size;
  }
  return records;
}

TEST_CASE("the golden logs have no faults, and the roots that they had") {
  std::istringstream roots{test::content(logs() / "roots")};
  std::size_t count = 0;
  for (std::string name, known; roots >> name >> known; ++count) {
    CAPTURE(name);
    const ForgedLog log{read_log(logs() / name), {}};
    const auto report = verify_records(log, evidence_of_everything());
    for (const auto& fault : report.faults) FAIL_CHECK(fault.position, ": ", fault.what);
    CHECK(fmt::format("{}:{}", report.records, hex(report.root)) == known);
  }
  CHECK(count == files_in(logs(), "", ".bin").size());
}

TEST_CASE("the golden logs have no faults when their events are of older versions") {
  std::set<std::string> older;
  for (const auto& path : files_in(logs(), "", ".bin")) {
    for (const std::uint16_t oldest : {std::uint16_t{1}, std::uint16_t{2}}) {
      CAPTURE(path.filename().string());
      CAPTURE(oldest);
      std::vector<std::string> records;
      for (const auto& bytes : read_log(path)) {
        records.push_back(in_older_version(decode(bytes).value(), oldest));
        const auto record = decode(records.back()).value();
        if (record.version != type_of(record.event).version)
          older.insert(fmt::format("{}.v{}", type_of(record.event).name, record.version));
      }
      const ForgedLog log{records, {}};
      for (const auto& fault : verify_records(log, evidence_of_everything()).faults)
        FAIL_CHECK(fault.position, ": ", fault.what);
    }
  }
  CHECK(fmt::format("{}", fmt::join(older, " ")) ==
        "BetPlaced.v1 BetPlaced.v2 BetPlaced.v3 BetSettled.v1 BetSettled.v2 GameScheduled.v1 "
        "ResultRecorded.v1 SettlementReversed.v1");
}

// Run by hand once a version of the rules is complete. Never writes over a file.
TEST_CASE("write the golden log of these rules" * doctest::skip()) {
  const auto name = fmt::format("played.v{}.bin", kLatestRules);
  REQUIRE_FALSE(fs::exists(logs() / name));
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
      << fmt::format("{} {}:{}\n", name, report.records, hex(report.root));
}

}  // namespace
}  // namespace chalkline::ledger
