#include "proof/publication/restart.hpp"

#include <doctest/doctest.h>

#include <filesystem>
#include <functional>
#include <string>
#include <vector>

#include "proof/publication/signer.hpp"
#include "proof/tree/tlog_proof.hpp"
#include "tests/proof/faulty_disk.hpp"
#include "tests/proof/keyed_log.hpp"

// A log that cannot be continued ends where an operator accepts it, and another begins: never
// without that, and never under the same name.
namespace chalkline::proof {
namespace {

using namespace test;
namespace fs = std::filesystem;

LogOptions accepting(const KeyedLog& kept) {
  auto options = kept.options();
  options.accepts_loss = true;
  return options;
}

// A start as a server's: the ledger has what becomes of the key before anything is signed.
void adopt_and_sign(KeyedLog& kept, Signer& signer) {
  const auto position = kept.record(signer.adoption());
  if (position) signer.note_adopted(*position);
  REQUIRE(kept.state.log_key ==
          ledger::LogKey{signer.key().verifying().name, signer.key().verifying().key});
  signer.advance({});
}

// A log of 200 records and its first key, all signed.
VerifyingKey publish_some(KeyedLog& kept) {
  Signer signer{kept.log, kept.options(), real_disk()};
  adopt_and_sign(kept, signer);
  kept.log.add(100);
  kept.log.add(99);
  signer.advance({});
  return signer.key().verifying();
}

void lose_records(KeyedLog& kept) { kept.log.cut_to(101); }

ledger::LogKeyAdopted last_event(const KeyedLog& kept) { return last_adopted(kept.log).value(); }

TEST_CASE("a log whose records are lost ends only where that is accepted, and says so") {
  KeyedLog kept;
  const auto first = publish_some(kept);
  const auto note = *file_content(kept.options().directory / kCheckpointFile);
  lose_records(kept);
  CHECK_THROWS_AS((Signer{kept.log, kept.options(), real_disk()}), StartRefused);
  CHECK_FALSE(fs::exists(kept.directory.path() / "proof.ended.1"));

  Signer signer{kept.log, accepting(kept), real_disk()};
  adopt_and_sign(kept, signer);
  const auto event = last_event(kept);
  CHECK(event.cause == ledger::LogKeyCause::kRestarted);
  CHECK(event.origin == std::string{kTestOrigin} + "/2");
  CHECK(event.loss == ledger::LogLoss::kRecords);
  CHECK(event.before->origin == kTestOrigin);
  CHECK(event.before->key == first.key);
  CHECK(event.before->size == 200);
  CHECK(signer.published().newest()->checkpoint.origin == event.origin);
  CHECK(signer.published().newest()->checkpoint.size == 102);
  // The evidence stays.
  CHECK(file_content(kept.directory.path() / "proof.ended.1" / kCheckpointFile) == note);
  // The new log proves why it is there.
  const auto proved =
      verify_record(signer.published().keys(), event.origin, {&signer.key().verifying(), 1});
  REQUIRE(proved);
  CHECK(proved->index == 101);

  // From here on it is a log like any other.
  Signer next{kept.log, kept.options(), real_disk()};
  CHECK_FALSE(kept.record(next.adoption()));
  kept.log.add(10);
  next.advance({});
  CHECK(next.published().newest()->checkpoint.size == 112);
  CHECK(next.published().keys() == signer.published().keys());
  // Accepted once more, with nothing lost.
  CHECK(Signer{kept.log, accepting(kept), real_disk()}.key().verifying() == next.key().verifying());
  REQUIRE(next.rotate(kept.adopt()));
  next.advance({});
  REQUIRE(next.end_rotation());
  Signer rotated{kept.log, kept.options(), real_disk()};
  CHECK_FALSE(kept.record(rotated.adoption()));
  CHECK(split_tlog_proofs(rotated.published().keys()).size() == 2);
}

// How a log ends after `change` has been at its files and the ledger.
ledger::LogKeyAdopted end_after(const std::function<void(const fs::path&, KeyedLog&)>& change) {
  KeyedLog kept;
  publish_some(kept);
  change(kept.options().directory, kept);
  Signer signer{kept.log, accepting(kept), real_disk()};
  adopt_and_sign(kept, signer);
  return last_event(kept);
}

TEST_CASE("a log ends with what is known of it") {
  using enum ledger::LogLoss;
  const auto history = end_after([](const fs::path&, KeyedLog& kept) { kept.log.alter_root(200); });
  CHECK(history.loss == kHistory);
  CHECK(history.before->size == 200);
  const auto of_key = [](const ledger::LogKeyAdopted& event) {
    CHECK(event.loss == kKey);
    CHECK(event.origin == std::string{kTestOrigin} + "/2");
    CHECK(event.before->origin == kTestOrigin);
    return event.before->size;
  };
  // The anchor knows how far it had come.
  CHECK(of_key(end_after([](const fs::path& proof, KeyedLog&) { fs::remove(proof / kKeyFile); })) ==
        200);
  CHECK(of_key(end_after([](const fs::path& proof, KeyedLog&) { fs::remove_all(proof); })) == 200);
  CHECK(of_key(end_after([](const fs::path& proof, KeyedLog& kept) {
          fs::remove_all(proof);
          fs::remove(kept.directory.path() / "anchor");
        })) == 0);
  // A start without that word has drawn another key, which the ledger did not take.
  CHECK(of_key(end_after([](const fs::path& proof, KeyedLog& kept) {
          fs::remove_all(proof);
          fs::remove(kept.directory.path() / "anchor");
          const Signer other{kept.log, kept.options(), real_disk()};
          CHECK_FALSE(kept.record(other.adoption()));
        })) == 0);
}

TEST_CASE("logs that follow each other never have one name") {
  CHECK(next_name("a/log", "") == "a/log/2");
  CHECK(next_name("a/log/2", "a/log/2") == "a/log/3");
  CHECK(next_name("a/log", "a/log/5") == "a/log/6");
  CHECK(next_name("a/log/5", "a/log") == "a/log/6");
  CHECK(next_name("a/1", "b") == "a/1/2");
  CHECK(next_name("a", "b/7") == "a/2");
  CHECK(next_name("a/2026", "") == "a/2026/2");
}

TEST_CASE("whatever step the end of a log is cut off at, the next start ends it or refuses") {
  using enum FaultyDisk::Fault;
  for (const auto fault : {kKill, kShortWrite, kPowerCut, kFail}) {
    bool has_struck = true;
    std::uint64_t step{};
    for (; has_struck; ++step) {
      CAPTURE(step);
      KeyedLog kept;
      const auto first = publish_some(kept);
      lose_records(kept);
      FaultyDisk disk{fault, step};
      try {
        Signer signer{kept.log, accepting(kept), disk};
        adopt_and_sign(kept, signer);
      } catch (const std::runtime_error&) {
        REQUIRE(disk.has_struck());
      }
      has_struck = disk.has_struck();
      try {
        // Once it has been accepted it may be ended without that word; never goes on as it was.
        Signer signer{kept.log, kept.options(), real_disk()};
        REQUIRE(signer.key().verifying().name != first.name);
      } catch (const StartRefused& refused) {
        REQUIRE(refused.loss == ledger::LogLoss::kRecords);
      }
      Signer signer{kept.log, accepting(kept), real_disk()};
      adopt_and_sign(kept, signer);
      REQUIRE(signer.published().newest()->checkpoint.origin == first.name + "/2");
      REQUIRE(last_event(kept).before->size == 200);
      REQUIRE(split_tlog_proofs(signer.published().keys()).size() == 1);
    }
    CHECK(step > 10);
  }
}

}  // namespace
}  // namespace chalkline::proof
