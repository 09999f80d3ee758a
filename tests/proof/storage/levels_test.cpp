#include "proof/storage/levels.hpp"

#include <doctest/doctest.h>

#include <fstream>
#include <functional>
#include <map>
#include <random>

#include "tests/ledger/files.hpp"
#include "tests/ledger/temporary_directory.hpp"
#include "tests/proof/faulty_disk.hpp"
#include "tests/proof/memory_log.hpp"
#include "tests/proof/tree/trees.hpp"

namespace chalkline::proof {
namespace {

using namespace test;
using ledger::test::contents;
using ledger::test::TemporaryDirectory;

// Beyond 65,536, so that level 2 has a hash.
constexpr std::size_t kThreeLevels = 65'536 + 300;

// The checkpoint of a log that has just been made.
const Mark kNothing{.size = 0, .root = sha256("")};

std::uint64_t fill(Levels& levels, const MemoryLog& log, std::uint64_t end) {
  while (levels.size() < end) levels.append(ledger::leaf_hash(log.record(levels.size() + 1)));
  return levels.size();
}

// The files that a tree has which was written at once.
std::map<std::string, std::string> files_of(const MemoryLog& log, std::uint64_t size) {
  std::vector<Hash> leaves;
  for (std::uint64_t at = 1; at <= size; ++at) leaves.push_back(ledger::leaf_hash(log.record(at)));
  std::map<std::string, std::string> files;
  for (unsigned level = 0; level < kLevels; ++level) files[std::to_string(level)];
  unsigned level = 0;
  for (const auto& hashes : defined_levels(std::move(leaves))) {
    for (const auto& hash : hashes) files[std::to_string(level)].append(hash.begin(), hash.end());
    ++level;
  }
  return files;
}

TEST_CASE("level files have all hashes of a tree, and its root follows from their bytes") {
  const TemporaryDirectory directory;
  MemoryLog log;
  log.add(kThreeLevels);
  Levels levels{real_disk(), directory.path(), log, kNothing};
  CHECK(levels.root() == sha256(""));
  fill(levels, log, kThreeLevels);
  levels.sync();
  CHECK(levels.root() == log.head_at_open().tree.root());
  CHECK(contents(directory.path() / "levels") == files_of(log, kThreeLevels));
  const auto mark = parse_mark(*file_content(directory.path() / "mark"));
  REQUIRE(mark);
  CHECK(mark->size == kThreeLevels);
  CHECK(mark->root == levels.root());
}

TEST_CASE("levels go on from their mark, and what lies behind it is cut off") {
  const TemporaryDirectory directory;
  MemoryLog log;
  log.add(700);
  {
    Levels levels{real_disk(), directory.path(), log, kNothing};
    fill(levels, log, 300);
    levels.sync();
    fill(levels, log, 600);
    levels.root();  // writes them
  }
  Levels levels{real_disk(), directory.path(), log, kNothing};
  CHECK(levels.size() == 300);
  CHECK(contents(directory.path() / "levels") == files_of(log, 300));
  fill(levels, log, 700);
  CHECK(levels.root() == log.head_at_open().tree.root());
  CHECK(contents(directory.path() / "levels") == files_of(log, 700));
}

TEST_CASE("levels begin anew where they are not those of the log up to their mark") {
  const TemporaryDirectory directory;
  MemoryLog log;
  log.add(600);
  const auto size_after = [&](const std::function<void(const std::filesystem::path&)>& harm) {
    {
      Levels levels{real_disk(), directory.path(), log, kNothing};
      fill(levels, log, 600);
      levels.sync();
    }
    harm(directory.path());
    return Levels{real_disk(), directory.path(), log, kNothing}.size();
  };
  const auto flip = [](const std::filesystem::path& file, std::size_t at) {
    auto bytes = *file_content(file);
    bytes.at(at) = static_cast<char>(bytes.at(at) ^ 1);
    std::ofstream{file, std::ios::binary} << bytes;
  };
  CHECK(size_after([](const auto&) {}) == 600);
  for (std::size_t at = 0; at < kMarkBytes; ++at)
    CHECK(size_after([&](const auto& path) { flip(path / "mark", at); }) == 0);
  CHECK(size_after([](const auto& path) { std::filesystem::remove(path / "mark"); }) == 0);
  CHECK(size_after([&](const auto& path) { flip(path / "levels" / "0", 599 * 32); }) == 0);
  CHECK(size_after([&](const auto& path) { flip(path / "levels" / "1", 0); }) == 0);
  CHECK(size_after([](const auto& path) { std::filesystem::remove(path / "levels" / "1"); }) == 0);
  CHECK(size_after([](const auto& path) { std::filesystem::remove_all(path / "levels"); }) == 0);
  CHECK(size_after([](const auto& path) {
          std::filesystem::resize_file(path / "levels" / "0", 599 * 32);
        }) == 0);

  MemoryLog other;
  other.fork();
  other.add(600);
  CHECK(Levels{real_disk(), directory.path(), other, kNothing}.size() == 0);
}

TEST_CASE("levels begin anew where the newest checkpoint does not follow from them") {
  const TemporaryDirectory directory;
  MemoryLog log;
  log.add(600);
  const Mark newest{.size = 600, .root = *log.root_at(600)};
  {
    Levels levels{real_disk(), directory.path(), log, kNothing};
    fill(levels, log, 600);
    levels.sync();
  }
  CHECK(Levels{real_disk(), directory.path(), log, newest}.size() == 600);
  CHECK(Levels{real_disk(), directory.path(), log, {.size = 600, .root = {}}}.size() == 0);
}

// A few batches, each synced, as the follower does.
void follow(Disk& disk, const std::filesystem::path& directory, const MemoryLog& log) {
  Levels levels{disk, directory, log, kNothing};
  std::mt19937_64 random{levels.size()};
  while (levels.size() < log.position()) {
    fill(levels, log, std::min(log.position(), levels.size() + 1 + random() % 200));
    levels.sync();
  }
}

TEST_CASE("levels have the same bytes whatever step the process, the write or the power ends at") {
  MemoryLog log;
  log.add(800);
  const auto whole = files_of(log, 800);
  for (const auto fault : {FaultyDisk::Fault::kKill, FaultyDisk::Fault::kShortWrite,
                           FaultyDisk::Fault::kPowerCut, FaultyDisk::Fault::kFail}) {
    bool has_struck = true;
    std::uint64_t step{};
    for (; has_struck; ++step) {
      const TemporaryDirectory directory;
      FaultyDisk disk{fault, step};
      try {
        follow(disk, directory.path(), log);
      } catch (const std::runtime_error&) {
        REQUIRE(disk.has_struck());
      }
      has_struck = disk.has_struck();
      follow(real_disk(), directory.path(), log);
      REQUIRE(contents(directory.path() / "levels") == whole);
    }
    CHECK(step > 30);
  }
}

}  // namespace
}  // namespace chalkline::proof
