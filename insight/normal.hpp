#pragma once

namespace chalkline::insight {

// The standard normal distribution's cumulative probability, by the complementary error function.
double normal_cdf(double z);

// The inverse, by bisection until the interval no longer shrinks. Requires 0 < p < 1.
double normal_quantile(double p);

}  // namespace chalkline::insight
