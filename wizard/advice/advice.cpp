#include "wizard/advice/advice.hpp"

#include <algorithm>
#include <cmath>

namespace chalkline::wizard {
namespace {

ledger::Millionths millionths(double value) {
  return static_cast<ledger::Millionths>(std::lround(value * ledger::kMillion));
}

// The lower bound of a mean may lie below the loss of all that was staked; no edge does.
ledger::Millionths edge_millionths(double edge) {
  return millionths(std::clamp(edge, -1.0, ledger::kLongestOdds / 100.0));
}

ledger::PastEdges past_of(const EdgeWorth& worth) {
  return {.cases = static_cast<std::int32_t>(worth.cases),
          .claimed = edge_millionths(worth.claimed),
          .at_price = edge_millionths(worth.at_price),
          .realised = edge_millionths(worth.realised),
          .low = edge_millionths(worth.low)};
}

ledger::AdviceInputs inputs_of(const Assessment& assessment, ledger::Side side) {
  const auto quote = ledger::of_side(assessment.quote, side);
  return {
      .odds = quote.odds,
      .other_odds = quote.other_odds,
      .rated = millionths(of_side(assessment.model, side)),
      .deviation = millionths(assessment.deviation),
      .weight = static_cast<std::uint8_t>(std::lround(assessment.weight * ledger::kWeightSteps)),
      .league_games = assessment.league_games,
      .team_games = assessment.team_games};
}

}  // namespace

Advice advise(const Assessment& assessment, ledger::Side side, const EdgeRecord& edges) {
  Advice advice{
      .side = side, .chances = chances_of(assessment, side), .inputs = inputs_of(assessment, side)};
  advice.claimed = ledger::value_of(ledger::claimed_edge(advice.inputs));
  if (advice.claimed > 0) {
    advice.worth = edges.worth(advice.claimed);
    advice.inputs.past = past_of(advice.worth);
  }
  advice.decision = ledger::decide(advice.inputs);
  advice.chance = ledger::value_of(advice.decision.chance);
  advice.edge = ledger::value_of(advice.decision.edge);
  return advice;
}

}  // namespace chalkline::wizard
