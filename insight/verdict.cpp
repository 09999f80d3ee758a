#include "insight/verdict.hpp"

#include <algorithm>
#include <cmath>

namespace chalkline::insight {

double student_z(double z, std::size_t games) {
  const auto square = z * z;
  const auto freedom = static_cast<double>(games) - 1;
  return z + z * (square + 1) / (4 * freedom) +
         z * ((5 * square + 16) * square + 3) / (96 * freedom * freedom);
}

double verdict_z(std::size_t games) { return student_z(kZVerdict, games); }

bool is_told(const Ratio& ratio, double neutral) {
  return ratio.error > 0 &&
         std::abs(ratio.value - neutral) > verdict_z(ratio.clusters) * ratio.error;
}

bool is_told(const Ratio& ratio, double neutral, double luck) {
  const auto error = std::max(ratio.error, luck);
  return ratio.clusters > 1 && error > 0 &&
         std::abs(ratio.value - neutral) > verdict_z(ratio.clusters) * error;
}

}  // namespace chalkline::insight
