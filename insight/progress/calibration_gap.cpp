#include "insight/progress/calibration_gap.hpp"

#include <cmath>
#include <map>
#include <vector>

namespace chalkline::insight {

double luck_of(std::span<const StatedChance> stated) {
  struct OnGame {
    double n{};
    double variances{};
  };
  std::map<std::uint64_t, OnGame> games;
  for (const auto& one : stated) {
    auto& on_game = games[one.game];
    on_game.n += 1;
    on_game.variances += one.chance * (1 - one.chance);
  }
  double variance = 0;
  for (const auto& [_, on_game] : games) variance += on_game.n * on_game.variances;
  return std::sqrt(variance) / static_cast<double>(stated.size());
}

Figure calibration_gap(std::span<const StatedChance> stated, const View& view) {
  if (stated.empty()) return {};
  std::vector<Part> gaps;
  for (const auto& [chance, happened, game] : stated) gaps.push_back({chance - happened, 1, game});
  return calibration_gap(ratio(gaps), luck_of(stated), view);
}

Figure calibration_gap(const std::optional<Ratio>& mean, double luck, const View& view) {
  return mean ? claimed_figure_of(*mean, is_told(*mean, 0, luck), view) : Figure{};
}

}  // namespace chalkline::insight
