#include "sports/simulation/baseball/batter_gains.hpp"

#include <algorithm>
#include <numeric>

#include "sports/simulation/baseball/batting.hpp"

namespace chalkline::sports::simulated {
namespace {

// Adds the runners, drawn one after the other by their shares of the means, none of them twice.
void add_runners(OnScores& all, const Means& open, double likely, std::size_t drawn) {
  const auto sum = std::accumulate(open.begin(), open.end(), 0.0);
  for (std::size_t i = 0; i < kBaseballFigures; ++i) {
    if (open.at(i) == 0) continue;
    const auto chosen = likely * open.at(i) / sum;
    for (auto more = drawn + 1; more <= kRunnersMost; ++more) all.at(i).on_base.at(more) += chosen;
    if (drawn + 1 == kRunnersMost) continue;
    auto left = open;
    left.at(i) = 0;
    add_runners(all, left, chosen, drawn + 1);
  }
}

// He adds so many where he hits and so many where he is on base.
Distribution adds(const OnScore& player, std::size_t on_base, std::size_t hitting,
                  std::size_t running) {
  Distribution gain(std::max(hitting, running) + 1);
  const auto runs = player.on_base.at(on_base);
  gain[hitting] += player.hits;
  gain[running] += runs;
  gain[0] += 1 - player.hits - runs;
  return gain;
}

}  // namespace

OnScores on_scores(const Means& all_means) {
  const auto means = batting_shares(all_means);
  return on_scores(means, means);
}

OnScores on_scores(const Means& hitters, const Means& runners) {
  const auto sum = std::accumulate(hitters.begin(), hitters.end(), 0.0);
  OnScores all{};
  for (std::size_t i = kPitcher + 1; i < kBaseballFigures; ++i) {
    all.at(i).hits = hitters.at(i) / sum;
    auto others = runners;
    others.at(i) = 0;
    add_runners(all, others, all.at(i).hits, 0);
  }
  return all;
}

Distribution gained_hits(const OnScore& player, std::size_t runs, bool home_run) {
  return adds(player, runs - (home_run ? 1 : 0), 1, 1);
}

Distribution gained_runs(const OnScore& player, std::size_t runs, bool home_run) {
  return adds(player, runs - (home_run ? 1 : 0), home_run ? 1 : 0, 1);
}

Distribution gained_hits_runs_rbis(const OnScore& player, std::size_t runs, bool home_run) {
  const std::size_t own = home_run ? 1 : 0;
  return adds(player, runs - own, 1 + own + runs, 2);
}

Distribution gained_team_hits(const OnScore&, std::size_t runs, bool home_run) {
  Distribution gain(runs + 2);
  gain[1 + runs - (home_run ? 1 : 0)] = 1;
  return gain;
}

}  // namespace chalkline::sports::simulated
