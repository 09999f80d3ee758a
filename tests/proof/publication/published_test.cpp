#include "proof/publication/published.hpp"

#include <doctest/doctest.h>

#include <chrono>
#include <fstream>
#include <future>
#include <memory>
#include <set>
#include <string>
#include <thread>
#include <vector>

#include "proof/publication/publisher.hpp"
#include "proof/tree/tile_path.hpp"
#include "proof/tree/tlog_proof.hpp"
#include "proof/tree/verify.hpp"
#include "tests/ledger/files.hpp"
#include "tests/ledger/harness.hpp"
#include "tests/proof/memory_log.hpp"
#include "tests/proof/signed_log.hpp"

namespace chalkline::proof {
namespace {

using namespace test;
using ledger::Hash;
using ledger::test::TemporaryDirectory;

struct Served {
  explicit Served(std::size_t records) {
    log.add(records);
    signer.advance({});
  }
  TemporaryDirectory directory;
  MemoryLog log;
  Signer signer{log,
                {.directory = directory.path() / "proof", .origin = kTestOrigin, .anchor = {}},
                real_disk()};
  Published& published{signer.published()};

  Hash leaf(std::uint64_t index) const { return ledger::leaf_hash(log.record(index + 1)); }
};

TEST_CASE("tiles are served up to the published size, a full one also in part") {
  Served served{600};
  served.log.add(100);  // not signed yet
  const auto& published = served.published;
  for (const std::uint64_t width : {1U, 255U, 256U})
    CHECK(published.tile(0, 0, width)->size() == 32 * width);
  CHECK(published.tile(0, 0, 256)->starts_with(*published.tile(0, 0, 17)));
  CHECK(published.tile(0, 2, 88));
  CHECK_FALSE(published.tile(0, 2, 89));
  CHECK_FALSE(published.tile(0, 2, 256));
  CHECK_FALSE(published.tile(0, 3, 1));
  CHECK_FALSE(published.tile(0, 0, 0));
  CHECK(published.tile(1, 0, 2));
  CHECK_FALSE(published.tile(1, 0, 3));
  CHECK_FALSE(published.tile(2, 0, 1));
  CHECK_FALSE(published.tile(63, 0, 1));
  CHECK_FALSE(published.tile(0, ~std::uint64_t{}, 1));
  std::string leaves;
  for (std::uint64_t index = 512; index < 600; ++index) {
    const auto leaf = served.leaf(index);
    leaves.append(leaf.begin(), leaf.end());
  }
  CHECK(published.tile(0, 2, 88) == leaves);
}

TEST_CASE("bundles have the records of their tiles, each behind its length") {
  Served served{600};
  std::string bytes;
  for (ledger::Position position = 513; position <= 600; ++position) {
    const auto& record = served.log.record(position);
    bytes += '\0';
    bytes += static_cast<char>(record.size());
    bytes += record;
  }
  CHECK(served.published.bundle(2, 88) == bytes);
  CHECK_FALSE(served.published.bundle(2, 89));
  CHECK_FALSE(served.published.bundle(3, 1));
  CHECK_FALSE(served.published.bundle(0, 0));
}

TEST_CASE("proofs under one checkpoint hold, also when the log has gone on") {
  Served served{600};
  const auto old = served.published.newest();
  served.log.add(5'000);
  served.signer.advance({});
  const auto newest = served.published.newest();
  const auto& [_, size, root] = newest->checkpoint;
  for (std::uint64_t index = 0; index < 600; index += 37) {
    const auto before = served.published.inclusion(*old, index);
    REQUIRE(before);
    CHECK(verify_inclusion(index, 600, served.leaf(index), *before, old->checkpoint.root));
    const auto after = served.published.inclusion(*newest, index);
    REQUIRE(after);
    CHECK(verify_inclusion(index, size, served.leaf(index), *after, root));
  }
  CHECK_FALSE(served.published.inclusion(*old, 600));
  CHECK_FALSE(served.published.inclusion(*newest, size));
  const auto consistency = served.published.consistency(600, size);
  REQUIRE(consistency);
  CHECK(verify_consistency(600, size, old->checkpoint.root, root, *consistency));
  CHECK(served.published.consistency(0, size)->empty());
  CHECK(served.published.consistency(size, size)->empty());
  CHECK(served.published.consistency(100, 600));
  CHECK_FALSE(served.published.consistency(601, 600));
  CHECK_FALSE(served.published.consistency(600, size + 1));
}

TEST_CASE("a record's proof stands alone") {
  Served served{600};
  const auto newest = served.published.newest();
  const auto bytes = served.published.record_proof(*newest, 300);
  REQUIRE(bytes);
  const auto& key = served.signer.key().verifying();
  const auto proved = verify_record(*bytes, kTestOrigin, {&key, 1});
  REQUIRE(proved);
  CHECK(proved->record == served.log.record(300));
  CHECK(proved->index == 299);
  CHECK_FALSE(served.published.record_proof(*newest, 0));
  CHECK_FALSE(served.published.record_proof(*newest, 601));
}

TEST_CASE("damaged level files give no false proof") {
  Served served{600};
  auto bytes = *file_content(served.directory.path() / "proof" / "levels" / "0");
  bytes[40] ^= 1;
  std::ofstream{served.directory.path() / "proof" / "levels" / "0", std::ios::binary} << bytes;
  const auto newest = served.published.newest();
  CHECK_THROWS_AS(served.published.inclusion(*newest, 0), ProofFailure);
  CHECK_THROWS_AS(served.published.consistency(1, 600), ProofFailure);
  CHECK_THROWS_AS(served.published.record_proof(*newest, 2), ProofFailure);
  CHECK(served.published.inclusion(*newest, 300));
  std::filesystem::resize_file(served.directory.path() / "proof" / "levels" / "0", 32);
  CHECK_THROWS_AS(served.published.inclusion(*newest, 300), ProofFailure);
}

TEST_CASE("a tile is not served unless each of its hashes leads to the signed root") {
  constexpr std::size_t kRecords = 65'536 + 700;
  Served served{kRecords};
  const auto levels = served.directory.path() / "proof" / "levels";
  const auto is_refused = [&](unsigned level, std::uint64_t index, std::uint64_t width) {
    try {
      const auto tile = served.published.tile(level, index, width);
      CHECK(tile);
      return false;
    } catch (const ProofFailure&) {
      return true;
    }
  };
  struct Tile {
    unsigned level;
    std::uint64_t index;
    std::uint64_t width;  // all that is published
  };
  const std::vector<Tile> tiles{{0, 0, 256}, {0, 7, 256}, {0, 257, 256}, {0, 258, 188},
                                {1, 0, 256}, {1, 1, 2},   {2, 0, 1}};
  for (const auto& [level, index, width] : tiles) CHECK_FALSE(is_refused(level, index, width));
  for (const auto& [level, index, width] : tiles) {
    ledger::test::Damage damage{levels / std::to_string(level)};
    for (const auto hash : std::set<std::uint64_t>{0, width / 2, width - 1}) {
      CAPTURE(level);
      CAPTURE(index);
      CAPTURE(hash);
      damage.flip((index * 256 + hash) * 32 + 31, 1);
      CHECK(is_refused(level, index, width));
      CHECK(is_refused(level, index, 1));  // the same bytes cut off
    }
  }
  // Damage elsewhere does not keep the others from being read.
  ledger::test::Damage damage{levels / "0"};
  damage.flip(7 * 8'192, 1);
  CHECK_FALSE(is_refused(0, 6, 256));
  CHECK_FALSE(is_refused(1, 0, 256));
  CHECK(is_refused(0, 7, 256));
}

TEST_CASE("damaged level files give no false proof between older sizes either") {
  Served served{600};
  ledger::MerkleTree tree;
  std::vector<Hash> roots{tree.root()};
  for (std::uint64_t index = 0; index < 600; ++index) {
    tree.append(served.leaf(index));
    roots.push_back(tree.root());
  }
  const auto levels = served.directory.path() / "proof" / "levels";
  for (const std::string level : {"0", "1"}) {
    const auto hashes = *file_content(levels / level);
    for (std::size_t damaged = 0; damaged < hashes.size(); damaged += level == "0" ? 32 * 23 : 32) {
      auto bytes = hashes;
      bytes[damaged] ^= 1;
      std::ofstream{levels / level, std::ios::binary} << bytes;
      bool is_refused = false;
      for (const std::uint64_t newer : {1U, 64U, 300U, 513U, 599U, 600U}) {
        for (const std::uint64_t older : {1U, 2U, 64U, 71U, 256U, 299U, 512U, 598U}) {
          if (older > newer) continue;
          CAPTURE(level);
          CAPTURE(damaged);
          CAPTURE(older);
          CAPTURE(newer);
          try {
            const auto proof = served.published.consistency(older, newer).value();
            CHECK(verify_consistency(older, newer, roots[older], roots[newer], proof));
          } catch (const ProofFailure&) {
            is_refused = true;
          }
        }
      }
      CHECK(is_refused);
    }
    std::ofstream{levels / level, std::ios::binary} << hashes;
  }
}

TEST_CASE("a record that is not the one that was signed is named, and has no proof") {
  Served served{600};
  const auto newest = served.published.newest();
  served.log.alter_record(300);
  CHECK_THROWS_WITH_AS(served.published.record_proof(*newest, 300),
                       "Record 300 is not the one that was signed", ProofFailure);
  CHECK(served.published.record_proof(*newest, 301));
}

TEST_CASE("who waits for a record is called by the checkpoint that covers it") {
  Served served{10};
  std::vector<int> called;
  served.published.when_covered(10, [&] { called.push_back(10); });
  CHECK(called == std::vector{10});
  served.published.when_covered(12, [&] { called.push_back(12); });
  served.published.when_covered(13, [&] { called.push_back(13); });
  served.log.add(2);
  served.signer.advance({});
  CHECK(called == std::vector{10, 12});
  served.log.add(1);
  served.signer.advance({});
  CHECK(called == std::vector{10, 12, 13});
}

TEST_CASE("who waits no longer is not called, and what it held is let go") {
  Served served{10};
  std::vector<int> called;
  const auto held = std::make_shared<int>();
  const auto wait = [&](int who) {
    return served.published.when_covered(
        12, [&called, kept = held, who] { called.push_back(who + *kept); });
  };
  const auto first = wait(1);
  wait(2);
  served.published.forget(first);
  CHECK(held.use_count() == 1 + 1);  // the second's
  served.published.forget(served.published.when_covered(10, [&] { called.push_back(0); }));
  served.log.add(2);
  served.signer.advance({});
  CHECK(called == std::vector{0, 2});
  served.published.forget(first);
}

TEST_CASE("a publisher signs what a ledger records, and its proofs hold for the stored bytes") {
  const TemporaryDirectory directory;
  ledger::test::LedgerHarness ledger{directory.path() / "log"};
  Publisher publisher{ledger.log(),
                      {.directory = directory.path() / "proof", .origin = {}, .anchor = {}}};
  publisher.start();
  ledger.accept(ledger::OpenAccount{ledger::test::kAlice});
  const auto position = ledger.log().position();
  std::promise<void> covered;
  publisher.published().when_covered(position, [&] { covered.set_value(); });
  REQUIRE(covered.get_future().wait_for(std::chrono::seconds{30}) == std::future_status::ready);
  const auto newest = publisher.published().newest();
  REQUIRE(newest);
  CHECK(newest->checkpoint.root == ledger.log().root_at(newest->checkpoint.size));
  const auto bytes = publisher.published().record_proof(*newest, position);
  REQUIRE(bytes);
  const auto key = publisher.key();
  const auto proved = verify_record(*bytes, key.name, {&key, 1});
  REQUIRE(proved);
  CHECK(proved->record == ledger.log().read(position));
  CHECK_FALSE(publisher.stopped());
  publisher.stop();
}

TEST_CASE("a publisher that must not sign says why, and serves what was published") {
  Served served{100};
  {
    Publisher publisher{
        served.log, {.directory = served.directory.path() / "proof", .origin = {}, .anchor = {}}};
    served.log.add(100);
    served.log.alter_record(150);
    publisher.start();
    for (int tries = 0; !publisher.stopped() && tries < 3'000; ++tries)
      std::this_thread::sleep_for(std::chrono::milliseconds{10});
    REQUIRE(publisher.stopped());
    CHECK(publisher.stopped()->contains("another root"));
    CHECK(publisher.published().newest()->checkpoint.size == 100);
  }
  const Publisher next{
      served.log, {.directory = served.directory.path() / "proof", .origin = {}, .anchor = {}}};
  CHECK(next.stopped());
}

}  // namespace
}  // namespace chalkline::proof
