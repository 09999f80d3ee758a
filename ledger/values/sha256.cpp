#include "ledger/values/sha256.hpp"

#include <openssl/sha.h>

namespace chalkline::ledger {

Sha256Digest sha256(std::string_view bytes) {
  Sha256Digest digest{};
  SHA256(reinterpret_cast<const unsigned char*>(bytes.data()), bytes.size(), digest.data());
  return digest;
}

}  // namespace chalkline::ledger
