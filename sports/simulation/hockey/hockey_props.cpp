#include "sports/simulation/hockey/hockey_props.hpp"

#include "sports/simulation/prices/final_scores.hpp"

namespace chalkline::sports::simulated {
namespace {

using ledger::PropType;

constexpr int kPossessions = kPlayTicks / 2;

// His shots in regulation and extra time, in which a goal is a shot.
Distribution shots(const std::vector<RegulationScores>& goals, double saved, double share) {
  Distribution all;
  const auto one = binomial(1, share);
  for (std::size_t n = 0; n < goals.size(); ++n) {
    const auto& [likely, extra] = goals[n];
    const auto own = static_cast<int>(n);
    const auto shot = sum_of(binomial(own, share), binomial(kPossessions - own, saved * share));
    mix(all, likely * (1 - extra), shot);
    mix(all, likely * extra, sum_of(shot, one));
  }
  return all;
}

}  // namespace

TeamMarkets hockey_markets(const SimulatedGame& game, bool home) {
  const auto& chances = game.match.chances;
  const auto own = home ? chances.home : chances.away;
  const auto other = home ? chances.away : chances.home;
  const auto goals = final_scores(kHockey, chances, home, 1 - kShootouts).scores;
  const auto regulation = regulation_scores(kHockey, chances, home, 1 - kShootouts);
  const auto shares = goal_shares(game.means(home));
  TeamMarkets markets;
  const auto set = [&](std::size_t slot, PropType type, const Distribution& figure) {
    markets.at(slot).at(place_of(kHockey, type).value()) = market_of(fair_line(figure));
  };
  for (std::size_t slot = kGoalie + 1; slot < kRosterSize; ++slot) {
    const auto& [scored, assisted] = shares.at(slot);
    set(slot, PropType::kGoals, thinned(goals, scored));
    set(slot, PropType::kAssists, thinned(goals, assisted));
    set(slot, PropType::kPoints, thinned(goals, scored + assisted));
    set(slot, PropType::kShotsOnGoal, shots(regulation, saved_chance(own), scored));
  }
  set(kGoalie, PropType::kSaves, binomial(kPossessions, (1 - other) * saved_chance(other)));
  return markets;
}

}  // namespace chalkline::sports::simulated
