#include "ledger/state/set_digest.hpp"

#include <openssl/rand.h>

#include <cstring>
#include <stdexcept>
#include <string>

#include "ledger/log/merkle.hpp"

namespace chalkline::ledger {
namespace {

constexpr std::size_t kSecretBytes = 32;

std::string draw_secret() {
  std::string secret(kSecretBytes, '\0');
  if (RAND_bytes(reinterpret_cast<unsigned char*>(secret.data()), kSecretBytes) != 1)
    throw std::runtime_error{"the system gives no random bytes"};
  return secret;
}

std::array<std::uint64_t, 4> hash_of(std::string_view key, std::string_view value) {
  static const std::string kSecret = draw_secret();
  thread_local std::string entry;
  entry = kSecret;
  const std::uint64_t size = key.size();  // marks where the value begins
  entry.append(reinterpret_cast<const char*>(&size), sizeof size);
  entry.append(key).append(value);
  const auto hash = leaf_hash(entry);
  std::array<std::uint64_t, 4> lanes{};
  static_assert(sizeof lanes == sizeof hash);
  std::memcpy(lanes.data(), hash.data(), sizeof lanes);
  return lanes;
}

}  // namespace

void SetDigest::add(std::string_view key, std::string_view value) {
  ++count;
  const auto hash = hash_of(key, value);
  for (std::size_t i = 0; i < sum.size(); ++i) sum[i] += hash[i];
}

void SetDigest::remove(std::string_view key, std::string_view value) {
  --count;
  const auto hash = hash_of(key, value);
  for (std::size_t i = 0; i < sum.size(); ++i) sum[i] -= hash[i];
}

}  // namespace chalkline::ledger
