#include "http/identity/people/passwords.hpp"

#include <sodium.h>

#include <array>
#include <atomic>
#include <new>
#include <stdexcept>

#include "http/identity/people/token.hpp"

namespace chalkline::http {
namespace {

constexpr unsigned long long kPasses = 2;
constexpr std::size_t kMemoryBytes = std::size_t{19} * 1024 * 1024;

std::atomic<std::uint64_t> computed;

}  // namespace

void prepare_passwords() {
  if (sodium_init() < 0) throw std::runtime_error{"The cryptographic library cannot be used here"};
  dummy_hash();
}

std::string hash_password(std::string_view password) {
  computed.fetch_add(1, std::memory_order_relaxed);
  std::array<char, crypto_pwhash_STRBYTES> encoded{};
  if (crypto_pwhash_str_alg(encoded.data(), password.data(), password.size(), kPasses, kMemoryBytes,
                            crypto_pwhash_ALG_ARGON2ID13) != 0) {
    throw std::bad_alloc{};
  }
  return encoded.data();
}

bool verify_password(const std::string& hash, std::string_view password) {
  computed.fetch_add(1, std::memory_order_relaxed);
  return crypto_pwhash_str_verify(hash.c_str(), password.data(), password.size()) == 0;
}

std::uint64_t hashes_computed() { return computed.load(std::memory_order_relaxed); }

const std::string& dummy_hash() {
  static const std::string hash = hash_password(new_token());
  return hash;
}

}  // namespace chalkline::http
