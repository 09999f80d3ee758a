#include "sports/simulation/prices/prop_market.hpp"

#include <algorithm>
#include <utility>

namespace chalkline::sports::simulated {
namespace {

using enum ledger::PropType;

// By Sport. RULES 19: SPEC's five for basketball, for the others those that their box scores have.
constexpr std::array<PropTypes, ledger::enum_names<ledger::Sport>.size()> kTypes{
    {{kPoints, kRebounds, kAssists, kThrees, kMinutes},
     {kPassingYards, kRushingYards, kReceivingYards, kReceptions, kTouchdowns},
     {kHits, kRuns, kHitsRunsRbis, kStrikeouts, kHitsAllowed},
     {kGoals, kAssists, kPoints, kShotsOnGoal, kSaves}}};

}  // namespace

const PropTypes& prop_types(ledger::Sport sport) {
  return kTypes.at(std::to_underlying(sport) - 1U);
}

std::optional<std::size_t> place_of(ledger::Sport sport, ledger::PropType type) {
  const auto& types = prop_types(sport);
  const auto* const found = std::ranges::find(types, type);
  if (found == types.end()) return std::nullopt;
  return static_cast<std::size_t>(found - types.begin());
}

std::optional<PropMarket> market_of(const FairLine& fair) {
  if (fair.line <= 0) return std::nullopt;
  return PropMarket{fair.line, fair.split.first / (fair.split.first + fair.split.second)};
}

}  // namespace chalkline::sports::simulated
