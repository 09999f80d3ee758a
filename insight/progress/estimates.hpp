#pragma once

#include <optional>
#include <span>
#include <vector>

#include "insight/calibration.hpp"
#include "insight/progress/bet.hpp"
#include "insight/progress/figure.hpp"

namespace chalkline::insight {

// A score of the stated chances beside that of a price, on the same bets. Lower is better.
struct ScoreBeside {
  Figure gain;  // the price's less the stated chances', paired by bet; neutral: 0
  std::optional<double> stated;
  std::optional<double> price;
};

// How far apart chances are of what happened and of what did not.
struct Discrimination {
  Figure gain;                       // stated's less the price's; neutral: 0
  std::optional<double> stated_won;  // mean of the stated chances of bets that were won
  std::optional<double> stated_lost;
  std::optional<double> price_won;  // of the price's
  std::optional<double> price_lost;
};

// The chances that the bettor stated for bets that were won or lost. The bets were chosen, often
// because the chance looked high: they say nothing of estimates that were asked for.
struct Estimates {
  Figure gap;                        // mean stated less hit rate (calibration_gap.hpp)
  std::vector<CalibrationBin> bins;  // their bands are as wide as the view asks for
  ScoreBeside brier;                 // beside the price at placing, which the bettor could see
  ScoreBeside log_score;
  ScoreBeside brier_at_close;
  Discrimination discrimination;
};

// From which a difference of scores may be called one.
inline constexpr double kEnoughForScores = 100;

Estimates estimates_of(std::span<const ProgressBet> bets, const View& view);

}  // namespace chalkline::insight
