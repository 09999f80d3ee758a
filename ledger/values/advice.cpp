#include "ledger/values/advice.hpp"

#include <algorithm>
#include <cmath>

namespace chalkline::ledger {
namespace {

// The odds p / (1 - p) of a chance in half millionths, so that the middle between two chances is
// one too.
constexpr double odds_of(std::int64_t halves) {
  return static_cast<double>(halves) / static_cast<double>(2 * std::int64_t{kMillion} - halves);
}

constexpr double power(double base, int exponent) {
  double product = 1;
  for (int i = 0; i < exponent; ++i) product *= base;
  return product;
}

// Between both in log-odds: p/(1-p) is the geometric mean of both odds by the weight. A root, which
// machines round in different ways, says where to look; the chance is then found by multiplication
// and division alone, which every machine rounds alike.
Millionths blended(Millionths price, Millionths rated, std::uint8_t weight) {
  if (weight == 0) return price;
  const auto bounded = [](Millionths chance) {
    return 2 * std::int64_t{std::clamp(chance, kLeastRated, kMillion - kLeastRated)};
  };
  const auto mean = power(odds_of(bounded(price)), kWeightSteps - weight) *
                    power(odds_of(bounded(rated)), weight);
  const auto is_enough = [mean](Millionths chance) {
    return power(odds_of(2 * std::int64_t{chance} + 1), kWeightSteps) >= mean;
  };
  const auto root = std::pow(mean, 1.0 / kWeightSteps);
  auto chance = static_cast<Millionths>(root / (1 + root) * kMillion);
  while (chance > 0 && is_enough(chance - 1)) --chance;
  while (chance < kMillion - 1 && !is_enough(chance)) ++chance;
  return chance;
}

Millionths price_chance(const AdviceInputs& inputs) {
  const auto chance = no_vig(inputs.odds, inputs.other_odds);
  return static_cast<Millionths>(round_half_up(chance.num * kMillion, chance.den));
}

// d * p - 1, rounded down.
Millionths edge_of(AmericanOdds odds, Millionths chance) {
  const auto d = decimal(odds);
  return static_cast<Millionths>(d.num * chance / d.den - kMillion);
}

// From the price towards the blend, as far as what such edges brought came from what the price
// said to what was claimed. By the lower bound and not by the mean: bets are recommended after such
// edges did well, in which luck had its part, so that the mean promises more than they bring.
Millionths shrunk(Millionths price, Millionths blend, const PastEdges& past) {
  const auto claimed = std::int64_t{past.claimed} - past.at_price;
  const auto came_true = std::int64_t{past.low} - past.at_price;
  if (past.cases < kCasesForEdge || claimed <= 0 || came_true <= 0) return price;
  if (came_true >= claimed) return blend;
  // Edges are below kLongestOdds / 100, so that the product fits.
  return static_cast<Millionths>(price + came_true * (std::int64_t{blend} - price) / claimed);
}

bool ratings_speak(const AdviceInputs& inputs) {
  return inputs.league_games >= kAdviceLeagueGames && inputs.team_games >= kAdviceTeamGames;
}

Pass pass_of(const AdviceInputs& inputs, const AdviceDecision& decision) {
  if (!ratings_speak(inputs)) return Pass::kTooFew;
  const bool is_proven = inputs.past.cases >= kCasesForEdge && inputs.past.low > 0;
  if (decision.edge > 0 && is_proven) return Pass::kNone;
  if (decision.claimed > 0) return Pass::kUnproven;
  return inputs.weight == 0 ? Pass::kPriceBest : Pass::kTooShort;
}

Millionths confidence_of(const AdviceInputs& inputs, Millionths edge) {
  const auto sure = std::min<std::int64_t>(2 * std::abs(std::int64_t{edge}), 200'000);
  const auto sum = 300'000 + std::int64_t{coverage(inputs)} * 4 / 10 + sure;
  return static_cast<Millionths>(std::min<std::int64_t>(sum, 900'000));
}

Millionths blend_of(const AdviceInputs& inputs) {
  return blended(price_chance(inputs), inputs.rated, inputs.weight);
}

// An edge lies between the loss of a coin and the longest price's profit.
constexpr bool is_edge(Millionths edge) {
  return edge >= -kMillion && edge <= kLongestOdds / 100 * kMillion;
}

}  // namespace

bool is_valid(const AdviceInputs& inputs) {
  const auto& past = inputs.past;
  return inputs.model >= 1 && inputs.model <= kAdviceModel && is_american(inputs.odds) &&
         is_american(inputs.other_odds) && inputs.rated >= 0 && inputs.rated <= kMillion &&
         inputs.deviation >= 0 && inputs.weight <= kWeightSteps && inputs.league_games >= 0 &&
         inputs.team_games >= 0 && inputs.team_games <= inputs.league_games && past.cases >= 0 &&
         past.low <= past.realised && is_edge(past.claimed) && is_edge(past.at_price) &&
         is_edge(past.realised) && is_edge(past.low);
}

Millionths claimed_edge(const AdviceInputs& inputs) {
  return edge_of(inputs.odds, blend_of(inputs));
}

AdviceDecision decide(const AdviceInputs& inputs) {
  AdviceDecision decision{.price = price_chance(inputs)};
  const auto blend = blend_of(inputs);
  decision.claimed = edge_of(inputs.odds, blend);
  decision.chance = decision.claimed > 0 ? shrunk(decision.price, blend, inputs.past) : blend;
  decision.edge = edge_of(inputs.odds, decision.chance);
  decision.confidence = confidence_of(inputs, decision.edge);
  decision.pass = pass_of(inputs, decision);
  return decision;
}

Millionths coverage(const AdviceInputs& inputs) {
  const auto share = [](std::int32_t known, std::int32_t complete) {
    return static_cast<Millionths>(std::int64_t{std::min(known, complete)} * kMillion / complete);
  };
  return std::min(share(inputs.league_games, kCompleteLeagueGames),
                  share(inputs.team_games, kCompleteTeamGames));
}

Millionths kelly_share(const AdviceInputs& inputs, const AdviceDecision& decision) {
  if (decision.edge <= 0) return 0;
  const auto profit = fractional(inputs.odds);
  return static_cast<Millionths>(std::int64_t{decision.edge} * profit.den / profit.num);
}

Coins share_of(Coins bankroll, Millionths share) {
  return bankroll / kMillion * share + bankroll % kMillion * share / kMillion;
}

AdvisedStakes stakes(const AdviceInputs& inputs, const AdviceDecision& decision, Coins bankroll) {
  if (decision.pass != Pass::kNone || bankroll <= 0) return {};
  const auto share = kelly_share(inputs, decision);
  const auto stake = [&](Millionths of_bankroll) {
    return std::min(share_of(bankroll, std::min(of_bankroll, kStakeShareMost)), kStakeMax);
  };
  return {stake(share), stake(share / 2)};
}

}  // namespace chalkline::ledger
