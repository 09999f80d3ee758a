#pragma once

#include <algorithm>
#include <string>
#include <string_view>

#include "base/sha256.hpp"
#include "base/signing/key.hpp"
#include "ledger/rules/log_key.hpp"

// Keys of a log that everybody knows, and how the ledger adopts them.
namespace chalkline::ledger::test {

inline constexpr const char* kLogOrigin = "test.example/log";

inline SigningKey log_key(std::string_view seed, const std::string& origin = kLogOrigin) {
  return {origin, sha256(seed)};
}

inline LogKeyAdopted first_key(const SigningKey& key) {
  return {.cause = LogKeyCause::kFirst,
          .origin = key.verifying().name,
          .key = key.verifying().key,
          .before = {},
          .signatures = {},
          .loss = {}};
}

// Signs anew, after a change of what is signed.
inline void sign_rotation(LogKeyAdopted& rotation, const SigningKey& before,
                          const SigningKey& now) {
  const auto text = rotation_text(rotation);
  rotation.signatures = RotationSignatures{before.sign(text), now.sign(text)};
}

// By the checkpoint over `size` records.
inline LogKeyAdopted rotated_key(const SigningKey& before, const SigningKey& now,
                                 std::uint64_t size = 0, const Sha256Digest& root = sha256("")) {
  auto rotation = first_key(now);
  rotation.cause = LogKeyCause::kRotated;
  rotation.before = LogKeyBefore{before.verifying().name, before.verifying().key, size, root};
  sign_rotation(rotation, before, now);
  return rotation;
}

}  // namespace chalkline::ledger::test
