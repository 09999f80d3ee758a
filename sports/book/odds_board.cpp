#include "sports/book/odds_board.hpp"

#include <algorithm>
#include <tuple>

namespace chalkline::sports {

const Game* OddsBoard::find(ledger::GameId id) const {
  const auto found = std::ranges::lower_bound(by_id, id, {}, [](const auto& e) { return e.first; });
  if (found == by_id.end() || found->first != id) return nullptr;
  return &upcoming[found->second];
}

OddsBoard make_board(std::uint64_t version, std::vector<Game> upcoming, bool replays_apart) {
  OddsBoard board{version, std::move(upcoming), replays_apart, {}};
  std::ranges::sort(board.upcoming, {},
                    [](const Game& game) { return std::tuple{game.starts_at, game.id}; });
  board.by_id.reserve(board.upcoming.size());
  for (std::size_t i = 0; i < board.upcoming.size(); ++i) {
    board.by_id.emplace_back(board.upcoming[i].id, i);
  }
  std::ranges::sort(board.by_id);
  return board;
}

}  // namespace chalkline::sports
