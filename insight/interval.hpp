#pragma once

// Pure statistics of forecasts, prices and returns. Each header names the source of its formulas.
namespace chalkline::insight {

struct Interval {
  double low{};
  double high{};
  friend bool operator==(const Interval&, const Interval&) = default;
};

// Two-sided normal quantiles: 95% for what is shown, 99.7% for what is claimed. A person who looks
// after each bet from 30 to 1,000 sees a false verdict in 41% of records at 1.96, and in 4% at 3.
inline constexpr double kZ95 = 1.959963984540054;
inline constexpr double kZVerdict = 3;

}  // namespace chalkline::insight
