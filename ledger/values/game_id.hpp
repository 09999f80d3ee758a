#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "ledger/values/ids.hpp"
#include "ledger/values/market.hpp"

namespace chalkline::ledger {

// The first 8 bytes, big-endian, of SHA-256("<source>:<source_key>"), e.g. of "replay:2023/...":
// two sources never share a game, and anybody can compute the id again from GameScheduled.
GameId game_id(Source source, std::string_view source_key);

// A class's own run of a past season has a name that begins with this, and its games have that name
// behind the last '/' of their source keys. So the record of a game says whose it is, and its id is
// that of no game of everybody.
std::string class_run_prefix(const ClassId& id);  // "class-<32 hexadecimal digits>-"

// The class whose own game it is; absent of everybody's.
std::optional<ClassId> class_of_game(Source source, std::string_view source_key);

}  // namespace chalkline::ledger
