#pragma once

#include <array>
#include <cstdint>
#include <cstring>
#include <optional>
#include <string>
#include <string_view>

namespace chalkline::http {

// SHA-256.
using Digest = std::array<std::uint8_t, 32>;

struct DigestHash {
  std::size_t operator()(const Digest& digest) const {
    std::size_t hash{};
    std::memcpy(&hash, digest.data(), sizeof hash);
    return hash;
  }
};

Digest sha256(std::string_view bytes);
std::string to_hex(const Digest& digest);
// Absent when the text is not 64 lower-case hexadecimal digits.
std::optional<Digest> from_hex(std::string_view text);

// 32 random bytes in base64url without padding: 43 characters.
std::string new_token();

// The name under which a token is stored. A stolen database then opens no session, and because the
// lookup is by a hash, its duration tells nothing about stored tokens. Absent when the text cannot
// be a token.
std::optional<Digest> token_digest(std::string_view token);

}  // namespace chalkline::http
