#include "tests/proof/vectors.hpp"

#include <doctest/doctest.h>

#include "base/hex.hpp"
#include "proof/tree/tile_path.hpp"
#include "proof/tree/tlog_proof.hpp"
#include "proof/tree/verify.hpp"
#include "tests/ledger/golden_logs.hpp"
#include "tests/proof/tree/trees.hpp"

namespace chalkline::proof {
namespace {

using namespace test;
using boost::json::value;

std::string joined(std::span<const Hash> hashes) {
  std::string bytes;
  for (const auto& hash : hashes) bytes.append(hash.begin(), hash.end());
  return bytes;
}

std::vector<Hash> leaves_of(const std::vector<std::string>& records) {
  std::vector<Hash> leaves;
  for (const auto& record : records) leaves.push_back(ledger::leaf_hash(record));
  return leaves;
}

TEST_CASE("small trees have the leaves, roots and proofs that other programs give them") {
  const auto all = vectors();
  const auto& small = all.at("small");
  std::vector<std::string> records;
  for (const auto& record : small.at("recordsHex").as_array())
    records.push_back(bytes_of_hex(record));
  const auto leaves = leaves_of(records);
  CHECK(leaves == hashes(small.at("leafHashes")));
  const auto subtree = subtrees_of(leaves);
  std::vector<Hash> roots;
  for (const auto& tree : small.at("trees").as_array()) {
    const auto size = tree.at("size").to_number<std::uint64_t>();
    roots.push_back(root_of(size, subtree));
    CHECK(roots.back() == hash(tree.at("root")));
    if (size == 0) continue;
    CHECK(to_hex(sha256(joined(std::span{leaves}.first(size)))) == text(tree.at("tile0Sha256Hex")));
    CHECK(format_tile_path({.width = tile_width(size, 0, 0)}) == text(tree.at("tile0Path")));
  }
  for (const auto& [digits, proofs] : small.at("inclusion").at("proofs").as_object()) {
    const auto size = number(digits);
    for (std::uint64_t index = 0; index < size; ++index) {
      const auto proof = hashes(proofs.at(index));
      CHECK(inclusion_proof(index, size, subtree) == proof);
      CHECK(verify_inclusion(index, size, leaves[index], proof, roots[size]));
    }
  }
  for (const auto& [digits, proofs] : small.at("consistency").at("proofs").as_object()) {
    const auto size = number(digits);
    for (std::uint64_t old_size = 1; old_size <= size; ++old_size) {
      const auto proof = hashes(proofs.at(old_size - 1));
      CHECK(consistency_proof(old_size, size, subtree) == proof);
      CHECK(verify_consistency(old_size, size, roots[old_size], roots[size], proof));
    }
  }
}

TEST_CASE("a real ledger has the roots, tiles and proofs that other programs give it") {
  const auto all = vectors();
  const auto& golden = all.at("golden");
  const auto leaves = leaves_of(ledger::test::read_log(text(golden.at("file"))));
  REQUIRE(leaves.size() == golden.at("records").to_number<std::size_t>());
  const auto levels = defined_levels(leaves);
  const auto subtree = subtrees_of(leaves);
  for (const auto& [size, root] : golden.at("roots").as_object())
    CHECK(root_of(number(size), subtree) == hash(root));
  for (const auto& one : golden.at("tiles").as_array()) {
    const auto tile = parse_tile_path(text(one.at("path")));
    REQUIRE(tile);
    if (tile->is_bundle) continue;
    const auto bytes =
        joined(std::span{levels.at(tile->level)}.subspan(tile->index * kTileWidth, tile->width));
    CHECK(to_hex(sha256(bytes)) == text(one.at("sha256Hex")));
  }
  const auto& inclusion = golden.at("inclusion");
  CHECK(inclusion_proof(inclusion.at("index").to_number<std::uint64_t>(), leaves.size(), subtree) ==
        hashes(inclusion.at("proof")));
  CHECK(consistency_proof(200, leaves.size(), subtree) == hashes(golden.at("consistencyFrom200")));
  CHECK(consistency_proof(256, leaves.size(), subtree) == hashes(golden.at("consistencyFrom256")));
}

TEST_CASE("trees up to 2^53 have the roots and proofs that other programs give them") {
  const auto all = vectors();
  std::vector<Hash> perfect{ledger::leaf_hash("same")};
  while (perfect.size() < 63) perfect.push_back(ledger::node_hash(perfect.back(), perfect.back()));
  // Through tiles, so that their arithmetic goes as far.
  const auto subtree = subtrees_of_tiles([&](unsigned level, std::uint64_t, std::uint64_t count) {
    return std::vector<Hash>(count, perfect.at(std::size_t{8} * level));
  });
  for (const auto& one : all.at("large").at("cases").as_array()) {
    const auto size = number(text(one.at("size")));
    const auto index = number(text(one.at("index")));
    const auto old_size = number(text(one.at("oldSize")));
    const auto root = root_of(size, subtree);
    const auto old_root = root_of(old_size, subtree);
    CHECK(root == hash(one.at("root")));
    CHECK(old_root == hash(one.at("oldRoot")));
    const auto inclusion = inclusion_proof(index, size, subtree);
    CHECK(inclusion == hashes(one.at("inclusion")));
    CHECK(verify_inclusion(index, size, perfect[0], inclusion, root));
    const auto consistency = consistency_proof(old_size, size, subtree);
    CHECK(consistency == hashes(one.at("consistency")));
    CHECK(verify_consistency(old_size, size, old_root, root, consistency));
  }
}

TEST_CASE("each proof of the vectors gets the verdict that it should") {
  const auto all = vectors();
  std::size_t proofs{};
  for (const auto& one : all.at("proofs").at("cases").as_array()) {
    CAPTURE(text(one.at("name")));
    const auto size = number(text(one.at("size")));
    const auto root = hash(one.at("root"));
    const auto proof = hashes(one.at("proof"));
    // The index -1 is no number here at all; as the nearest there is, it is beyond any tree.
    const auto of = [&](const char* member) {
      const auto digits = text(one.at(member));
      return digits.starts_with('-') ? ~std::uint64_t{} : number(digits);
    };
    const bool holds =
        text(one.at("kind")) == "inclusion"
            ? verify_inclusion(of("index"), size, hash(one.at("leaf")), proof, root)
            : verify_consistency(of("oldSize"), size, hash(one.at("oldRoot")), root, proof);
    CHECK(holds == text(one.at("expect")).starts_with("accept"));
    ++proofs;
  }
  CHECK(proofs > 20);
}

TEST_CASE("tiles have the paths that other programs give them") {
  const auto all = vectors();
  for (const auto& one : all.at("formats").at("tilePaths").as_array()) {
    const bool is_bundle = text(one.at("level")) == "entries";
    const TilePath tile{
        .is_bundle = is_bundle,
        .level = is_bundle ? 0 : static_cast<unsigned>(number(text(one.at("level")))),
        .index = one.at("index").to_number<std::uint64_t>(),
        .width = one.at("width").to_number<std::uint64_t>()};
    CHECK(format_tile_path(tile) == text(one.at("path")));
    CHECK(parse_tile_path(text(one.at("path"))) == tile);
  }
}

TEST_CASE("tlog-proof files of other programs are read, checked and written to the same bytes") {
  const auto all = vectors();
  const auto known = verifying_key(all, "log");
  for (const auto& one : all.at("formats").at("tlogProof").as_array()) {
    const auto bytes = text(one.at("text"));
    const auto parsed = parse_tlog_proof(bytes);
    REQUIRE(parsed);
    CHECK(format_tlog_proof(*parsed) == bytes);
    const auto proved = verify_record(bytes, kOrigin, std::span{&known, 1});
    REQUIRE(proved);
    CHECK(proved->record == bytes_of_hex(one.at("recordHex")));
    CHECK(proved->index == one.at("index").to_number<std::uint64_t>());
  }
}

}  // namespace
}  // namespace chalkline::proof
