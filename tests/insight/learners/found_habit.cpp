#include "tests/insight/learners/found_habit.hpp"

#include <cmath>
#include <vector>

#include "insight/progress/chasing.hpp"
#include "insight/progress/estimates.hpp"
#include "insight/progress/staking.hpp"

namespace chalkline::insight {
namespace {

constexpr std::size_t kBetsForHabit = 60;
constexpr std::size_t kChancesForCalibrated = 100;
constexpr double kTooSureBy = 0.05;
constexpr double kCloseWithin = 0.10;
constexpr double kBrierWithin = 0.01;
constexpr double kLikely = 0.62;
constexpr std::size_t kPercentOfSmallStakes = 95;
constexpr double kLargestOfDisciplined = 0.08;

bool is_over_confident(const Figure& gap) {
  return gap.n >= kBetsForHabit && *gap.value >= kTooSureBy && gap.interval &&
         gap.interval->low > 0;
}

bool is_calibrated(const Estimates& estimates) {
  const auto& [gap, bins, brier, log_score, at_close, discrimination] = estimates;
  return gap.n >= kChancesForCalibrated && std::abs(*gap.value) < kCloseWithin && brier.stated &&
         *brier.stated - *brier.price < kBrierWithin;
}

bool picks_favourites(std::span<const ProgressBet> bets) {
  std::vector<double> chances;
  for (const auto& bet : bets) {
    if (const auto chance = opening_chance(bet)) chances.push_back(*chance);
  }
  return chances.size() >= kBetsForHabit && *median(std::move(chances)) >= kLikely;
}

bool is_disciplined(const Staking& staking) {
  return staking.n >= kBetsForHabit &&
         staking.at_most_5 * 100 >= staking.n * kPercentOfSmallStakes &&
         *staking.largest <= kLargestOfDisciplined;
}

}  // namespace

BettingHabit habit_of(std::span<const ProgressBet> bets) {
  // Not its flag, which stays up for a while so that it does not come and go.
  if (is_chasing(chasing_of(bets).signs)) return BettingHabit::kChaser;
  const auto estimates = estimates_of(bets, {});
  if (is_over_confident(estimates.gap)) return BettingHabit::kOverConfident;
  if (picks_favourites(bets)) return BettingHabit::kFavourites;
  if (is_calibrated(estimates)) return BettingHabit::kCalibrated;
  return is_disciplined(staking_of(bets)) ? BettingHabit::kDisciplined : BettingHabit::kNone;
}

}  // namespace chalkline::insight
