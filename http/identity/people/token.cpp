#include "http/identity/people/token.hpp"

#include <sodium.h>

#include <algorithm>

namespace chalkline::http {
namespace {

constexpr std::size_t kTokenBytes = 32;
constexpr std::size_t kTokenCharacters = 43;

}  // namespace

std::string new_token() {
  std::array<unsigned char, kTokenBytes> bytes;
  randombytes_buf(bytes.data(), bytes.size());
  std::string token(kTokenCharacters + 1, '\0');
  sodium_bin2base64(token.data(), token.size(), bytes.data(), bytes.size(),
                    sodium_base64_VARIANT_URLSAFE_NO_PADDING);
  token.pop_back();
  return token;
}

std::optional<Digest> token_digest(std::string_view token) {
  const auto allowed = [](char c) {
    return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-' ||
           c == '_';
  };
  if (token.size() != kTokenCharacters || !std::ranges::all_of(token, allowed)) return std::nullopt;
  return sha256(token);
}

std::optional<Digest> reading_token_digest(std::string_view token) {
  if (!token_digest(token)) return std::nullopt;
  return sha256("reading " + std::string{token});
}

}  // namespace chalkline::http
