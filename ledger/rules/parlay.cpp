#include "ledger/rules/parlay.hpp"

#include <algorithm>
#include <boost/multiprecision/cpp_int.hpp>

namespace chalkline::ledger {
namespace {

// Ten prices below 2^17 each, times a stake below 2^20, twice that for rounding: 192 bits.
using Uint256 = boost::multiprecision::uint256_t;

struct Fraction256 {
  Uint256 num{1};
  Uint256 den{1};
};

Fraction256 product(std::span<const AmericanOdds> legs) {
  Fraction256 all;
  for (const auto odds : legs) {
    const auto d = decimal(odds);
    all.num *= static_cast<std::uint64_t>(d.num);
    all.den *= static_cast<std::uint64_t>(d.den);
  }
  return all;
}

// Half-up of num/den, at most `most`.
std::int64_t round_at_most(const Uint256& num, const Uint256& den, std::int64_t most) {
  const Uint256 rounded = (2 * num + den) / (2 * den);
  return rounded > most ? most : static_cast<std::int64_t>(rounded);
}

// All figures of a player count as one: threes are points, and both come with minutes. The odds of
// two such legs, multiplied, would pay for one thing twice.
bool are_of_one_market(const Pick& a, const Pick& b) {
  if (a.market != b.market) return false;
  return !a.prop || !b.prop || a.prop->player == b.prop->player;
}

bool is_on_winner(const Pick& pick) {
  return pick.market == Market::kMoneyline || pick.market == Market::kSpread;
}

}  // namespace

Coins parlay_credit(Coins stake, std::span<const AmericanOdds> won) {
  const auto all = product(won);
  return round_at_most(all.num * static_cast<std::uint64_t>(stake), all.den, kParlayCreditMax);
}

AmericanOdds parlay_odds(std::span<const AmericanOdds> legs) {
  const auto all = product(legs);
  const Uint256 profit = all.num - all.den;
  return static_cast<AmericanOdds>(profit >= all.den
                                       ? round_at_most(profit * 100U, all.den, kLongestOdds)
                                       : -round_at_most(all.den * 100U, profit, kLongestOdds));
}

AmericanOdds odds_within(AmericanOdds a, AmericanOdds b) {
  // Prices below 2^17 each: no product leaves 64 bits.
  const auto first = decimal(a);
  const auto second = decimal(b);
  const auto den = first.den * second.den;
  const auto profit = first.num * second.num - den;
  if (profit >= den)
    return static_cast<AmericanOdds>(std::min(profit * 100 / den, std::int64_t{kLongestOdds}));
  return static_cast<AmericanOdds>(-((den * 100 + profit - 1) / profit));
}

bool share_a_game(std::span<const Pick> picks) {
  for (auto a = picks.begin(); a != picks.end(); ++a) {
    if (std::any_of(picks.begin(), a, [&](const Pick& b) { return a->game == b.game; }))
      return true;
  }
  return false;
}

bool picks_conflict(std::span<const Pick> picks) {
  for (auto a = picks.begin(); a != picks.end(); ++a) {
    const bool found = std::any_of(picks.begin(), a, [&](const Pick& b) {
      return a->game == b.game &&
             (are_of_one_market(*a, b) || (is_on_winner(*a) && is_on_winner(b)));
    });
    if (found) return true;
  }
  return false;
}

}  // namespace chalkline::ledger
