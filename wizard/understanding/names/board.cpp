#include <algorithm>
#include <map>
#include <utility>

#include "wizard/understanding/names/vocabulary.hpp"

namespace chalkline::wizard {

Board::Board(std::vector<BoardGame> games) : games_(std::move(games)) {
  std::ranges::sort(games_, [](const BoardGame& one, const BoardGame& other) {
    return std::pair{one.starts_at, one.id} < std::pair{other.starts_at, other.id};
  });
  std::map<TeamKey, std::vector<std::size_t>> of_teams;
  for (std::size_t i = 0; i < games_.size(); ++i) {
    const auto& game = games_.at(i);
    of_teams[{game.sport, game.home}].push_back(i);
    of_teams[{game.sport, game.away}].push_back(i);
    ids_.emplace_back(game.id, i);
  }
  for (auto& [team, played] : of_teams) teams_.push_back({team, std::move(played)});
  std::ranges::sort(ids_);
}

std::span<const std::size_t> Board::of(const TeamKey& team) const {
  const auto found = std::ranges::lower_bound(teams_, team, {}, &OfTeam::team);
  if (found == teams_.end() || found->team != team) return {};
  return found->games;
}

const BoardGame* Board::find(ledger::GameId game) const {
  const auto found =
      std::ranges::lower_bound(ids_, game, {}, &std::pair<ledger::GameId, std::size_t>::first);
  return found == ids_.end() || found->first != game ? nullptr : &games_.at(found->second);
}

}  // namespace chalkline::wizard
