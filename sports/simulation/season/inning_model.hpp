#pragma once

#include <array>
#include <cstddef>

// The numbers of a baseball game that is drawn by innings (decisions/0026), chosen by the season of
// 2017: a team scores nothing in 73 of 100 innings and one run in 14, ends a game with one run in
// 10 of 100, and a run decides 29.
namespace chalkline::sports::simulated {

inline constexpr int kInnings = 9;

// Half-innings are counted from 0: the top of the first, its bottom, the top of the second.
inline constexpr int kBottomOfEighth = 15;
inline constexpr int kTopOfNinth = 16;
inline constexpr int kBottomOfNinth = 17;

constexpr bool is_bottom(int half) { return half % 2 == 1; }
constexpr int inning_of(int half) { return half / 2 + 1; }

// The chances to score that a team has in each half, each as good as the others.
inline constexpr int kChancesOfHalf = 12;

// How many of the scores bring one run, two, three and four.
inline constexpr std::array kRunShares{0.56, 0.26, 0.16, 0.02};
inline constexpr int kRunsMost = kRunShares.size();
constexpr double run_share(int runs) { return kRunShares.at(static_cast<std::size_t>(runs) - 1); }
inline constexpr double kRunsOfScore = [] {
  double mean = 0;
  for (int runs = 1; runs <= kRunsMost; ++runs) mean += runs * run_share(runs);
  return mean;
}();

// The share of home runs among the scores of that many runs. Four runs come by nothing else, since
// there are three bases.
constexpr double home_run_share(int runs) { return runs == kRunsMost ? 1 : 0.42; }

}  // namespace chalkline::sports::simulated
