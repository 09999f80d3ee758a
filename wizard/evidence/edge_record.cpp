#include "wizard/evidence/edge_record.hpp"

#include <algorithm>

namespace chalkline::wizard {
namespace {

constexpr double kZ90 = 1.6448536269514722;

}  // namespace

std::size_t edge_size(double claimed) {
  const auto above = std::ranges::upper_bound(kEdgeSizes, claimed);
  return static_cast<std::size_t>(std::max<std::ptrdiff_t>(above - kEdgeSizes.begin() - 1, 0));
}

void EdgeRecord::add(const EdgeCase& one) {
  auto& sums = sizes_.at(edge_size(one.claimed));
  ++sums.cases;
  sums.claimed += one.claimed;
  sums.at_price += one.at_price;
  sums.realised.add({one.realised, 1, one.day});
}

EdgeWorth EdgeRecord::worth(double claimed) const {
  const auto& sums = sizes_.at(edge_size(claimed));
  const auto realised = sums.realised.ratio();
  if (!realised) return {};
  const auto n = static_cast<double>(sums.cases);
  return {sums.cases, sums.claimed / n, sums.at_price / n, realised->value,
          realised->value - kZ90 * realised->error};
}

}  // namespace chalkline::wizard
