#include "proof/backup/ledger_copy.hpp"

#include <doctest/doctest.h>

#include <stdexcept>

#include "ledger/log/rocks_log.hpp"
#include "tests/ledger/harness.hpp"
#include "tests/proof/memory_log.hpp"
#include "tests/proof/signed_log.hpp"

namespace chalkline::proof {
namespace {

using namespace test;
using ledger::test::LedgerHarness;
using ledger::test::TemporaryDirectory;

TEST_CASE(
    "a copy of a ledger says whose accounts it has opened and closed, and which keys it has "
    "adopted") {
  LedgerHarness ledger;
  const ledger::AccountId ann{1000};
  const ledger::AccountId bob{1001};
  ledger.accept(ledger::OpenAccount{ann});
  ledger.accept(ledger::OpenAccount{bob});
  ledger.accept(ledger::CloseAccount{bob});
  const auto key = log_key().verifying();
  ledger.accept(ledger::AdoptLogKey{
      {.cause = ledger::LogKeyCause::kFirst, .origin = key.name, .key = key.key}});
  const TemporaryDirectory directory;
  const auto place = (directory.path() / "copy").string();
  ledger.log().copy_to(place);
  ledger.accept(ledger::OpenAccount{ledger::AccountId{1002}});

  const auto log = ledger::open_rocks_log(place, ledger::OpenMode::kRead);
  const auto copy = read_copy(*log);
  CHECK(copy.position == log->position());
  CHECK(copy.root == log->root_at(copy.position));
  CHECK(copy.opened == std::vector{ann, bob});
  CHECK(copy.closed == std::vector{bob});
  CHECK(copy.keys == std::vector{key});
}

struct KeptTest {
  KeptTest() { log.add(300); }
  std::string note(std::uint64_t size, const SigningKey& key = log_key()) const {
    return sign_checkpoint({key.verifying().name, size, *log.root_at(size)}, key);
  }
  void check(const std::string& note) const {
    const LedgerCopy copy{.position = log.position(), .keys = {log_key().verifying()}};
    require_kept(log, copy, note, "kept.note");
  }
  MemoryLog log;
};

TEST_CASE_FIXTURE(
    KeptTest,
    "a ledger that continues a checkpoint is restored, with a witness's line or without") {
  const auto kept = note(300);
  log.add(5);
  check(kept);
  check(kept + format_signature(Witness{}.cosign(parse_note(kept)->text, 1)));
}

TEST_CASE_FIXTURE(KeptTest, "a ledger behind a checkpoint, or forked from it, is refused") {
  log.add(5);
  const auto kept = note(305);
  log.cut_to(300);
  CHECK_THROWS_WITH_AS(
      check(kept), doctest::Contains("kept.note is not continued: The ledger ends at position 300"),
      std::runtime_error);
  log.fork();
  log.add(5);
  log.add(5);
  CHECK_THROWS_WITH_AS(check(kept), doctest::Contains("another root at position 305"),
                       std::runtime_error);
}

TEST_CASE_FIXTURE(
    KeptTest,
    "a checkpoint of a key that the ledger has not adopted is refused, as is what is none") {
  const SigningKey other{kTestOrigin, sha256("a key of another log")};
  CHECK_THROWS_WITH_AS(check(note(300, other)), doctest::Contains("signed by no key"),
                       std::runtime_error);
  CHECK_THROWS_WITH_AS(check("a letter\n"), doctest::Contains("is no checkpoint"),
                       std::runtime_error);
}

}  // namespace
}  // namespace chalkline::proof
