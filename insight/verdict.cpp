#include "insight/verdict.hpp"

#include <cmath>

namespace chalkline::insight {

double verdict_z(std::size_t games) {
  constexpr auto kZ = kZVerdict;
  constexpr auto kSquare = kZ * kZ;
  const auto freedom = static_cast<double>(games) - 1;
  return kZ + kZ * (kSquare + 1) / (4 * freedom) +
         kZ * ((5 * kSquare + 16) * kSquare + 3) / (96 * freedom * freedom);
}

bool is_told(const Ratio& ratio, double neutral) {
  return ratio.error > 0 &&
         std::abs(ratio.value - neutral) > verdict_z(ratio.clusters) * ratio.error;
}

}  // namespace chalkline::insight
