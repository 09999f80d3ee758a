#include "sports/simulation/games/overtime.hpp"

namespace chalkline::sports::simulated {

bool has_shootout(const Match& match) {
  return match.draws.of(RngPurpose::kOvertime).of(RngPurpose::kShootout).chance(kShootouts);
}

int overtime_minutes(const Match& match) {
  if (has_shootout(match)) return kOvertimeMinutes;
  const auto draw = match.draws.of(RngPurpose::kOvertime).of(RngPurpose::kTick);
  return 1 + static_cast<int>(draw.below(kOvertimeMinutes));
}

}  // namespace chalkline::sports::simulated
