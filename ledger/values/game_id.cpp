#include "ledger/values/game_id.hpp"

#include <string>

#include "base/sha256.hpp"

namespace chalkline::ledger {

GameId game_id(Source source, std::string_view source_key) {
  std::string name{name_of(source)};
  name += ':';
  name += source_key;
  const auto digest = sha256(name);
  std::uint64_t id{};
  for (std::size_t byte = 0; byte < sizeof id; ++byte) id = id << 8 | digest.at(byte);
  return GameId{id};
}

}  // namespace chalkline::ledger
