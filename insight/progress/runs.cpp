#include "insight/progress/runs.hpp"

#include <algorithm>
#include <tuple>

namespace chalkline::insight {
namespace {

std::size_t longest_run(const std::vector<const ProgressBet*>& bets, BetEnd end) {
  std::size_t most = 0;
  std::size_t now = 0;
  for (const auto* bet : bets) {
    now = bet->end == end ? now + 1 : 0;
    most = std::max(most, now);
  }
  return most;
}

// By the price without the margin, or where that is not known with it.
double chance_in_price(const ProgressBet& bet) {
  return opening_chance(bet).value_or(1 / bet.decimal);
}

}  // namespace

Runs runs_of(std::span<const ProgressBet> bets) {
  std::vector<const ProgressBet*> decided;
  for (const auto& bet : bets) {
    if (is_decided(bet)) decided.push_back(&bet);
  }
  std::ranges::sort(decided, {}, [](const ProgressBet* bet) {
    return std::tuple{bet->settled_by, bet->placed_by};
  });
  std::vector<double> chances;
  for (const auto* bet : decided) chances.push_back(chance_in_price(*bet));
  Runs runs{.bets = decided.size(),
            .won = longest_run(decided, BetEnd::kWon),
            .lost = longest_run(decided, BetEnd::kLost)};
  runs.won_by_luck = chance_of_run(chances, runs.won);
  for (auto& chance : chances) chance = 1 - chance;
  runs.lost_by_luck = chance_of_run(chances, runs.lost);
  return runs;
}

// states[i]: that the last i events have happened, and no run was long enough yet.
double chance_of_run(std::span<const double> chances, std::size_t length) {
  if (length == 0) return 1;
  std::vector<double> states(length);
  states.front() = 1;
  double found = 0;
  for (const auto chance : chances) {
    double ended = 0;
    for (const auto state : states) ended += state * (1 - chance);
    found += states.back() * chance;
    for (auto i = length - 1; i > 0; --i) states[i] = states[i - 1] * chance;
    states.front() = ended;
  }
  return found;
}

}  // namespace chalkline::insight
