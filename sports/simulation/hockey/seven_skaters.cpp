#include "sports/simulation/hockey/seven_skaters.hpp"

#include <numeric>

#include "sports/simulation/draws/rng_purpose.hpp"
#include "sports/simulation/hockey/assists.hpp"

namespace chalkline::sports::simulated {

std::size_t draw_of_seven(Seed draw, Means means,
                          std::initializer_list<std::optional<std::size_t>> out) {
  means[kGoalie] = 0;
  for (const auto& one : out) {
    if (one) means.at(*one) = 0;
  }
  auto place = draw.unit() * std::accumulate(means.begin(), means.end(), 0.0);
  std::size_t chosen = 0;
  for (std::size_t i = 0; i < means.size(); ++i) {
    if (means.at(i) == 0) continue;
    chosen = i;
    if (place < means.at(i)) break;
    place -= means.at(i);
  }
  return chosen;
}

DrawnGoal draw_goal_of_seven(const Means& means, Seed at) {
  DrawnGoal goal{draw_of_seven(at.of(RngPurpose::kShooter), means, {}), {}, {}};
  const auto draw = at.of(RngPurpose::kAssist);
  if (draw.chance(kUnassisted)) return goal;
  auto& [first, second] = goal.assists;
  first = draw_of_seven(draw.of(1), means, {goal.scorer});
  if (!draw.chance(kUnassisted + kOneAssist))
    second = draw_of_seven(draw.of(2), means, {goal.scorer, first});
  return goal;
}

// draw_goal_of_seven() draws scorer and assists one after the other, none of them twice.
GoalShares goal_shares_of_seven(const Means& means) {
  GoalShares shares{};
  const auto all = std::accumulate(means.begin() + kGoalie + 1, means.begin() + kRosterSize, 0.0);
  for (auto scorer = kGoalie + 1; scorer < kRosterSize; ++scorer) {
    const auto scored = means.at(scorer) / all;
    shares.at(scorer).scored = scored;
    const auto others = all - means.at(scorer);
    for (auto first = kGoalie + 1; first < kRosterSize; ++first) {
      if (first == scorer) continue;
      const auto passed = scored * means.at(first) / others;
      shares.at(first).assisted += passed * (1 - kUnassisted);
      for (auto second = kGoalie + 1; second < kRosterSize; ++second) {
        if (second == scorer || second == first) continue;
        shares.at(second).assisted +=
            passed * (1 - kUnassisted - kOneAssist) * means.at(second) / (others - means.at(first));
      }
    }
  }
  return shares;
}

}  // namespace chalkline::sports::simulated
