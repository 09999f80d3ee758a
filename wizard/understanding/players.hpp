#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "ledger/values/market.hpp"

namespace chalkline::wizard {

enum class NamedBy : std::uint8_t { kWholeName, kLastName };

// Indices of the players whom the message names by the whole name; or else, where that is enough,
// by the last word of it, which several may share. Empty where it names none of them.
std::vector<std::size_t> players_in(std::string_view message, std::span<const std::string> names,
                                    NamedBy enough);

// A whole name that ends like one of `names` and is none of them: "Marcus Green" for "Tom Green".
// Empty where the last name stands alone.
std::string other_name_in(std::string_view message, std::span<const std::string> names);

// The figure of a player that the message is about. "Points" are a player's once one is named.
std::optional<ledger::PropType> figure_in(std::string_view message);

}  // namespace chalkline::wizard
