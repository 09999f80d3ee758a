#include "ledger/game.hpp"

#include <algorithm>
#include <array>

namespace chalkline::ledger {

namespace {

// What could not be stored, or not be read back.
bool is_storable(const GameScheduled& game) {
  return is_valid(game.sport) && is_valid(game.source) &&
         std::ranges::all_of(std::array{&game.source_key, &game.home_name, &game.home_code,
                                        &game.away_name, &game.away_code},
                             [](const auto* name) { return name->size() <= kNameBytesMax; });
}

}  // namespace

std::expected<Event, Rejection> decide(const GameState* game, const ScheduleGame& command) {
  if (game == nullptr) {
    if (!is_storable(command.game)) return std::unexpected(Rejection::kGameInvalid);
    return command.game;
  }
  if (game->phase != GamePhase::kScheduled) return std::unexpected(Rejection::kGameNotOpen);
  if (game->starts_at == command.game.starts_at) return std::unexpected(Rejection::kNothingToDo);
  return GameRescheduled{command.game.game, command.game.starts_at};
}

std::expected<Event, Rejection> decide(const GameState* game, const CloseLine& command) {
  if (game == nullptr) return std::unexpected(Rejection::kUnknownGame);
  if (game->phase == GamePhase::kClosed) return std::unexpected(Rejection::kNothingToDo);
  if (has_ended(*game)) return std::unexpected(Rejection::kGameNotOpen);
  return LineClosed{command.game, command.quoted_at, command.lines};
}

std::expected<Event, Rejection> decide(const GameState* game, const RecordResult& command,
                                       Timestamp now) {
  if (game == nullptr) return std::unexpected(Rejection::kUnknownGame);
  const auto in_range = [](std::int32_t points) { return points >= 0 && points <= kScoreMax; };
  if (!in_range(command.score.home) || !in_range(command.score.away) || now < game->starts_at) {
    return std::unexpected(Rejection::kResultInvalid);
  }
  if (game->phase == GamePhase::kCancelled) return std::unexpected(Rejection::kGameNotOpen);
  if (game->phase == GamePhase::kFinal) {
    if (game->score == command.score) return std::unexpected(Rejection::kNothingToDo);
    if (now - game->ended_at > kCorrectionWindow)
      return std::unexpected(Rejection::kCorrectionTooLate);
  }
  return ResultRecorded{command.game, command.score};
}

std::expected<Event, Rejection> decide(const GameState* game, const CancelGame& command) {
  if (game == nullptr) return std::unexpected(Rejection::kUnknownGame);
  if (game->phase == GamePhase::kCancelled) return std::unexpected(Rejection::kNothingToDo);
  if (game->phase == GamePhase::kFinal) return std::unexpected(Rejection::kGameNotOpen);
  return GameCancelled{command.game};
}

BetOutcome outcome_of(const Leg& leg, const GameState& game) {
  if (game.phase == GamePhase::kCancelled) return BetOutcome::kVoid;
  const auto margin = [&] {  // in half points, above 0 if the pick wins
    const auto home = 2 * game.score.home;
    const auto away = 2 * game.score.away;
    switch (leg.side) {
      case Side::kHome:
        return home - away + leg.line;
      case Side::kAway:
        return away - home + leg.line;
      case Side::kOver:
        return home + away - leg.line;
      case Side::kUnder:
        break;
    }
    return leg.line - home - away;
  }();
  return margin > 0 ? BetOutcome::kWon : margin < 0 ? BetOutcome::kLost : BetOutcome::kPush;
}

namespace {

struct Evolve {
  GameState& game;
  Position position;
  Timestamp time;

  void operator()(const GameScheduled& e) const { game.starts_at = e.starts_at; }
  void operator()(const GameRescheduled& e) const { game.starts_at = e.starts_at; }
  void operator()(const LineClosed& e) const {
    game.phase = GamePhase::kClosed;
    game.closing = e.lines;
  }
  void operator()(const ResultRecorded& e) const {
    game.score = e.score;
    end(GamePhase::kFinal);
  }
  void operator()(const GameCancelled&) const { end(GamePhase::kCancelled); }
  void operator()(const GameSettled&) const { game.settled = true; }
  void operator()(const auto&) const {}

  void end(GamePhase phase) const {
    if (!has_ended(game)) game.ended_at = time;
    game.phase = phase;
    game.settled = false;
    game.end_event = position;
  }
};

}  // namespace

void evolve(GameState& game, const Event& event, Position position, Timestamp time) {
  if (std::holds_alternative<BetPlaced>(event)) {
    ++game.bets;
    game.last_bet = position;
    return;
  }
  std::visit(Evolve{game, position, time}, event);
  game.last_event = position;
}

}  // namespace chalkline::ledger
