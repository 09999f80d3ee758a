#include "sports/book/odds_board.hpp"

#include <algorithm>
#include <tuple>

#include "ledger/values/game_id.hpp"

namespace chalkline::sports {

const Game* OddsBoard::find(ledger::GameId id) const {
  const auto found = std::ranges::lower_bound(by_id, id, {}, [](const auto& e) { return e.first; });
  if (found == by_id.end() || found->first != id) return nullptr;
  return &upcoming[found->second];
}

const Game* OddsBoard::find(const std::optional<ledger::ClassId>& in_class,
                            ledger::GameId id) const {
  if (const auto* own = of_class(in_class)) {
    if (const auto* game = own->find(id)) return game;
  }
  const auto* game = find(id);
  return game == nullptr || !in_class || is_usual(*game) ? game : nullptr;
}

const OddsBoard* OddsBoard::of_class(const std::optional<ledger::ClassId>& id) const {
  const auto found = id ? classes.find(*id) : classes.end();
  return found == classes.end() ? nullptr : found->second.get();
}

namespace {

OddsBoard board_of(std::uint64_t version, std::vector<Game> games, bool replays_apart) {
  OddsBoard board{.version = version,
                  .upcoming = std::move(games),
                  .classes = {},
                  .replays_apart = replays_apart,
                  .by_id = {}};
  std::ranges::sort(board.upcoming, {},
                    [](const Game& game) { return std::tuple{game.starts_at, game.id}; });
  board.by_id.reserve(board.upcoming.size());
  for (std::size_t i = 0; i < board.upcoming.size(); ++i) {
    board.by_id.emplace_back(board.upcoming[i].id, i);
  }
  std::ranges::sort(board.by_id);
  return board;
}

}  // namespace

OddsBoard make_board(std::uint64_t version, std::vector<Game> games, bool replays_apart) {
  std::vector<Game> everybodys;
  std::map<ledger::ClassId, std::vector<Game>> of_classes;
  for (auto& game : games) {
    const auto in_class = ledger::class_of_game(game.source, game.source_key);
    (in_class ? of_classes[*in_class] : everybodys).push_back(std::move(game));
  }
  auto board = board_of(version, std::move(everybodys), replays_apart);
  for (auto& [id, own] : of_classes) {
    board.classes.emplace(
        id, std::make_shared<const OddsBoard>(board_of(version, std::move(own), replays_apart)));
  }
  return board;
}

}  // namespace chalkline::sports
