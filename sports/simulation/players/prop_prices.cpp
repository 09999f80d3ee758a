#include "sports/simulation/players/prop_prices.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace chalkline::sports::simulated {
namespace {

// The chance that -130 implies.
constexpr double kImpliedMost = 130.0 / 230;
static_assert(kPropOddsLeast == -130);

// The nearest odds that imply no less.
ledger::AmericanOdds odds_of(double implied) {
  const auto odds = implied >= 0.5 ? -std::ceil(100 * implied / (1 - implied))
                                   : std::floor(100 * (1 - implied) / implied);
  return std::clamp(static_cast<ledger::AmericanOdds>(odds), kPropOddsLeast, kPropOddsMost);
}

}  // namespace

bool fits_bounds(double over) {
  return std::max(over, 1 - over) + kPropMoveMax <= kImpliedMost / (1 + kPropMarginLeast);
}

PropPrices prop_prices(double quoted_over, double margin) {
  const auto favourite = std::max(quoted_over, 1 - quoted_over);
  const auto implied = std::min(1 + margin, kImpliedMost / favourite);
  return {odds_of(quoted_over * implied), odds_of((1 - quoted_over) * implied)};
}

std::optional<ledger::TwoWay> prop_quote(const SimulatedGame& game, const TeamMarkets& markets,
                                         bool home, std::size_t roster_slot, ledger::PropType type,
                                         ledger::Timestamp at) {
  const auto sport = game.match.sport;
  const auto place = place_of(sport, type);
  if (!place || roster_slot >= quoted_players(game)) return std::nullopt;
  const auto& market = markets.at(roster_slot).at(*place);
  if (!market || !fits_bounds(market->over)) return std::nullopt;
  const auto epoch = static_cast<std::uint64_t>(at.time_since_epoch() / kPropEpoch);
  const auto draw = [&](RngPurpose purpose) {
    return game.match.draws.of(purpose, prop_number(sport, home, roster_slot, type))
        .of(epoch)
        .unit();
  };
  const auto move = kPropMoveMax * (2 * draw(RngPurpose::kPropMove) - 1);
  const auto margin =
      kPropMarginLeast + (kPropMarginMost - kPropMarginLeast) * draw(RngPurpose::kPropMargin);
  const auto [over, under] = prop_prices(market->over + move, margin);
  return ledger::TwoWay{market->line, over, under};
}

}  // namespace chalkline::sports::simulated
