#include "sports/book/games/game_book.hpp"

namespace chalkline::sports {

void GameBook::apply_operator_act(ledger::GameId id, const ledger::GameState& state) {
  const bool is_moved = state.phase == ledger::GamePhase::kScheduled;
  if (!is_moved && !ledger::is_ended_by_operator(state)) return;
  auto found = games_.contains(id) ? std::optional{games_.at(id)} : store_.find(id);
  if (!found) return;
  auto& game = games_[id] = *std::move(found);
  auto& facts = game.game;
  deadlines_.erase({facts.starts_at, id});
  deadlines_.erase({facts.starts_at + ledger::kVoidAfter, id});
  if (is_moved && (game.scheduled_by != kOperatorFeed || facts.starts_at != state.starts_at)) {
    // Doubts of before are measured by another start.
    game.unofficial.reset();
    game.held_by.clear();
  }
  facts.starts_at = state.starts_at;
  facts.progress.reset();
  if (is_moved) {
    facts.status = GameStatus::kScheduled;
    game.scheduled_by = kOperatorFeed;
    game.stage = LedgerStage::kScheduled;
    deadlines_.emplace(facts.starts_at, id);
  } else {
    const bool is_final = state.phase == ledger::GamePhase::kFinal;
    facts.status = is_final ? GameStatus::kFinal : GameStatus::kCancelled;
    facts.score = is_final ? std::optional{state.score} : std::nullopt;
    game.ended_at = state.ended_at;
    game.ended_by = kOperatorFeed;
    game.official = true;
    game.stage = LedgerStage::kEnded;
    changes_.results = true;
  }
  store_.update(game);
  changes_.games = true;
}

void GameBook::keep_reveal(FeedGame& game, const Result& result) {
  if (result.reveal.empty() || !game.reveal.empty()) return;
  game.reveal = result.reveal;
  store_.update(game);
  games_[game.game.id] = game;
}

}  // namespace chalkline::sports
