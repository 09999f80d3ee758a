#include "proof/publication/anchor.hpp"

#include <doctest/doctest.h>

#include <fstream>
#include <string>

#include "proof/publication/signer.hpp"
#include "tests/ledger/temporary_directory.hpp"
#include "tests/proof/memory_log.hpp"
#include "tests/proof/signed_log.hpp"

namespace chalkline::proof {
namespace {

using namespace test;
using ledger::test::TemporaryDirectory;

struct AnchoredLog {
  TemporaryDirectory disk;
  TemporaryDirectory other_disk;
  MemoryLog log;
  std::filesystem::path anchor{other_disk.path() / "anchor"};

  LogOptions options(const char* directory = "proof") const {
    return {.directory = disk.path() / directory, .origin = kTestOrigin, .anchor = anchor};
  }
  void sign_up_to(std::size_t count) {
    Signer signer{log, options(), real_disk()};
    log.add(count - log.position());
    signer.advance({});
  }
  void copy(const char* from, const char* to) const {
    std::filesystem::remove_all(disk.path() / to);
    std::filesystem::copy(disk.path() / from, disk.path() / to,
                          std::filesystem::copy_options::recursive);
  }
};

TEST_CASE("a whole directory that was put back is refused by its anchor") {
  AnchoredLog served;
  served.sign_up_to(100);
  served.copy("proof", "copy");
  served.sign_up_to(250);
  served.copy("copy", "proof");
  served.log.cut_to(100);
  CHECK_THROWS_AS((Signer{served.log, served.options(), real_disk()}), StartRefused);
  std::filesystem::remove(served.anchor);  // without it nobody can know
  CHECK(Signer{served.log, served.options(), real_disk()}.published().newest()->checkpoint.size ==
        100);
}

TEST_CASE("a checkpoint that is older than its anchor gives way where the ledger continues both") {
  AnchoredLog served;
  served.sign_up_to(100);
  served.copy("proof", "copy");
  served.sign_up_to(250);
  served.copy("copy", "proof");
  Signer signer{served.log, served.options(), real_disk()};
  CHECK(file_content(served.disk.path() / "proof" / "checkpoint") == file_content(served.anchor));
  signer.advance({});
  CHECK(signer.published().newest()->checkpoint.size == 250);
}

TEST_CASE("an anchor that is older, or that is new, is brought up to the checkpoint") {
  AnchoredLog served;
  served.sign_up_to(100);
  const auto old = *file_content(served.anchor);
  served.sign_up_to(250);
  const auto note = *file_content(served.anchor);
  std::ofstream{served.anchor} << old;
  static_cast<void>(Signer{served.log, served.options(), real_disk()});
  CHECK(file_content(served.anchor) == note);
  std::filesystem::remove(served.anchor);
  static_cast<void>(Signer{served.log, served.options(), real_disk()});
  CHECK(file_content(served.anchor) == note);
}

TEST_CASE("an anchor that this log has not signed refuses the start") {
  AnchoredLog served;
  served.sign_up_to(100);
  const auto note = *file_content(served.anchor);
  for (const auto& text :
       {std::string{}, std::string{"\n"}, note.substr(1),
        sign_checkpoint({.origin = kTestOrigin, .size = 0, .root = sha256("")}, log_key())}) {
    std::ofstream{served.anchor} << text;
    CHECK_THROWS_AS((Signer{served.log, served.options(), real_disk()}), StartRefused);
  }
}

TEST_CASE("a ledger that does not continue a checkpoint that somebody kept refuses the start") {
  AnchoredLog served;
  served.sign_up_to(250);
  const auto known = served.other_disk.path() / "known";
  std::filesystem::copy(served.anchor, known);
  const LogOptions options{.directory = served.disk.path() / "proof", .known = known};
  CHECK_NOTHROW((Signer{served.log, options, real_disk()}));
  served.log.cut_to(100);
  CHECK_THROWS_AS((Signer{served.log, options, real_disk()}), StartRefused);
  std::filesystem::remove(known);
  CHECK_THROWS_AS((Signer{served.log, options, real_disk()}), StartRefused);
}

TEST_CASE("a checkpoint that somebody kept is served again where the newer ones are lost") {
  AnchoredLog served;
  served.sign_up_to(100);
  served.copy("proof", "copy");
  served.sign_up_to(250);
  const auto known = served.other_disk.path() / "known";
  const auto note = *file_content(served.anchor);
  std::ofstream{known} << note << "\u2014 witness.example AAAAAAAA\n";
  served.copy("copy", "proof");
  const Signer signer{
      served.log, {.directory = served.disk.path() / "proof", .known = known}, real_disk()};
  CHECK(file_content(served.disk.path() / "proof" / "checkpoint") == note);
}

TEST_CASE("no new key is made where a checkpoint of the lost one is kept elsewhere") {
  AnchoredLog served;
  served.sign_up_to(100);
  std::filesystem::remove_all(served.disk.path() / "proof");
  CHECK_THROWS_AS((Signer{served.log, served.options(), real_disk()}), StartRefused);
  CHECK_THROWS_AS((Signer{served.log,
                          {.directory = served.disk.path() / "proof", .known = served.anchor},
                          real_disk()}),
                  StartRefused);
  CHECK_FALSE(std::filesystem::exists(served.disk.path() / "proof"));
}

TEST_CASE("of two machines with the same key and log the second does not sign") {
  AnchoredLog served;
  served.sign_up_to(100);
  served.copy("proof", "copy");
  Signer one{served.log, served.options(), real_disk()};
  Signer other{served.log, served.options("copy"), real_disk()};
  served.log.add(10);
  one.advance({});
  CHECK_THROWS_AS(other.advance({}), Disagreement);
  CHECK(other.published().newest()->checkpoint.size == 100);
  CHECK(one.published().newest()->checkpoint.size == 110);
  CHECK(file_content(served.anchor) == one.published().newest()->note);
}

TEST_CASE("an anchor is replaced only where it holds what was found") {
  const TemporaryDirectory directory;
  const auto file = directory.path() / "anchor";
  Anchor anchor{real_disk(), file};
  CHECK_FALSE(anchor.note());
  CHECK(anchor.replace("one"));
  CHECK(Anchor{real_disk(), file}.note() == "one");
  std::ofstream{file} << "other";
  CHECK_FALSE(anchor.replace("two"));
  CHECK(file_content(file) == "other");
  CHECK(anchor.note() == "one");
}

}  // namespace
}  // namespace chalkline::proof
