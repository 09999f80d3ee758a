#include "sports/simulation/hockey/lineup_props.hpp"

#include "sports/simulation/games/overtime.hpp"
#include "sports/simulation/hockey/hockey_play.hpp"
#include "sports/simulation/hockey/hockey_props.hpp"
#include "sports/simulation/hockey/lineup.hpp"
#include "sports/simulation/prices/final_scores.hpp"

namespace chalkline::sports::simulated {
namespace {

using ledger::PropType;

constexpr int kPossessionsOfEach = kPlayTicks / 2;

// The chances that a skater has his part in a goal of regulation, and in one of overtime.
struct GoalPart {
  double regulation{};
  double overtime{};
};

// A skater's parts in the goals of his team.
struct SkaterParts {
  GoalPart scored;
  GoalPart assisted;
};

class TeamParts {
 public:
  explicit TeamParts(const Means& means)
      : even_{goal_shares(Strength::kEven, means)},
        power_play_{goal_shares(Strength::kPowerPlay, means)},
        overtime_{goal_shares(Strength::kOvertime, means)} {}

  SkaterParts of(std::size_t slot) const {
    return {part(&GoalShare::scored, slot), part(&GoalShare::assisted, slot)};
  }

 private:
  GoalPart part(double GoalShare::* share, std::size_t slot) const {
    return {(1 - kPowerPlayGoals) * even_.at(slot).*share +
                kPowerPlayGoals * power_play_.at(slot).*share,
            overtime_.at(slot).*share};
  }

  GoalShares even_;
  GoalShares power_play_;
  GoalShares overtime_;
};

// How many of the goals are his, and of the possessions without one those that `otherwise` end with
// a shot of his.
Distribution distribution_of(const std::vector<RegulationScores>& goals, const GoalPart& part,
                             double otherwise = 0) {
  Distribution all;
  const auto in_overtime = binomial(1, part.overtime);
  for (std::size_t n = 0; n < goals.size(); ++n) {
    const auto& [likely, extra] = goals[n];
    const auto scored = static_cast<int>(n);
    auto figure = binomial(scored, part.regulation);
    if (otherwise > 0) figure = sum_of(figure, binomial(kPossessionsOfEach - scored, otherwise));
    mix(all, likely * (1 - extra), figure);
    mix(all, likely * extra, sum_of(figure, in_overtime));
  }
  return all;
}

}  // namespace

TeamMarkets lineup_markets(const SimulatedGame& game, bool home) {
  const auto& chances = game.match.chances;
  const auto& means = game.means(home);
  const auto own = home ? chances.home : chances.away;
  const auto other = home ? chances.away : chances.home;
  const auto goals = regulation_scores(game.model(), chances, home, 1 - kShootouts);
  const TeamParts parts{means};
  TeamMarkets markets;
  const auto set = [&](std::size_t slot, PropType type, const Distribution& figure) {
    markets.at(slot).at(place_of(kHockey, type).value()) = market_of(fair_line(figure));
  };
  for (std::size_t slot = kGoalie + 1; slot < kHockeyQuoted; ++slot) {
    const auto [scored, assisted] = parts.of(slot);
    set(slot, PropType::kGoals, distribution_of(goals, scored));
    set(slot, PropType::kAssists, distribution_of(goals, assisted));
    set(slot, PropType::kPoints,
        distribution_of(
            goals, {scored.regulation + assisted.regulation, scored.overtime + assisted.overtime}));
    set(slot, PropType::kShotsOnGoal,
        distribution_of(goals, scored, saved_chance(own) * shooting_share(means, slot)));
  }
  set(kGoalie, PropType::kSaves, binomial(kPossessionsOfEach, (1 - other) * saved_chance(other)));
  return markets;
}

}  // namespace chalkline::sports::simulated
