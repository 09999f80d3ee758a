#include "sports/store/digest_column.hpp"

#include "base/hex.hpp"

namespace chalkline::sports {

std::string digest_column(const Sha256Digest& digest) {
  return digest == Sha256Digest{} ? std::string{} : to_hex(digest);
}

Sha256Digest digest_of_column(std::string_view text) {
  return from_hex<sizeof(Sha256Digest)>(text).value_or(Sha256Digest{});
}

}  // namespace chalkline::sports
