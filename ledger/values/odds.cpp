#include "ledger/values/odds.hpp"

#include <fmt/format.h>

#include <numeric>

namespace chalkline::ledger {
namespace {

Fraction reduced(std::int64_t num, std::int64_t den) {
  const auto divisor = std::gcd(num, den);
  return {num / divisor, den / divisor};
}

}  // namespace

Fraction fractional(AmericanOdds odds) {
  return odds > 0 ? reduced(odds, 100) : reduced(100, -std::int64_t{odds});
}

Fraction decimal(AmericanOdds odds) {
  const auto profit = fractional(odds);
  return {profit.num + profit.den, profit.den};
}

Fraction implied_probability(AmericanOdds odds) {
  const auto d = decimal(odds);
  return {d.den, d.num};
}

AmericanOdds american(Fraction decimal) {
  const auto profit = decimal.num - decimal.den;
  return static_cast<AmericanOdds>(profit >= decimal.den
                                       ? round_half_up(profit * 100, decimal.den)
                                       : -round_half_up(decimal.den * 100, profit));
}

Fraction no_vig(AmericanOdds side, AmericanOdds other_side) {
  const auto p = implied_probability(side);
  const auto q = implied_probability(other_side);
  return reduced(p.num * q.den, p.num * q.den + q.num * p.den);
}

double overround(AmericanOdds side, AmericanOdds other_side) {
  return implied_probability(side).value() + implied_probability(other_side).value() - 1.0;
}

std::string to_string(AmericanOdds odds) { return fmt::format("{:+d}", odds); }

}  // namespace chalkline::ledger
