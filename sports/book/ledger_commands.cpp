#include "sports/book/ledger_commands.hpp"

namespace chalkline::sports {

LedgerStage due_of(const FeedGame& game) {
  switch (game.game.status) {
    case GameStatus::kScheduled:
      return LedgerStage::kScheduled;
    case GameStatus::kLive:
      return LedgerStage::kClosed;
    case GameStatus::kFinal:
    case GameStatus::kCancelled:
      break;
  }
  return game.reveal.empty() ? LedgerStage::kEnded : LedgerStage::kRevealed;
}

bool is_due(const FeedGame& game, LedgerStage stage) {
  const bool never_began =
      game.game.status == GameStatus::kCancelled && game.ended_at < game.game.starts_at;
  if (stage == LedgerStage::kClosed && never_began) return false;
  return stage > game.stage && stage <= due_of(game);
}

ledger::Command command_for(const FeedGame& feed_game, LedgerStage stage) {
  const auto& game = feed_game.game;
  if (stage == LedgerStage::kScheduled) {
    return ledger::ScheduleGame{{game.id, game.sport, game.source, game.source_key, game.starts_at,
                                 game.home.name, game.home.code, game.away.name, game.away.code,
                                 feed_game.proof}};
  }
  if (stage == LedgerStage::kClosed) {
    return ledger::CloseLine{game.id, game.current.at, game.current.lines};
  }
  if (stage == LedgerStage::kRevealed) return ledger::RevealGame{game.id, feed_game.reveal};
  if (game.score) {
    return ledger::RecordResult{game.id, *game.score, feed_game.periods, feed_game.figures,
                                game.source == ledger::Source::kSimulated};
  }
  return ledger::CancelGame{game.id};
}

ledger::Timestamp due_at(const FeedGame& game, LedgerStage stage) {
  if (stage == LedgerStage::kScheduled) return game.game.opening.at;
  if (stage == LedgerStage::kClosed) return game.game.starts_at;
  return game.ended_at.value_or(game.game.starts_at);
}

bool is_known(const ledger::Outcome& outcome, const FeedGame& game, LedgerStage stage) {
  if (outcome || outcome.error() == ledger::Rejection::kNothingToDo) return true;
  // The ledger is past that stage, and so is the game.
  return outcome.error() == ledger::Rejection::kGameNotOpen && stage < due_of(game);
}

}  // namespace chalkline::sports
