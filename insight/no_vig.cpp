#include "insight/no_vig.hpp"

#include <cmath>

namespace chalkline::insight {
namespace {

constexpr double kExponentMax = 64;  // at which even the shortest price of two would be none

// The exponent falls in the sum of both powers: bisection until it no longer shrinks.
double power_chance(double first, double second) {
  double low = 0;
  double high = kExponentMax;
  for (;;) {
    const auto middle = (low + high) / 2;
    if (middle <= low || middle >= high) {
      // Divided by the sum of the two, so that both sides add up to 1 also where rounding stops the
      // search.
      const auto one = std::pow(first, middle);
      return one / (one + std::pow(second, middle));
    }
    (std::pow(first, middle) + std::pow(second, middle) > 1 ? low : high) = middle;
  }
}

}  // namespace

double no_vig(NoVig method, double first, double second) {
  switch (method) {
    case NoVig::kProportional:
      break;
    case NoVig::kShin:
      return (1 + first - second) / 2;
    case NoVig::kPower:
      return power_chance(first, second);
  }
  return first / (first + second);
}

double no_vig(NoVig method, const ledger::TwoWay& quote) {
  return no_vig(method, ledger::implied_probability(quote.first).value(),
                ledger::implied_probability(quote.second).value());
}

}  // namespace chalkline::insight
