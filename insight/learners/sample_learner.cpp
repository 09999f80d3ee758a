#include "insight/learners/sample_learner.hpp"

#include <algorithm>
#include <cmath>

namespace chalkline::insight {
namespace {

constexpr double kWaitMinutes = 18;
constexpr double kWaitOfChaser = 6;
constexpr double kPickLongerOften = 0.60;
constexpr double kPickLongerBy = 0.18;
constexpr double kDoubled = 2;
constexpr double kRaisedBy = 1.7;
constexpr double kRaisedUpTo = 0.15;
constexpr std::size_t kRaisers = 2;  // of the chasers

constexpr std::array kHabits{BettingHabit::kDisciplined, BettingHabit::kChaser,
                             BettingHabit::kFavourites, BettingHabit::kCalibrated,
                             BettingHabit::kOverConfident};

double logistic(double log_odds) { return 1 / (1 + std::exp(-log_odds)); }
double logit(double chance) { return std::log(chance / (1 - chance)); }

}  // namespace

BettingHabit sample_habit(std::size_t nth) { return kHabits.at(nth / kOfEachHabit); }

SampleTraits sample_traits(std::size_t nth) {
  using enum AfterLoss;
  switch (sample_habit(nth)) {
    case BettingHabit::kNone:
      break;
    case BettingHabit::kDisciplined:
      return {150, 0.35, 0.65, 0.015, 0.15, 0.25, 0.03, 0, kNothing};
    case BettingHabit::kChaser:
      return {
          200, 0.35, 0.65, 0.03, 0.4, 0, 0, 0, nth % kOfEachHabit < kRaisers ? kRaises : kDoubles};
    case BettingHabit::kFavourites:
      return {150, 0.62, 0.85, 0.03, 0.3, 0, 0, 0, kNothing};
    case BettingHabit::kCalibrated:
      return {300, 0.30, 0.70, 0.04, 0.6, 1, 0.05, 0, kNothing};
    case BettingHabit::kOverConfident:
      return {300, 0.30, 0.70, 0.04, 0.6, 1, 0, 0.55, kNothing};
  }
  return {};
}

// Each bet wished for takes the same number of draws, so that none depends on how a bet before has
// ended.
SampleWish SampleLearner::next(ledger::Coins net) {
  const auto& t = traits_;
  const bool chases = net < 0 && t.after_loss != AfterLoss::kNothing;
  SampleWish wish;
  wish.chance = t.chance_from + (t.chance_to - t.chance_from) * random_.unit();
  wish.share = t.share * std::exp(t.share_spread * random_.normal());
  wish.wait_minutes = -(chases ? kWaitOfChaser : kWaitMinutes) * std::log1p(-random_.unit());
  const bool is_longer = random_.unit() < kPickLongerOften;
  const bool is_stated = random_.unit() < t.states;
  const auto error = random_.normal();
  if (is_stated) wish.stated_error = error;
  if (chases) {
    if (is_longer) wish.chance -= kPickLongerBy;
    wish.share = t.after_loss == AfterLoss::kDoubles
                     ? kDoubled * wish.share
                     : std::min(kRaisedUpTo, kRaisedBy * share_before_);
  }
  share_before_ = wish.share;
  return wish;
}

std::optional<std::uint8_t> SampleLearner::stated_chance(const SampleWish& wish,
                                                         double chance) const {
  if (!wish.stated_error) return std::nullopt;
  const auto thought = logistic(logit(chance) + traits_.stated_log_odds) +
                       traits_.stated_spread * *wish.stated_error;
  return static_cast<std::uint8_t>(std::clamp(std::round(100 * thought), 1.0, 99.0));
}

SampleSeeds sample_seeds(std::uint64_t class_seed, std::size_t nth) {
  SplitMix64 random{class_seed};
  SampleSeeds seeds;
  for (std::size_t i = 0; i <= nth; ++i) {
    seeds.learner = random.next();
    seeds.luck = random.next();
  }
  return seeds;
}

}  // namespace chalkline::insight
