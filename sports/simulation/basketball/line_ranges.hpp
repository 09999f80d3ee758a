#pragma once

#include <array>

#include "ledger/values/market.hpp"

namespace chalkline::sports::simulated {

// RULES, Numbers: the ranges of basketball's lines, in half points, by PropType.
struct LineRange {
  ledger::HalfPoints least{};
  ledger::HalfPoints most{};

  constexpr bool holds(ledger::HalfPoints line) const { return line >= least && line <= most; }
};
inline constexpr std::array<LineRange, 5> kLineRanges{
    {{20, 48}, {6, 20}, {4, 16}, {2, 10}, {40, 68}}};

}  // namespace chalkline::sports::simulated
