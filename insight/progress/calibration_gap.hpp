#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "insight/progress/figure.hpp"

namespace chalkline::insight {

// A chance and what came of it: 1 or 0, or between them where both are means of several.
struct StatedChance {
  double chance{};
  double happened{};
  std::uint64_t game{};
};

// The deviation of the mean of `stated` less what happened if each chance is right, and those of a
// game end alike: m of them have a variance of m * sum of p(1-p). Requires one.
double luck_of(std::span<const StatedChance> stated);

// The mean stated chance less the hit rate: above 0 too sure; neutral: 0. It is told where luck
// does not explain it either: the error of the results alone is almost 0 until what is seldom
// happens once, or what is likely fails once (docs/decisions/0030-how-a-learner-thinks.md).
Figure calibration_gap(std::span<const StatedChance> stated, const View& view);

// The same of a mean that is already made with the deviation that luck gives it.
Figure calibration_gap(const std::optional<Ratio>& mean, double luck, const View& view);

}  // namespace chalkline::insight
