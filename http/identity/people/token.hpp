#pragma once

#include <cstring>
#include <optional>
#include <string>
#include <string_view>

#include "base/hex.hpp"  // IWYU pragma: export
#include "base/sha256.hpp"

namespace chalkline::http {

using Digest = Sha256Digest;

struct DigestHash {
  std::size_t operator()(const Digest& digest) const {
    std::size_t hash{};
    std::memcpy(&hash, digest.data(), sizeof hash);
    return hash;
  }
};

// 32 random bytes in base64url without padding: 43 characters.
std::string new_token();

// The name under which a token is stored. A stolen database then opens no session, and because the
// lookup is by a hash, its duration tells nothing about stored tokens. Absent when the text cannot
// be a token.
std::optional<Digest> token_digest(std::string_view token);

// The same for a token that a program sends to read records: in a cookie it opens nothing.
std::optional<Digest> reading_token_digest(std::string_view token);

}  // namespace chalkline::http
