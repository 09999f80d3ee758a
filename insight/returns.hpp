#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "insight/clusters.hpp"

namespace chalkline::insight {

// A bet that was won, lost or pushed; one that is void is none.
struct SettledBet {
  double stake{};
  double profit{};
  std::uint64_t game{};
};

struct Return {
  Ratio ratio;                       // profit over stakes
  std::optional<Interval> interval;  // 95%, by a bootstrap of games
  // With it: kDots returns that are as likely as each other, ascending; the quantile dotplot of
  // Kay, Kola, Hullman and Munson, 2016.
  std::vector<double> dots{};
};

inline constexpr std::size_t kDots = 20;

// The interval says something from 30 games on, with 5 bets won and 5 lost: of bets that all lost
// it would be -100% to -100%.
inline constexpr std::size_t kGamesForInterval = 30;
inline constexpr std::size_t kOfEachForInterval = 5;

// A bet that was won or lost, by what it could bring.
struct PricedStake {
  double stake{};
  double decimal{};
  std::uint64_t game{};
};

// Whether luck explains a return no more. Two errors have to leave 0 out: that of the results, and
// the deviation of the profit if each bet wins as often as its price needs, those of one game
// alike. The first alone is too small while the few bets that would change it are not won: at long
// prices and uneven stakes it is wrong in up to half of all records of 1,000 bets of luck, the two
// in about 3.5% (docs/decisions/0030-how-a-learner-thinks.md).
bool is_beyond_luck(const Return& found, std::span<const PricedStake> stakes);

// Profit over stakes of `bets`. Absent without a stake. The bets' last settlement gives the seed,
// so that the interval stays as it is until there is another one.
std::optional<Return> return_of(std::span<const SettledBet> bets, std::uint64_t seed);

}  // namespace chalkline::insight
