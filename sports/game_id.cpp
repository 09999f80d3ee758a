#include "sports/game_id.hpp"

#include <openssl/sha.h>

#include <array>
#include <string>

namespace chalkline::sports {

ledger::GameId game_id(ledger::Source source, std::string_view source_key) {
  std::string name{ledger::name_of(source)};
  name += ':';
  name += source_key;
  std::array<unsigned char, SHA256_DIGEST_LENGTH> digest{};
  SHA256(reinterpret_cast<const unsigned char*>(name.data()), name.size(), digest.data());
  std::uint64_t id{};
  for (std::size_t byte = 0; byte < sizeof id; ++byte) id = id << 8 | digest[byte];
  return ledger::GameId{id};
}

}  // namespace chalkline::sports
