#include "insight/progress/improvement.hpp"

#include <algorithm>
#include <utility>
#include <vector>

#include "insight/progress/staking.hpp"

namespace chalkline::insight {
namespace {

std::vector<RecentBet> recent_of(std::span<const ProgressBet> bets) {
  std::vector<RecentBet> recent;
  for (const auto& bet : bets.last(std::min(bets.size(), kRecentBets))) {
    recent.push_back({.game = bet.game,
                      .has_small_stake = !is_above_nth(bet, kTwentieth),
                      .has_chance = bet.stated.has_value(),
                      .is_followed = bet.is_followed});
  }
  return recent;
}

// By their settlements.
std::vector<Part> closed_of(std::span<const ProgressBet> bets) {
  std::vector<std::pair<ledger::Position, Part>> closed;
  for (const auto& bet : bets) {
    if (!is_settled(bet) || bet.end == BetEnd::kVoid || is_parlay(bet)) continue;
    if (const auto close = closing_chance(bet)) {
      const auto value = closing_line_value(bet.decimal, close->chance);
      closed.push_back({bet.settled_by, {value, 1, bet.game}});
    }
  }
  std::ranges::sort(closed, {}, &std::pair<ledger::Position, Part>::first);
  std::vector<Part> values;
  for (const auto& [_, value] : closed) values.push_back(value);
  return values;
}

}  // namespace

Improvement improvement_of(std::span<const ProgressBet> bets, const View& view) {
  const auto recent = recent_of(bets);
  const auto closed = closed_of(bets);
  Improvement found{
      .bets = bets.size(),
      .small_stakes = change_of(recent, bets.size(), &RecentBet::has_small_stake),
      .chances = change_of(recent, bets.size(), &RecentBet::has_chance),
      .look_backs = change_of(recent, bets.size(), &RecentBet::is_followed),
      .closed = closed.size(),
      .closes = change_of(closed),
  };
  if (view.is_judged) return found;
  for (auto* change : {&found.small_stakes, &found.chances, &found.look_backs, &found.closes}) {
    if (change->before) change->state = FigureState::kNotJudged;
  }
  return found;
}

}  // namespace chalkline::insight
