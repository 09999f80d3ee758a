#pragma once

#include <cstdint>
#include <string>

#include "ledger/values/money.hpp"

namespace chalkline::ledger {

// American odds: at most -100 (stake |n| to win 100) or at least +100 (stake 100 to win n).
using AmericanOdds = std::int32_t;

// Longer prices than 100,000 to 100 are quoted by no bookmaker for the markets offered here.
inline constexpr AmericanOdds kLongestOdds = 100'000;

constexpr bool is_american(std::int64_t odds) {
  return (odds >= 100 && odds <= kLongestOdds) || (odds <= -100 && odds >= -kLongestOdds);
}

// An exact non-negative rational; den > 0. Not reduced unless said.
struct Fraction {
  std::int64_t num{};
  std::int64_t den{1};
  constexpr double value() const { return static_cast<double>(num) / static_cast<double>(den); }
  friend constexpr bool operator==(const Fraction&, const Fraction&) = default;
};

// Half-up of num/den for num >= 0, den > 0: floor(num/den + 1/2), in integers.
constexpr std::int64_t round_half_up(std::int64_t num, std::int64_t den) {
  const auto quotient = num / den;
  const auto remainder = num % den;
  return quotient + (remainder >= den - remainder ? 1 : 0);
}

// Profit over the stake in lowest terms ("fractional odds"): +150 is 3/2, -200 is 1/2.
Fraction fractional(AmericanOdds odds);

// The return of one coin, stake included, in lowest terms: +150 is 5/2, -200 is 3/2.
Fraction decimal(AmericanOdds odds);

// 1/decimal: the win probability at which a bet at these odds breaks even. In lowest terms.
Fraction implied_probability(AmericanOdds odds);

// American odds of an exact decimal D = num/den > 1. RULES 21: D >= 2: round(100(D-1)), else
// -round(100/(D-1)). Requires den * 100 and (num - den) * 100 to fit in 63 bits.
AmericanOdds american(Fraction decimal);

// Chance of `side` once the bookmaker's margin is taken out proportionally: q = (1/d) / sum(1/d).
// Exact.
Fraction no_vig(AmericanOdds side, AmericanOdds other_side);

// How far the implied chances of a two-way market exceed 1: sum(1/d) - 1. Below 0 both sides
// together are a sure profit. The margin, which the bookmaker keeps of each coin, is 1 - d*q and so
// a little less.
double overround(AmericanOdds side, AmericanOdds other_side);

// RULES 10: round(stake*odds/100) for positive, round(stake*100/|odds|) for negative odds.
// Requires 0 <= stake <= kBalanceMax / kLongestOdds and is_american(odds).
constexpr Coins profit(Coins stake, AmericanOdds odds) {
  return odds > 0 ? round_half_up(stake * odds, 100)
                  : round_half_up(stake * 100, -std::int64_t{odds});
}

// "+150", "-110".
std::string to_string(AmericanOdds odds);

}  // namespace chalkline::ledger
