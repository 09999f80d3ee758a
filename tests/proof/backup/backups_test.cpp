#include "proof/backup/backups.hpp"

#include <doctest/doctest.h>

#include <stdexcept>

#include "tests/ledger/temporary_directory.hpp"
#include "tests/proof/backup/stored_backup.hpp"
#include "tests/proof/faulty_disk.hpp"

namespace chalkline::proof {
namespace {

using namespace test;
using ledger::test::TemporaryDirectory;

struct BackupsTest {
  TemporaryDirectory directory;
  Original original{directory.path() / "data"};
  std::filesystem::path place{directory.path() / "backups"};
};

TEST_CASE_FIXTURE(BackupsTest, "a second backup writes what is new, and both are whole") {
  original.grow();
  CHECK(test::back_up(real_disk(), original, place) == 5'000 + 1'000 + 6 + 8);
  const auto first = original.all();
  original.grow();
  CHECK(test::back_up(real_disk(), original, place) == 5'000 + 1'000 + 8);
  const auto backups = backups_in(place);
  REQUIRE(backups.size() == 2);
  CHECK(held(backups[0]) == first);
  CHECK(held(backups[1]) == original.all());
  CHECK(backups[1].manifest.position == 2);
  CHECK(
      std::filesystem::equivalent(backups[0].directory / "log/1", backups[1].directory / "log/1"));
}

TEST_CASE_FIXTURE(BackupsTest,
                  "of more backups than are kept the oldest go, and the others stay whole") {
  for (int i = 0; i < 4; ++i) {
    original.grow();
    test::back_up(real_disk(), original, place, 2);
  }
  const auto backups = backups_in(place);
  REQUIRE(backups.size() == 2);
  CHECK(backups[0].directory.filename() == "backup-000003");
  CHECK(held(backups[0]).size() == original.all().size() - 1);
  CHECK(held(backups[1]) == original.all());
}

TEST_CASE_FIXTURE(BackupsTest,
                  "a file of the newest backup that was altered is written anew and not shared") {
  original.grow();
  test::back_up(real_disk(), original, place);
  write_file(backups_in(place)[0].directory / "log/1", "altered");
  CHECK(test::back_up(real_disk(), original, place) == 5'000);
  CHECK(held(backups_in(place)[1]) == original.all());
}

TEST_CASE_FIXTURE(BackupsTest,
                  "a file that only grows is written whole where its beginning is another") {
  original.grow();
  test::back_up(real_disk(), original, place);
  const auto first = original.all();
  original.grown = 3;  // as a ledger that lost its end and went on otherwise
  for (const auto* name : {"1", "2", "3"})
    write_file(original.directory / "tables" / name, original.table(name[0] - '0'));
  write_file(original.directory / "levels",
             std::string(1'000, 'z') + original.levels().substr(1'000));
  NewBackup backup{real_disk(), place};
  backup.copy_grown(original.directory / "levels", "levels", 3'000);
  CHECK(backup.written() == 3'000);
  CHECK(held(backups_in(place)[0]) == first);
}

TEST_CASE_FIXTURE(BackupsTest, "two backups to one directory at once are refused") {
  const NewBackup backup{real_disk(), place};
  CHECK_THROWS_WITH_AS((NewBackup{real_disk(), place}), doctest::Contains("is under way"),
                       std::runtime_error);
}

TEST_CASE("a backup that ends at any step leaves those before it whole, and the next one is made") {
  using Fault = FaultyDisk::Fault;
  for (const auto fault : {Fault::kKill, Fault::kShortWrite, Fault::kPowerCut, Fault::kFail}) {
    for (std::uint64_t step = 0;; ++step) {
      CAPTURE(static_cast<int>(fault));
      CAPTURE(step);
      const BackupsTest of;
      auto original = of.original;
      original.grow();
      test::back_up(real_disk(), original, of.place);
      const auto first = original.all();
      original.grow();
      const auto second = original.all();
      FaultyDisk disk{fault, step};
      bool is_made = true;
      try {
        test::back_up(disk, original, of.place);
      } catch (const std::runtime_error&) {
        is_made = false;
      }
      auto backups = backups_in(of.place);
      REQUIRE(!backups.empty());
      CHECK(held(backups[0]) == first);
      if (is_made) REQUIRE(backups.size() == 2);
      if (backups.size() == 2) CHECK(held(backups[1]) == second);

      original.grow();
      test::back_up(real_disk(), original, of.place);
      backups = backups_in(of.place);
      CHECK(held(backups.front()) == first);
      CHECK(held(backups.back()) == original.all());
      if (!disk.has_struck()) break;
    }
  }
}

}  // namespace
}  // namespace chalkline::proof
