#include "proof/tree/tlog_proof.hpp"

#include <doctest/doctest.h>

#include "proof/tree/subtrees.hpp"
#include "tests/proof/signed_log.hpp"
#include "tests/proof/tree/trees.hpp"

namespace chalkline::proof {
namespace {

using namespace test;

std::string record(std::uint64_t index) { return "record " + std::to_string(index); }

// A whole proof of the record at `index` among `size`.
std::string whole_proof(std::uint64_t index, std::uint64_t size) {
  std::vector<Hash> leaves;
  for (std::uint64_t i = 0; i < size; ++i) leaves.push_back(ledger::leaf_hash(record(i)));
  const auto root = defined_root(leaves);
  return format_tlog_proof({.extra = record(index),
                            .index = index,
                            .hashes = inclusion_proof(index, size, subtrees_of(std::move(leaves))),
                            .checkpoint = sign_checkpoint(
                                {.origin = kTestOrigin, .size = size, .root = root}, log_key())});
}

TEST_CASE("a proof with its record stands alone, and every flipped bit of it refuses it") {
  const auto known = log_key().verifying();
  for (const std::uint64_t size : {1U, 13U}) {
    auto bytes = whole_proof(size / 2, size);
    const auto parsed = parse_tlog_proof(bytes);
    REQUIRE(parsed);
    CHECK(format_tlog_proof(*parsed) == bytes);
    const auto proved = verify_record(bytes, kTestOrigin, std::span{&known, 1});
    REQUIRE(proved);
    CHECK(proved->record == record(size / 2));
    CHECK(proved->index == size / 2);
    CHECK(proved->checkpoint.checkpoint.size == size);
    for (auto& byte : bytes) {
      for (int bit = 0; bit < 8; ++bit) {
        const auto before = byte;
        byte = static_cast<char>(byte ^ (1 << bit));
        REQUIRE_FALSE(verify_record(bytes, kTestOrigin, std::span{&known, 1}));
        byte = before;
      }
    }
  }
}

TEST_CASE("a proof cut anywhere is refused") {
  const auto known = log_key().verifying();
  const auto bytes = whole_proof(5, 13);
  for (std::size_t size = 0; size < bytes.size(); ++size)
    REQUIRE_FALSE(verify_record(bytes.substr(0, size), kTestOrigin, std::span{&known, 1}));
  CHECK_FALSE(verify_record(bytes + "\n", kTestOrigin, std::span{&known, 1}));
}

TEST_CASE("more hashes than any tree has are refused before they are counted as a proof") {
  TlogProof proof{.extra = "a", .index = 0, .hashes = {}, .checkpoint = ""};
  proof.hashes.resize(63);
  CHECK(parse_tlog_proof(format_tlog_proof(proof)));
  proof.hashes.resize(64);
  CHECK_FALSE(parse_tlog_proof(format_tlog_proof(proof)));
  CHECK_FALSE(parse_tlog_proof(std::string(kTlogProofBytesMax + 1, 'a')));
}

}  // namespace
}  // namespace chalkline::proof
