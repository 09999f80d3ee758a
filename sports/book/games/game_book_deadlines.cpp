#include <algorithm>

#include "sports/book/games/game_book.hpp"

namespace chalkline::sports {

void GameBook::pass_deadlines(ledger::Timestamp until) {
  while (!deadlines_.empty() && deadlines_.begin()->first <= until) {
    const auto [due, id] = *deadlines_.begin();
    deadlines_.erase(deadlines_.begin());
    auto& game = games_.at(id);
    if (game.game.status == GameStatus::kScheduled) {
      game.game.status = GameStatus::kLive;
      game.held_by.clear();
      deadlines_.emplace(game.game.starts_at + ledger::kVoidAfter, id);
      store_.update(game);
      changes_.games = true;
    } else if (shares_games(game.game.source)) {
      awaited_.emplace(due, id);
    } else {
      cancel(game, due);
    }
  }
}

void GameBook::pass_awaited(ledger::Timestamp now) {
  std::erase_if(awaited_, [&](const auto& entry) {
    const auto& [due, id] = entry;
    auto* game = find(id);
    if (game == nullptr || game->game.status != GameStatus::kLive ||
        game->game.starts_at + ledger::kVoidAfter != due) {
      return true;
    }
    const auto& over = game->unofficial;
    const bool may_end =
        over && !is_level_without_ties(id, over->score) && over->since >= earliest_end(game->game);
    const bool is_told = !may_end && feeds_.end_feeds_answered_since(game->game, due);
    if (!is_told && now < due + ledger::kEndAwaited) return false;
    cancel(*game, due);
    return true;
  });
}

void GameBook::cancel(FeedGame& game, ledger::Timestamp due) {
  game.game.status = GameStatus::kCancelled;
  game.ended_at = due;
  store_.update(game);
  changes_.games = true;
}

ledger::Timestamp GameBook::next_deadline() const {
  const auto next = deadlines_.empty() ? ledger::Timestamp::max() : deadlines_.begin()->first;
  return awaited_.empty() ? next : std::min(next, awaited_.begin()->first + ledger::kEndAwaited);
}

}  // namespace chalkline::sports
