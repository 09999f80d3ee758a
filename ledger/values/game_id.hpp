#pragma once

#include <string_view>

#include "ledger/values/market.hpp"

namespace chalkline::ledger {

// The first 8 bytes, big-endian, of SHA-256("<source>:<source_key>"), e.g. of "replay:2023/...":
// two sources never share a game, and anybody can compute the id again from GameScheduled.
GameId game_id(Source source, std::string_view source_key);

}  // namespace chalkline::ledger
