#pragma once

#include <cstdint>
#include <expected>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "ledger/log/merkle.hpp"
#include "proof/note/checkpoint.hpp"

// C2SP tlog-proof: a file that proves that a record stands in a log.
namespace chalkline::proof {

// The longest record in base64, 63 hashes and the longest note.
inline constexpr std::size_t kTlogProofBytesMax = 160 << 10;

struct TlogProof {
  std::optional<std::string> extra;  // in ours the stored record, so that the file stands alone
  std::uint64_t index{};             // the record's position less 1
  std::vector<ledger::Hash> hashes;  // from the leaf's sibling upwards
  std::string checkpoint;            // the note, with all its signatures
};

std::string format_tlog_proof(const TlogProof& proof);

// Takes the strict form alone. The checkpoint is taken as it is, unread. Errors are the end of a
// sentence: 'the proof has ...'.
std::expected<TlogProof, std::string> parse_tlog_proof(std::string_view bytes);

// The proofs that stand one after the other in a text, unread.
std::vector<std::string_view> split_tlog_proofs(std::string_view text);

struct ProvedRecord {
  std::string record;
  std::uint64_t index{};
  VerifiedCheckpoint checkpoint;
};

// Checks all of a proof that has its record: the size is the signed checkpoint's, and the leaf is
// hashed from the record.
std::expected<ProvedRecord, std::string> verify_record(std::string_view bytes,
                                                       std::string_view origin,
                                                       std::span<const VerifyingKey> known);

}  // namespace chalkline::proof
