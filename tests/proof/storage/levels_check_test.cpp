#include "proof/storage/levels_check.hpp"

#include <doctest/doctest.h>

#include "proof/storage/levels.hpp"
#include "tests/ledger/files.hpp"
#include "tests/ledger/temporary_directory.hpp"
#include "tests/proof/memory_log.hpp"

namespace chalkline::proof {
namespace {

using ledger::test::Damage;
using ledger::test::TemporaryDirectory;
using test::MemoryLog;

void follow_all(const std::filesystem::path& directory, const MemoryLog& log) {
  Levels levels{real_disk(), directory, log, {.size = 0, .root = sha256("")}};
  while (levels.size() < log.position())
    levels.append(ledger::leaf_hash(log.record(levels.size() + 1)));
  levels.sync();
}

// Level files as a server has left them, and its ledger.
struct ServedLevels {
  explicit ServedLevels(std::size_t records) {
    log.add(records);
    follow_all(directory.path(), log);
  }

  std::filesystem::path mark() const { return directory.path() / "mark"; }
  std::filesystem::path level(unsigned number) const {
    return directory.path() / "levels" / std::to_string(number);
  }
  std::vector<std::string> faults() const { return faults_beside(log); }
  std::vector<std::string> faults_beside(const MemoryLog& ledger) const {
    LevelsCheck check{directory.path()};
    CHECK(check.has_begun());
    ledger::MerkleTree tree;
    for (ledger::Position at = 1; at <= ledger.position(); ++at) {
      tree.append(ledger::leaf_hash(ledger.record(at)),
                  [&](unsigned height, const ledger::Hash& root) { check.take(height, root); });
    }
    return check.faults();
  }

  TemporaryDirectory directory;
  MemoryLog log;
};

using Found = std::vector<std::string>;

TEST_CASE("whole level files have no fault, also beside a ledger that has gone on") {
  ServedLevels served{65'536 + 300};
  CHECK(served.faults() == Found{});
  served.log.add(1'000);
  CHECK(served.faults() == Found{});
}

TEST_CASE("a damaged hash is found at its place in each level") {
  const ServedLevels served{65'536 + 300};
  const auto found = [&](unsigned level, std::size_t hash) {
    Damage damage{served.level(level)};
    damage.flip(hash * 32 + 5, 64);
    return served.faults();
  };
  const auto differs = [&](unsigned level, const std::string& where) {
    return Found{served.level(level).string() + " differs from the ledger: hash " + where};
  };
  CHECK(found(0, 0) == differs(0, "0 is not that of record 1"));
  CHECK(found(0, 65'835) == differs(0, "65835 is not that of record 65836"));
  CHECK(found(1, 3) == differs(1, "3 is not that of records 769 to 1024"));
  CHECK(found(2, 0) == differs(2, "0 is not that of records 1 to 65536"));
}

TEST_CASE("the first of the hashes that differ is told, and how many follow") {
  const ServedLevels served{600};
  Damage damage{served.level(0)};
  damage.wipe(40, 32 * 9);  // within hashes 1 and 10, too
  CHECK(served.faults() ==
        Found{served.level(0).string() + " differs from the ledger: hash 1 is not that of record 2 "
                                         "(10 differ)"});
}

TEST_CASE("a level file that was cut off or removed is a fault") {
  const ServedLevels served{600};
  {
    Damage damage{served.level(0)};
    damage.cut(32 * 599 + 31);
    CHECK(served.faults() == Found{served.level(0).string() + " ends after 599 of 600 hashes"});
  }
  std::filesystem::remove(served.level(1));
  CHECK(served.faults() ==
        Found{served.level(1).string() + " cannot be read: No such file or directory"});
}

TEST_CASE("the level files of another log are found at their first hash") {
  const ServedLevels served{600};
  MemoryLog other;
  other.fork();
  other.add(600);
  const auto faults = served.faults_beside(other);
  REQUIRE(faults.size() == 2);
  CHECK(faults.at(0) ==
        served.level(0).string() +
            " differs from the ledger: hash 0 is not that of record 1 (600 differ)");
  CHECK(faults.at(1) ==
        served.level(1).string() +
            " differs from the ledger: hash 0 is not that of records 1 to 256 (2 differ)");
}

TEST_CASE("a mark that is damaged, of another root or beyond the ledger is a fault") {
  const ServedLevels served{600};
  const auto mark = served.mark().string();
  {
    Damage damage{served.mark()};
    damage.flip(3, 1);
    CHECK(served.faults() == Found{mark + " is damaged: it says no size and root of the levels"});
  }
  {
    Damage damage{served.mark()};
    std::ofstream{served.mark(), std::ios::binary} << format_mark({.size = 600, .root = {}});
    CHECK(served.faults() == Found{mark + " has another root than the first 600 records"});
  }
  MemoryLog shorter;
  shorter.add(500);
  CHECK(served.faults_beside(shorter) ==
        Found{mark + " is of 600 records, and the ledger has 500 that can be read"});
}

TEST_CASE("beside a ledger that was never served there is nothing to compare") {
  const TemporaryDirectory directory;
  LevelsCheck check{directory.path()};
  CHECK_FALSE(check.has_begun());
  check.take(0, {});
  CHECK(check.faults() == Found{});
}

}  // namespace
}  // namespace chalkline::proof
