#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "ledger/rules/game.hpp"

// How the market closed on what a bet took (RULES, Analytics).
namespace chalkline::ledger {

// The last quote of the pick's side. Absent when the market was not quoted at the close.
std::optional<SideQuote> closing_quote(const Pick& pick, const Lines& closing);

// d * q1 - 1 in millionths, rounded down: decimal odds taken times the no-vig chance at the close.
// Absent without a closing quote at the pick's own line.
std::optional<std::int32_t> closing_line_value(const Pick& pick, const Lines& closing);

// For a whole bet that is settled and not void; games[i] is that of bet.legs[i]. A single: as its
// leg. A parlay: the product of d * q1 over its legs, less 1, in millionths and rounded down, at
// most what 32 bits hold; absent unless each leg has a closing quote at its line and none is void
// (docs/decisions/0011-closing-line-of-a-parlay.md). None for conditions, props and live legs,
// which have no closing price.
std::optional<std::int32_t> closing_line_value(const BetPlaced& bet,
                                               std::span<const GameState* const> games);

}  // namespace chalkline::ledger
