#include "sports/store/digest_column.hpp"

#include <fmt/ranges.h>
#include <sodium.h>

namespace chalkline::sports {

std::string to_hex(const ledger::Sha256Digest& digest) {
  if (digest == ledger::Sha256Digest{}) return {};
  return fmt::format("{:02x}", fmt::join(digest, ""));
}

ledger::Sha256Digest from_hex(std::string_view text) {
  ledger::Sha256Digest digest{};
  std::size_t size{};
  if (sodium_hex2bin(digest.data(), digest.size(), text.data(), text.size(), nullptr, &size,
                     nullptr) != 0 ||
      size != digest.size()) {
    return {};
  }
  return digest;
}

}  // namespace chalkline::sports
