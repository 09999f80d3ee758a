#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

#include "insight/progress/figure.hpp"

// What a person does, the last 30 times beside the 30 before. Results improve by regression to the
// mean, so that only what a person decides is compared.
namespace chalkline::insight {

// One of the last bets of a person, by what it says of how they go about it.
struct RecentBet {
  std::uint64_t game{};
  bool has_small_stake{};  // at or below 5% of the coins
  bool has_chance{};       // the person stated one
  bool is_followed{};      // by a look back at some bet before the next one
};

// The share or the mean of 30 bets beside that of the 30 before.
struct Change {
  FigureState state{FigureState::kNone};
  std::optional<double> before{};
  std::optional<double> after{};
};
constexpr bool is_worse(const Change& change) {
  return change.state == FigureState::kTells && change.after < change.before;
}

inline constexpr std::size_t kChangeOf = 30;
// As many as there can be with those since the last look.
inline constexpr std::size_t kRecentBets = 3 * kChangeOf - 1;

// In 1,000 bets there are 32 looks at three shares: of learners who never change 4% are called
// changed at 3.5, and 20% at 3. With the mean of closes beside them it is one in twenty.
inline constexpr double kZChange = 3.5;

// The bets of `recent` that are compared, if these are the last of so many: 60, up to the last
// 30th. Empty where they are fewer. A change is looked at with each 30th bet, and stands until the
// next: after each bet a look would call up to half of those changed who never change.
template <class Bet>
std::span<const Bet> compared_of(std::span<const Bet> recent, std::size_t bets) {
  const auto since_look = bets % kChangeOf;
  if (recent.size() < 2 * kChangeOf + since_look) return {};
  return recent.first(recent.size() - since_look).last(2 * kChangeOf);
}

// Of two shares, with the pooled error of effective numbers of bets, at kZChange. `recent`: the
// last kRecentBets of `bets` or more, the oldest first.
Change change_of(std::span<const RecentBet> recent, std::size_t bets, bool RecentBet::* what);

// Of two means, with the errors of both by game, at kZChange with the freedom of that on fewer
// games. `values`: all of them, the oldest first.
Change change_of(std::span<const Part> values);

}  // namespace chalkline::insight
