#pragma once

#include <string_view>

#include "ledger/market.hpp"

namespace chalkline::sports {

// The first 8 bytes, big-endian, of SHA-256("<source>:<source_key>"), e.g. of "replay:2023/...":
// two sources never share a game, and anybody can recompute the id from the ledger's GameScheduled.
ledger::GameId game_id(ledger::Source source, std::string_view source_key);

}  // namespace chalkline::sports
