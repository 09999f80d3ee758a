#include "sports/book/games/game_book.hpp"

namespace chalkline::sports {

void GameBook::take_decision(ledger::GameId id, const ledger::GameState& decided) {
  const bool is_moved = decided.phase == ledger::GamePhase::kScheduled;
  if (!is_moved && !ledger::is_ended_by_operator(decided)) return;
  auto found = games_.contains(id) ? std::optional{games_.at(id)} : store_.find(id);
  if (!found) return;
  auto& game = games_[id] = *std::move(found);
  auto& facts = game.game;
  deadlines_.erase({facts.starts_at, id});
  deadlines_.erase({facts.starts_at + ledger::kVoidAfter, id});
  facts.starts_at = decided.starts_at;
  facts.progress.reset();
  if (is_moved) {
    facts.status = GameStatus::kScheduled;
    game.scheduled_by = kByHand;
    game.stage = LedgerStage::kScheduled;
    deadlines_.emplace(facts.starts_at, id);
  } else {
    const bool is_final = decided.phase == ledger::GamePhase::kFinal;
    facts.status = is_final ? GameStatus::kFinal : GameStatus::kCancelled;
    facts.score = is_final ? std::optional{decided.score} : std::nullopt;
    game.ended_at = decided.ended_at;
    game.ended_by = kByHand;
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
