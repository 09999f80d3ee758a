#include "insight/closing_line.hpp"

#include "insight/normal.hpp"

namespace chalkline::insight {

double chance_at_moved_line(double closing_chance, double points, double sigma) {
  return normal_cdf(normal_quantile(closing_chance) + points / sigma);
}

}  // namespace chalkline::insight
