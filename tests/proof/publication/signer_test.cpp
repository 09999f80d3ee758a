#include "proof/publication/signer.hpp"

#include <doctest/doctest.h>

#include <fstream>
#include <functional>
#include <string>
#include <vector>

#include "tests/ledger/files.hpp"
#include "tests/ledger/temporary_directory.hpp"
#include "tests/proof/faulty_disk.hpp"
#include "tests/proof/memory_log.hpp"
#include "tests/proof/signed_log.hpp"

namespace chalkline::proof {
namespace {

using namespace test;
using ledger::test::contents;
using ledger::test::TemporaryDirectory;

LogOptions options_in(const std::filesystem::path& directory) {
  return {.directory = directory / "proof", .origin = kTestOrigin, .anchor = {}};
}
LogOptions anchored_in(const std::filesystem::path& directory) {
  auto options = options_in(directory);
  options.anchor = directory / "anchor";
  return options;
}

// The size of the newest checkpoint, which is checked by its key; 0 without one.
std::uint64_t published_size(Signer& signer) {
  const auto newest = signer.published().newest();
  if (!newest) return 0;
  const auto& key = signer.key().verifying();
  const auto verified = verify_checkpoint(newest->note, kTestOrigin, {&key, 1});
  REQUIRE(verified);
  REQUIRE(verified->checkpoint == newest->checkpoint);
  return newest->checkpoint.size;
}

TEST_CASE("the first start makes a key and a checkpoint of no records, which nobody is served") {
  const TemporaryDirectory directory;
  MemoryLog log;
  Signer signer{log, options_in(directory.path()), real_disk()};
  signer.advance({});
  CHECK_FALSE(signer.published().newest());
  const auto note = file_content(directory.path() / "proof" / "checkpoint");
  REQUIRE(note);
  const auto signed_note = signed_by({&signer.key().verifying(), 1}, *note, "checkpoint");
  CHECK(signed_note.checkpoint.size == 0);
  CHECK(std::filesystem::status(directory.path() / "proof" / "key").permissions() ==
        (std::filesystem::perms::owner_read | std::filesystem::perms::owner_write));

  log.add(300);
  signer.advance({});
  CHECK(published_size(signer) == 300);
  CHECK(signer.published().newest()->checkpoint.root == log.head_at_open().tree.root());
}

TEST_CASE("a restart keeps key, origin and checkpoint, and serves at once") {
  const TemporaryDirectory directory;
  MemoryLog log;
  log.add(300);
  std::string note;
  std::string key;
  {
    Signer signer{log, options_in(directory.path()), real_disk()};
    signer.advance({});
    note = signer.published().newest()->note;
    key = signer.key().format();
  }
  auto options = options_in(directory.path());
  options.origin = "another.example/log";
  Signer signer{log, options, real_disk()};
  CHECK(signer.key().format() == key);
  REQUIRE(signer.published().newest());
  CHECK(signer.published().newest()->note == note);
  signer.advance({});
  CHECK(signer.published().newest()->note == note);
}

TEST_CASE("a log without a name is named by its key") {
  const TemporaryDirectory directory;
  const MemoryLog log;
  const Signer signer{
      log, {.directory = directory.path() / "proof", .origin = {}, .anchor = {}}, real_disk()};
  const auto& name = signer.key().verifying().name;
  CHECK(name.size() == 8 + std::string_view{".chalkline/log"}.size());
  CHECK(name.ends_with(".chalkline/log"));
  const TemporaryDirectory other;
  CHECK_THROWS_AS(
      (Signer{
          log, {.directory = other.path() / "proof", .origin = "a b", .anchor = {}}, real_disk()}),
      StartRefused);
}

TEST_CASE("level files that are lost are made anew, under the same checkpoint") {
  const TemporaryDirectory directory;
  MemoryLog log;
  log.add(700);
  std::string note;
  {
    Signer signer{log, options_in(directory.path()), real_disk()};
    signer.advance({});
    note = signer.published().newest()->note;
  }
  const auto levels = directory.path() / "proof" / "levels";
  const auto before = contents(levels);
  std::filesystem::remove_all(levels);
  std::filesystem::remove(directory.path() / "proof" / "mark");
  Signer signer{log, options_in(directory.path()), real_disk()};
  CHECK_FALSE(signer.published().newest());
  signer.advance({});
  REQUIRE(signer.published().newest());
  CHECK(signer.published().newest()->note == note);
  CHECK(contents(levels) == before);
}

// Nothing is signed when `alter` has been at the log, nor after the next start.
void check_disagreement(const std::function<void(MemoryLog&)>& alter, std::string_view says) {
  const TemporaryDirectory directory;
  MemoryLog log;
  log.add(100);
  Signer signer{log, options_in(directory.path()), real_disk()};
  signer.advance({});
  const auto note = signer.published().newest()->note;
  log.add(100);
  alter(log);
  CHECK_THROWS_AS(signer.advance({}), Disagreement);
  REQUIRE(signer.halted());
  CHECK(signer.halted()->contains(says));
  log.add(100);
  signer.advance({});
  CHECK(signer.published().newest()->note == note);
  CHECK(file_content(directory.path() / "proof" / "checkpoint") == note);

  Signer next{log, options_in(directory.path()), real_disk()};
  CHECK(next.halted() == signer.halted());
  next.advance({});
  CHECK(next.published().newest()->note == note);
}

TEST_CASE("records, stored root and head that do not agree are never signed") {
  check_disagreement([](MemoryLog& log) { log.alter_record(150); }, "another root than is stored");
  check_disagreement([](MemoryLog& log) { log.alter_root(200); }, "another root than is stored");
  check_disagreement([](MemoryLog& log) { log.remove_root(200); }, "another root than is stored");
  check_disagreement([](MemoryLog& log) { log.alter_head(); },
                     "another root than the ledger's head");
}

TEST_CASE("a bit of the level files that has changed since the last checkpoint is not signed") {
  const TemporaryDirectory directory;
  MemoryLog log;
  log.add(100);
  Signer signer{log, options_in(directory.path()), real_disk()};
  signer.advance({});
  auto bytes = *file_content(directory.path() / "proof" / "levels" / "0");
  bytes[5] ^= 1;
  std::ofstream{directory.path() / "proof" / "levels" / "0", std::ios::binary} << bytes;
  log.add(100);
  CHECK_THROWS_AS(signer.advance({}), Disagreement);
  CHECK(published_size(signer) == 100);
}

// How a start is refused after `change` has been at the directory and the log.
std::string refusal(const std::function<void(const std::filesystem::path&, MemoryLog&)>& change) {
  const TemporaryDirectory directory;
  MemoryLog log;
  log.add(100);
  log.add(100);
  {
    Signer signer{log, options_in(directory.path()), real_disk()};
    signer.advance({});
  }
  change(directory.path() / "proof", log);
  const auto before = contents(directory.path() / "proof" / "levels");
  try {
    const Signer signer{log, options_in(directory.path()), real_disk()};
    return "";
  } catch (const StartRefused& refused) {
    CHECK(contents(directory.path() / "proof" / "levels") == before);
    return refused.what();
  }
}

TEST_CASE(
    "a start on another history than was signed is refused, and so is one without key or "
    "checkpoint") {
  using Path = std::filesystem::path;
  const auto says = [](const std::string& sentence, std::string_view part) {
    CAPTURE(sentence);
    CHECK(sentence.contains(part));
  };
  CHECK(refusal([](const Path&, MemoryLog&) {}).empty());
  CHECK(refusal([](const Path&, MemoryLog& log) { log.add(50); }).empty());
  says(refusal([](const Path&, MemoryLog& log) { log.cut_to(100); }),
       "ends at position 100, but a checkpoint of 200 records was signed");
  says(refusal([](const Path&, MemoryLog& log) { log.alter_root(200); }),
       "another root at position 200");
  says(refusal([](const Path&, MemoryLog& log) { log.remove_root(200); }),
       "no root at position 200");
  says(refusal([](const Path& proof, MemoryLog&) { std::filesystem::remove(proof / "key"); }),
       "has no file key");
  says(
      refusal([](const Path& proof, MemoryLog&) { std::filesystem::remove(proof / "checkpoint"); }),
      "has no file checkpoint");
  says(refusal(
           [](const Path& proof, MemoryLog&) { std::ofstream{proof / "key"} << "PRIVATE+KEY+"; }),
       "is malformed");
  says(refusal([](const Path& proof, MemoryLog&) {
         std::ofstream{proof / "key"} << log_key().format();
       }),
       "is no checkpoint that this log has signed");
  says(refusal([](const Path& proof, MemoryLog&) { std::ofstream{proof / "checkpoint"} << "\n"; }),
       "is no checkpoint that this log has signed");
}

TEST_CASE(
    "whatever step a start or a signature ends at, what was published holds and is signed again") {
  for (const auto fault : {FaultyDisk::Fault::kKill, FaultyDisk::Fault::kShortWrite,
                           FaultyDisk::Fault::kPowerCut, FaultyDisk::Fault::kFail}) {
    bool has_struck = true;
    std::uint64_t step{};
    for (; has_struck; ++step) {
      const TemporaryDirectory directory;
      MemoryLog log;
      FaultyDisk disk{fault, step};
      std::vector<Published::Newest> served;
      try {
        Signer signer{log, anchored_in(directory.path()), disk};
        for (const std::size_t batch : {200U, 100U, 1U, 300U}) {
          log.add(batch);
          signer.advance({});
          served.push_back(*signer.published().newest());
        }
      } catch (const std::runtime_error&) {
        REQUIRE(disk.has_struck());
      }
      has_struck = disk.has_struck();

      Signer signer{log, anchored_in(directory.path()), real_disk()};
      const auto kept =
          signed_by({&signer.key().verifying(), 1},
                    *file_content(directory.path() / "proof" / "checkpoint"), "checkpoint");
      if (!served.empty()) REQUIRE(kept.checkpoint.size >= served.back().checkpoint.size);
      log.add(7);
      signer.advance({});
      REQUIRE(published_size(signer) == log.position());
      REQUIRE(file_content(directory.path() / "anchor") == signer.published().newest()->note);
      for (const auto& newest : served) {
        // The same key, and the same bytes for the same size.
        REQUIRE(sign_checkpoint(newest.checkpoint, signer.key()) == newest.note);
        const auto proof = signer.published().consistency(newest.checkpoint.size, log.position());
        REQUIRE(proof);
      }
    }
    CHECK(step > 40);
  }
}

TEST_CASE("a failed sync ends signing by that object, and what was published is served on") {
  const TemporaryDirectory directory;
  MemoryLog log;
  log.add(100);
  FaultyDisk counting;
  {
    Signer signer{log, options_in(directory.path()), counting};
    signer.advance({});
  }
  // The first step after these is the write of the next hashes, the second their sync.
  const TemporaryDirectory other;
  FaultyDisk disk{FaultyDisk::Fault::kFail, counting.steps() + 1};
  Signer signer{log, options_in(other.path()), disk};
  signer.advance({});
  log.add(100);
  CHECK_THROWS_AS(signer.advance({}), std::runtime_error);
  CHECK_FALSE(signer.halted());  // the next start may sign
  CHECK(published_size(signer) == 100);
}

TEST_CASE("a log that cannot be read is not signed") {
  const TemporaryDirectory directory;
  MemoryLog log;
  log.add(100);
  log.break_reads();
  Signer signer{log, options_in(directory.path()), real_disk()};
  CHECK_THROWS_AS(signer.advance({}), ledger::LogFailure);
  CHECK_FALSE(signer.published().newest());
}

}  // namespace
}  // namespace chalkline::proof
