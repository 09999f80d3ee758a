#include "proof/backup/restored.hpp"

#include <doctest/doctest.h>

#include <stdexcept>

#include "tests/ledger/temporary_directory.hpp"
#include "tests/proof/backup/stored_backup.hpp"
#include "tests/proof/faulty_disk.hpp"

namespace chalkline::proof {
namespace {

using namespace test;
namespace fs = std::filesystem;
using ledger::test::TemporaryDirectory;

struct RestoredTest {
  RestoredTest() {
    original.grow();
    original.grow();
    test::back_up(real_disk(), original, directory.path() / "backups");
  }
  Backup backup() const { return backups_in(directory.path() / "backups").back(); }
  fs::path data() const { return directory.path() / "restored"; }
  fs::path unfinished() const { return directory.path() / "restored.restoring"; }
  void restore(Disk& disk) const {
    RestoredDirectory restored{disk, data()};
    restored.take(backup(), "");
    restored.put("kept elsewhere", "proof/key");
    restored.finish();
  }
  // All that a restore makes, by path.
  Held wanted() const {
    auto files = original.all();
    files["proof/key"] = "kept elsewhere";
    return files;
  }
  static Held files_of(const fs::path& directory) {
    Held files;
    for (const auto& entry : fs::recursive_directory_iterator{directory}) {
      const auto path = entry.path().lexically_relative(directory).string();
      if (entry.is_regular_file() && path != "restoring")
        files[path] = ledger::test::content(entry);
    }
    return files;
  }

  TemporaryDirectory directory;
  Original original{directory.path() / "data"};
};

TEST_CASE_FIXTURE(RestoredTest, "a backup is restored with all its files, and no others") {
  restore(real_disk());
  CHECK(files_of(data()) == wanted());
  CHECK_FALSE(fs::exists(data() / "restoring"));
  CHECK_FALSE(fs::exists(unfinished()));
}

TEST_CASE_FIXTURE(RestoredTest, "nothing that is there is written over") {
  write_file(data() / "accounts.db", "of somebody");
  CHECK_THROWS_WITH_AS(restore(real_disk()), doctest::Contains("is there already"),
                       std::runtime_error);
  CHECK(files_of(data()) == Held{{"accounts.db", "of somebody"}});
  fs::remove_all(data());
  write_file(unfinished() / "letters", "of somebody");
  CHECK_THROWS_WITH_AS(restore(real_disk()), doctest::Contains("no restore has made it"),
                       std::runtime_error);
  CHECK(files_of(unfinished()) == Held{{"letters", "of somebody"}});
}

TEST_CASE_FIXTURE(
    RestoredTest,
    "a backup with a file that is altered, cut or gone is refused by the file's name") {
  for (const auto& [path, bytes] : original.all()) {
    CAPTURE(path);
    const auto file = backup().directory / path;
    const auto refuses = [&](const char* why) {
      CHECK_THROWS_WITH_AS(restore(real_disk()), doctest::Contains(why), std::runtime_error);
      CHECK_FALSE(fs::exists(data()));
    };
    auto altered = bytes;
    altered.back() ^= 1;
    write_file(file, altered);
    refuses((path + " is not as it was written").c_str());
    write_file(file, bytes.substr(1));
    refuses((path + " has been cut").c_str());
    fs::remove(file);
    refuses("has lost its file");
    write_file(file, bytes);
  }
  restore(real_disk());
  CHECK(files_of(data()) == wanted());
}

TEST_CASE("a restore that ends at any step leaves nothing that starts, and the next one is made") {
  using Fault = FaultyDisk::Fault;
  for (const auto fault : {Fault::kKill, Fault::kShortWrite, Fault::kPowerCut, Fault::kFail}) {
    for (std::uint64_t step = 0;; ++step) {
      CAPTURE(static_cast<int>(fault));
      CAPTURE(step);
      const RestoredTest of;
      FaultyDisk disk{fault, step};
      try {
        of.restore(disk);
      } catch (const std::runtime_error&) {
      }
      // A ledger stands in its place once all else is there.
      for (const auto& place : {of.data(), of.unfinished()}) {
        if (fs::exists(place / "log")) CHECK(RestoredTest::files_of(place) == of.wanted());
      }
      if (!fs::exists(of.data())) of.restore(real_disk());
      CHECK(RestoredTest::files_of(of.data()) == of.wanted());
      if (!disk.has_struck()) break;
    }
  }
}

}  // namespace
}  // namespace chalkline::proof
