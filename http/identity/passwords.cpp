#include "http/identity/passwords.hpp"

#include <sodium.h>

#include <array>
#include <new>

#include "http/identity/token.hpp"

namespace chalkline::http {
namespace {

constexpr unsigned long long kPasses = 2;
constexpr std::size_t kMemoryBytes = std::size_t{19} * 1024 * 1024;

}  // namespace

std::string hash_password(std::string_view password) {
  std::array<char, crypto_pwhash_STRBYTES> encoded{};
  if (crypto_pwhash_str_alg(encoded.data(), password.data(), password.size(), kPasses, kMemoryBytes,
                            crypto_pwhash_ALG_ARGON2ID13) != 0) {
    throw std::bad_alloc{};
  }
  return encoded.data();
}

bool verify_password(const std::string& hash, std::string_view password) {
  return crypto_pwhash_str_verify(hash.c_str(), password.data(), password.size()) == 0;
}

const std::string& nobodys_hash() {
  static const std::string hash = hash_password(new_token());
  return hash;
}

}  // namespace chalkline::http
