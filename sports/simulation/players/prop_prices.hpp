#pragma once

#include <chrono>

#include "sports/simulation/players/player_props.hpp"

// Prices of player props (RULES 19).
namespace chalkline::sports::simulated {

// A price changes once an epoch, so that a quote of the past can be computed again.
inline constexpr auto kPropEpoch = std::chrono::minutes{10};

// The most by which the chance that is quoted differs from the true one.
inline constexpr double kPropMoveMax = 0.01;

// The sum of both implied chances above 1, before each is rounded to American odds in the house's
// favour; the rounding adds up to half a percent.
inline constexpr double kPropMarginLeast = 0.04;
inline constexpr double kPropMarginMost = 0.065;

// RULES 19: the bounds.
inline constexpr ledger::AmericanOdds kPropOddsLeast = -130;
inline constexpr ledger::AmericanOdds kPropOddsMost = 119;

// Over the whole life of a line the least implied chances of its two sides still come to more than
// 1, and neither price is worth taking.
static_assert((1 - 2 * kPropMoveMax) * (1 + kPropMarginLeast) > 1);

// Whether each price that a market with this chance of the over may have lies within the bounds.
bool fits_bounds(double over);

struct PropPrices {
  ledger::AmericanOdds over{};
  ledger::AmericanOdds under{};
};

// The chance of the over that is quoted, and the margin on it. Requires that its sides fit the
// bounds.
PropPrices prop_prices(double quoted_over, double margin);

// The quote for a player at that moment; absent where no line is offered. `markets` are those of
// his team.
std::optional<ledger::TwoWay> prop_quote(const SimulatedGame& game, const TeamMarkets& markets,
                                         bool home, std::size_t roster_slot, ledger::PropType type,
                                         ledger::Timestamp at);

}  // namespace chalkline::sports::simulated
