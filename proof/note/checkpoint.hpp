#pragma once

#include <cstdint>
#include <expected>
#include <span>
#include <string>
#include <string_view>

#include "base/sha256.hpp"
#include "proof/note/note.hpp"

// C2SP tlog-checkpoint: the text of a note that says how long a log is and what its root is.
namespace chalkline::proof {

struct Checkpoint {
  std::string origin;    // names the log
  std::uint64_t size{};  // below 2^63
  Sha256Digest root{};

  friend bool operator==(const Checkpoint&, const Checkpoint&) = default;
};

// Origin, size and root, a line each.
std::string format_checkpoint(const Checkpoint& checkpoint);

// Lines behind the third are signed and mean nothing. Errors are the end of a sentence: 'the
// checkpoint has ...'.
std::expected<Checkpoint, std::string> parse_checkpoint(std::string_view text);

// The note of a log's checkpoint: the same bytes for the same checkpoint and keys, whose name is
// the origin. A line for each key, in their order.
std::string sign_checkpoint(const Checkpoint& checkpoint, std::span<const SigningKey> keys);
std::string sign_checkpoint(const Checkpoint& checkpoint, const SigningKey& key);

struct VerifiedCheckpoint {
  Checkpoint checkpoint;
  VerifiedNote note;
};

// Holds only if the origin is the one expected and a log's key of that name has signed it; a
// witness alone does not do.
std::expected<VerifiedCheckpoint, std::string> verify_checkpoint(
    std::string_view note, std::string_view origin, std::span<const VerifyingKey> known);

}  // namespace chalkline::proof
