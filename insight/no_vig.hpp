#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "ledger/values/market.hpp"

namespace chalkline::insight {

// How the bookmaker's margin is taken out of the two implied chances a and b of a market.
enum class NoVig : std::uint8_t {
  kProportional = 1,  // a / (a + b)
  // Shin, 1993: part of the money knows the winner. With two outcomes it takes the same off both
  // sides (Clarke, Kovalchik and Ingram, 2017): (1 + a - b) / 2.
  kShin = 2,
  kPower = 3  // a^k with a^k + b^k = 1 (Vovk and Zhdanov, 2009)
};
inline constexpr std::array kNoVigs{NoVig::kProportional, NoVig::kShin, NoVig::kPower};
constexpr std::string_view name_of(NoVig method) {
  constexpr std::array<std::string_view, 3> names{"proportional", "Shin", "power"};
  return names.at(static_cast<std::size_t>(method) - 1);
}

// The chance of the first outcome. Requires implied chances between 0 and 1, not included.
double no_vig(NoVig method, double first, double second);

// The no-vig chance of home or over.
double no_vig(NoVig method, const ledger::TwoWay& quote);

}  // namespace chalkline::insight
