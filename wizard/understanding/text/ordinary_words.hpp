#pragma once

#include <array>
#include <string_view>

namespace chalkline::wizard {

// Whether it is an English word that looks like a misspelt name, and is none: "bruin", "nicks".
bool is_ordinary(std::string_view word);

// Words of betting that are recognised where they are misspelt.
inline constexpr auto kBettingWords = std::to_array<std::string_view>(
    {"moneyline",  "spread",   "total",     "parlay",  "underdog", "underdogs", "favourite",
     "favourites", "tomorrow", "tonight",   "margin",  "margins",  "handicap",  "bankroll",
     "smallest",   "record",   "expensive", "average", "longest",  "yesterday"});

}  // namespace chalkline::wizard
