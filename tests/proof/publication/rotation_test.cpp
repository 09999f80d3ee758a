#include <doctest/doctest.h>

#include <functional>
#include <optional>
#include <semaphore>
#include <string>
#include <vector>

#include "ledger/events/codec.hpp"
#include "proof/publication/key_changes.hpp"
#include "proof/publication/publisher.hpp"
#include "proof/publication/signer.hpp"
#include "proof/tree/tlog_proof.hpp"
#include "tests/proof/faulty_disk.hpp"
#include "tests/proof/keyed_log.hpp"
#include "tests/proof/signed_log.hpp"

// How a log changes its key, and what a reader who knows the first one can tell.
namespace chalkline::proof {
namespace {

using namespace test;

bool has_signed(const VerifyingKey& key, const std::string& note) {
  return verify_checkpoint(note, kTestOrigin, {&key, 1}).has_value();
}

// A key, and from which record on checkpoints have to have its signature.
struct KeyInForce {
  VerifyingKey key;
  ledger::Position since{};
};

// Follows the proofs of `keys` from the first key, as a verifier does.
std::vector<KeyInForce> followed(const VerifyingKey& first, const std::string& keys) {
  std::vector<KeyInForce> known{{first, 0}};
  for (const auto part : split_tlog_proofs(keys)) {
    const auto& before = known.back().key;
    const auto proved = verify_record(part, kTestOrigin, {&before, 1});
    REQUIRE(proved);
    const auto record = ledger::decode(proved->record).value();
    const auto& event = std::get<ledger::LogKeyAdopted>(record.event);
    REQUIRE(event.before->key == before.key);
    known.push_back({{event.origin, Algorithm::kEd25519, event.key}, record.position});
    REQUIRE(has_signed(known.back().key, parse_tlog_proof(part)->checkpoint));
  }
  return known;
}

// Whether the key that is in force at the checkpoint's size has signed it.
bool is_in_force(const std::vector<KeyInForce>& known, const Published::Newest& newest) {
  auto at = known.rbegin();
  while (at->since > newest.checkpoint.size) ++at;
  return has_signed(at->key, newest.note);
}

TEST_CASE("a new key signs beside the old one from its event on, and then alone") {
  KeyedLog kept;
  Signer signer{kept.log, kept.options(), real_disk()};
  const auto first = signer.key().verifying();
  kept.adopt_first(signer);
  kept.log.add(300);
  signer.advance({});
  const auto before = *signer.published().newest();
  CHECK(signer.published().keys().empty());
  CHECK_FALSE(signer.end_rotation());

  const auto position = signer.rotate(kept.adopt());
  REQUIRE(position);
  CHECK(*position == 302);
  const auto second = signer.key().verifying();
  CHECK(second.key != first.key);
  CHECK(kept.state.log_key == ledger::LogKey{kTestOrigin, second.key});
  CHECK(signer.rotate(kept.adopt()).error().contains("has to be ended first"));
  CHECK(signer.end_rotation().error().contains("no checkpoint has the signatures of both"));
  CHECK(signer.published().newest()->note == before.note);
  signer.advance({});
  const auto both = *signer.published().newest();
  CHECK(both.checkpoint.size == 302);
  CHECK(has_signed(first, both.note));
  CHECK(has_signed(second, both.note));

  const auto known = followed(first, signer.published().keys());
  REQUIRE(known.size() == 2);
  CHECK(known.back().key == second);
  CHECK(known.back().since == 302);
  CHECK(is_in_force(known, before));
  CHECK(is_in_force(known, both));

  REQUIRE(signer.end_rotation());
  kept.log.add(5);
  signer.advance({});
  const auto alone = *signer.published().newest();
  CHECK_FALSE(has_signed(first, alone.note));
  CHECK(has_signed(second, alone.note));
  CHECK_FALSE(file_content(kept.options().directory / kNextKeyFile));
  // The old key beyond its end, by a person who has a copy of it.
  const auto forged = sign_checkpoint(alone.checkpoint, log_key());
  CHECK_FALSE(is_in_force(known, {forged, alone.checkpoint}));

  // And once more.
  REQUIRE(signer.rotate(kept.adopt()));
  signer.advance({});
  CHECK(followed(first, signer.published().keys()).size() == 3);
  CHECK(followed(second, std::string{split_tlog_proofs(signer.published().keys())[1]}).size() == 2);
}

TEST_CASE("a rotation that the ledger refuses changes nothing") {
  KeyedLog kept;
  Signer signer{kept.log, kept.options(), real_disk()};
  kept.adopt_first(signer);
  kept.log.add(10);
  signer.advance({});
  const auto key = signer.key().format();
  const auto refused = signer.rotate([](const auto&) { return std::unexpected{"no room"}; });
  REQUIRE_FALSE(refused);
  CHECK(refused.error() == "no room");
  kept.log.add(1);
  signer.advance({});
  CHECK(signer.key().format() == key);
  const Signer next{kept.log, kept.options(), real_disk()};
  CHECK(next.key().format() == key);
}

TEST_CASE("a halted log changes no key") {
  KeyedLog kept;
  Signer signer{kept.log, kept.options(), real_disk()};
  kept.adopt_first(signer);
  kept.log.add(10);
  kept.log.alter_record(5);
  CHECK_THROWS_AS(signer.advance({}), Disagreement);
  CHECK(signer.rotate(kept.adopt()).error().contains("nothing is signed any more"));
}

TEST_CASE("a text of keys that is damaged refuses the start") {
  KeyedLog kept;
  {
    Signer signer{kept.log, kept.options(), real_disk()};
    kept.adopt_first(signer);
    REQUIRE(signer.rotate(kept.adopt()));
    signer.advance({});
  }
  replace_durably(real_disk(), kept.options().directory / kKeysFile, "c2sp.org/tlog-proof@v2\n");
  CHECK_THROWS_AS((Signer{kept.log, kept.options(), real_disk()}), StartRefused);
}

// Plays a rotation to its end on a disk that fails at some step; what was served meanwhile.
std::vector<Published::Newest> rotate_on(KeyedLog& kept, FaultyDisk& disk,
                                         std::optional<VerifyingKey>& first) {
  std::vector<Published::Newest> served;
  try {
    Signer signer{kept.log, kept.options(), disk};
    first = signer.key().verifying();
    kept.adopt_first(signer);
    const auto serve = [&](std::size_t count) {
      kept.log.add(count);
      signer.advance({});
      served.push_back(*signer.published().newest());
    };
    serve(20);
    // Outside of REQUIRE, which takes an exception for a failure.
    const auto rotated = signer.rotate(kept.adopt());
    REQUIRE(rotated);
    serve(3);
    serve(300);
    const auto ended = signer.end_rotation();
    REQUIRE(ended);
    serve(1);
  } catch (const std::runtime_error&) {
    REQUIRE(disk.has_struck());
  }
  return served;
}

TEST_CASE("whatever step a rotation ends at, one chain of keys leads to all that was served") {
  using enum FaultyDisk::Fault;
  for (const auto fault : {kKill, kShortWrite, kPowerCut, kFail}) {
    bool has_struck = true;
    std::uint64_t step{};
    for (; has_struck; ++step) {
      CAPTURE(step);
      KeyedLog kept;
      FaultyDisk disk{fault, step};
      std::optional<VerifyingKey> first;
      auto served = rotate_on(kept, disk, first);
      has_struck = disk.has_struck();
      if (!kept.state.log_key) continue;  // nobody has seen anything of it

      Signer signer{kept.log, kept.options(), real_disk()};
      // The key that the ledger has adopted, whatever lies in the files.
      REQUIRE(signer.key().verifying().key == kept.state.log_key->key);
      const bool is_rotated = kept.state.log_key->key != first->key;
      kept.log.add(7);
      signer.advance({});
      served.push_back(*signer.published().newest());
      const auto known = followed(*first, signer.published().keys());
      REQUIRE(known.size() == (is_rotated ? 2 : 1));
      for (const auto& newest : served) REQUIRE(is_in_force(known, newest));
      if (!is_rotated) REQUIRE(signer.rotate(kept.adopt()));
    }
    CHECK(step > 50);
  }
}

TEST_CASE("a key is changed while the publisher signs, and every checkpoint has the key in force") {
  KeyedLog kept;
  Publisher publisher{kept.log, kept.options()};
  const auto first = publisher.key();
  REQUIRE(
      kept.record({.cause = ledger::LogKeyCause::kFirst, .origin = first.name, .key = first.key}));
  publisher.start();
  const auto position = publisher.rotate(kept.adopt());
  REQUIRE(position);
  CHECK(publisher.key().key == kept.state.log_key->key);
  std::binary_semaphore is_covered{0};
  publisher.published().when_covered(*position, [&] { is_covered.release(); });
  REQUIRE(is_covered.try_acquire_for(std::chrono::seconds{30}));
  const auto known = followed(first, publisher.published().keys());
  CHECK(is_in_force(known, *publisher.published().newest()));
  CHECK(publisher.end_rotation());
  publisher.stop();
}

}  // namespace
}  // namespace chalkline::proof
