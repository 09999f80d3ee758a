#include "insight/progress/hunch.hpp"

#include <algorithm>
#include <set>
#include <vector>

#include "insight/progress/result.hpp"

namespace chalkline::insight {
namespace {

std::vector<const ProgressBet*> tests_of(std::span<const ProgressBet> bets, HunchMeasure measure,
                                         std::size_t takes) {
  std::vector<const ProgressBet*> tests;
  std::set<std::uint64_t> games;
  for (const auto& bet : bets) {
    if (counts_for(bet, measure) && games.insert(bet.game).second) tests.push_back(&bet);
  }
  std::ranges::sort(tests, {}, &ProgressBet::settled_by);
  if (tests.size() > takes) tests.resize(takes);
  return tests;
}

Figure figure_of_tests(std::span<const ProgressBet* const> tests, HunchMeasure measure) {
  if (measure == HunchMeasure::kReturn) {
    std::vector<ProgressBet> bets;
    for (const auto* bet : tests) bets.push_back(*bet);
    return result_of(bets, View{}).share;
  }
  std::vector<Part> parts;
  for (const auto* bet : tests)
    parts.push_back({closing_line_value(bet->decimal, closing_chance(*bet)->chance), 1, bet->game});
  return figure_of(parts, 0, View{});
}

}  // namespace

bool counts_for(const ProgressBet& bet, HunchMeasure measure) {
  if (measure == HunchMeasure::kReturn) return is_decided(bet);
  return is_settled(bet) && bet.end != BetEnd::kVoid && !is_parlay(bet) &&
         closing_chance(bet).has_value();
}

HunchResult judge_hunch(std::span<const ProgressBet> bets, HunchMeasure measure,
                        bool expects_better, std::size_t takes) {
  const auto tests = tests_of(bets, measure, takes);
  HunchResult result{.counted = tests.size(), .figure = figure_of_tests(tests, measure)};
  if (result.counted < takes) return result;
  result.reached_by = tests.back()->settled_by;
  if (result.figure.state != FigureState::kTells) {
    result.verdict = HunchVerdict::kCannotTell;
    return result;
  }
  const bool is_better = *result.figure.value > 0;
  result.verdict = is_better == expects_better ? HunchVerdict::kHeld : HunchVerdict::kOpposite;
  return result;
}

}  // namespace chalkline::insight
