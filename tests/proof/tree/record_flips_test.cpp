#include <doctest/doctest.h>

#include <cstdlib>
#include <random>
#include <string>
#include <variant>
#include <vector>

#include "base/crc32.hpp"
#include "ledger/events/codec.hpp"
#include "proof/tree/subtrees.hpp"
#include "proof/tree/verify.hpp"
#include "tests/ledger/golden_logs.hpp"
#include "tests/ledger/scale.hpp"
#include "tests/proof/tree/trees.hpp"

namespace chalkline::proof {
namespace {

using namespace test;

constexpr std::size_t kChecksumBytes = 4;

std::string with_checksum(std::string body) {
  const auto sum = crc32(body);
  for (unsigned shift = 0; shift < 32; shift += 8) body += static_cast<char>(sum >> shift);
  return body;
}

// CHALKLINE_FLIPS=1000000 for a run as long as docs/AUDITING.md names it.
int flips() {
  const auto* asked = std::getenv("CHALKLINE_FLIPS");
  return asked == nullptr ? ledger::test::scaled(20'000) : std::atoi(asked);
}

bool has_login_name(const ledger::Record& record) {
  return std::holds_alternative<ledger::OperatorActed>(record.event) && record.version == 1;
}

TEST_CASE("any changed bit of any record is found, also where its checksum is changed along") {
  const auto records = ledger::test::read_log(ledger::test::logs() / "taught.v4.bin");
  std::vector<Hash> leaves;
  for (const auto& record : records) leaves.push_back(ledger::leaf_hash(record));
  const auto subtree = subtrees_of(leaves);
  const auto root = root_of(leaves.size(), subtree);
  std::vector<std::vector<Hash>> proofs;
  for (std::size_t index = 0; index < leaves.size(); ++index)
    proofs.push_back(inclusion_proof(index, leaves.size(), subtree));
  std::mt19937_64 random{1};
  const auto below = [&](std::size_t end) { return static_cast<std::size_t>(random() % end); };
  int unproved = 0;
  int refused = 0;
  int others = 0;
  const auto count = flips();
  for (int flip = 0; flip < count; ++flip) {
    const auto index = below(records.size());
    const auto& record = records[index];
    const bool fits = flip % 2 == 0;
    auto changed = record.substr(0, record.size() - (fits ? kChecksumBytes : 0));
    auto& byte = changed[below(changed.size())];
    byte = static_cast<char>(byte ^ 1 << below(8));
    if (fits) changed = with_checksum(std::move(changed));
    unproved +=
        verify_inclusion(index, leaves.size(), ledger::leaf_hash(changed), proofs[index], root) ? 0
                                                                                                : 1;
    // What can still be read is another record, in the one encoding of what it says. Of an act of
    // version 1 the operator's login name is not kept: its hash alone finds another.
    const auto read = ledger::decode(changed);
    if (!read) {
      ++refused;
    } else if (fits && (*read != ledger::decode(record) || has_login_name(*read))) {
      ++others;
    }
  }
  CHECK(unproved == count);
  CHECK(refused + others == count);
  CHECK(others > 0);
}

}  // namespace
}  // namespace chalkline::proof
