#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include "insight/progress/bet.hpp"

namespace chalkline::insight {

// Parts of a bankroll.
inline constexpr ledger::Coins kTenth = 10;
inline constexpr ledger::Coins kTwentieth = 20;

// Whether the stake is above one nth of the bankroll. In whole coins: 50 of 1,000 are not above 5%.
constexpr bool is_above_nth(const ProgressBet& bet, ledger::Coins nth) {
  return bet.stake * nth > bet.bankroll;
}

// Stakes as shares of the bankroll before them, of all bets that were placed, however they end.
struct Staking {
  std::size_t n{};
  std::size_t at_most_5{};       // of those at or below 5%
  std::optional<double> middle;  // the median share
  std::optional<double> largest;
  std::optional<double> most_at_risk;  // the largest share in open bets right after placing one
  std::vector<double> shares;
};

Staking staking_of(std::span<const ProgressBet> bets);

// A stake beside what the bettor's own chance justifies (kelly.hpp).
struct KellyStake {
  ledger::BetId bet{};
  double share{};
  double own{};  // the Kelly share at the stated chance; 0 where that is against the bet
  // Half of the Kelly share at a chance half way between the stated one and the market's; absent
  // where the market has none.
  std::optional<double> advised;
};

struct KellyStakes {
  std::size_t above{};    // of the stakes: larger than `own`
  std::size_t against{};  // of those: the stated chance says not to bet at all
  std::vector<KellyStake> stakes;
};

// The Kelly stakes of all bets with a stated chance, however they end.
KellyStakes kelly_of(std::span<const ProgressBet> bets);

// The middle of the values, of an even number the mean of the middle two. Absent of none.
std::optional<double> median(std::vector<double> values);

}  // namespace chalkline::insight
