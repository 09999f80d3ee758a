#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "ledger/values/enum_names.hpp"
#include "ledger/values/odds.hpp"

namespace chalkline::ledger {

// Bands of prices, fixed so that nobody looks for the one that flatters: up to -200, to -110, to
// +120, to +250, and longer. Stored: append.
enum class PriceBand : std::uint8_t {
  kTo200 = 1,
  kTo110 = 2,
  kToPlus120 = 3,
  kToPlus250 = 4,
  kLonger = 5
};
template <>
inline constexpr std::array<std::string_view, 5> enum_names<PriceBand>{"to-200", "to-110", "to120",
                                                                       "to250", "longer"};

constexpr PriceBand band_of(AmericanOdds odds) {
  if (odds <= -200) return PriceBand::kTo200;
  if (odds <= -110) return PriceBand::kTo110;
  if (odds <= 120) return PriceBand::kToPlus120;
  return odds <= 250 ? PriceBand::kToPlus250 : PriceBand::kLonger;
}

}  // namespace chalkline::ledger
