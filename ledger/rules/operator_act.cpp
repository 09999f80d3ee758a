#include <algorithm>

#include "ledger/rules/game.hpp"

namespace chalkline::ledger {
namespace {

// One line of 1 to kOperatorTextMax characters of UTF-8.
bool is_line(std::string_view text) {
  const auto is_control = [](unsigned char byte) { return byte < 0x20 || byte == 0x7f; };
  const auto begins_character = [](unsigned char byte) { return (byte & 0xc0) != 0x80; };
  return !text.empty() && std::ranges::none_of(text, is_control) &&
         static_cast<std::size_t>(std::ranges::count_if(text, begins_character)) <=
             kOperatorTextMax &&
         text.size() <= 4 * kOperatorTextMax;
}

using Decided = std::expected<Event, Rejection>;

Decided cancelled(const GameState& game, const ActAsOperator& command, Timestamp now,
                  const StepsBack& steps) {
  if (game.phase == GamePhase::kCancelled) return std::unexpected(Rejection::kNothingToDo);
  if (game.phase == GamePhase::kFinal && is_past_correction(game, now, steps))
    return std::unexpected(Rejection::kCorrectionTooLate);
  return GameCancelled{command.act.game};
}

Decided result_set(const GameState& game, const ActAsOperator& command, Timestamp now,
                   const StepsBack& steps) {
  if (!is_score(command.score) || now < game.starts_at)
    return std::unexpected(Rejection::kResultInvalid);
  if (game.phase == GamePhase::kCancelled) return std::unexpected(Rejection::kGameCancelled);
  if (game.phase == GamePhase::kFinal) {
    if (game.score == command.score) return std::unexpected(Rejection::kNothingToDo);
    if (is_past_correction(game, now, steps)) return std::unexpected(Rejection::kCorrectionTooLate);
  }
  return ResultRecorded{command.act.game, command.score, game.periods};
}

Decided rescheduled(const GameState& game, const ActAsOperator& command, Timestamp now) {
  if (has_ended(game)) return std::unexpected(Rejection::kGameNotOpen);
  if (!is_open_for_bets(game, now)) return std::unexpected(Rejection::kBettingClosed);
  if (game.commitment != Sha256Digest{}) return std::unexpected(Rejection::kStartCommitted);
  if (command.starts_at <= now || command.starts_at > now + kRescheduleAheadMax)
    return std::unexpected(Rejection::kStartInvalid);
  if (command.starts_at == game.starts_at) return std::unexpected(Rejection::kNothingToDo);
  return GameRescheduled{command.act.game, command.starts_at};
}

}  // namespace

std::expected<Events, Rejection> decide(const GameState* game, const ActAsOperator& command,
                                        Timestamp now, const StepsBack& steps) {
  const auto& act = command.act;
  if (!is_valid(act.act) || !is_line(act.operator_name) || !is_line(act.reason))
    return std::unexpected(Rejection::kActInvalid);
  if (game == nullptr) return std::unexpected(Rejection::kUnknownGame);
  auto decided = act.act == OperatorAct::kCancelled   ? cancelled(*game, command, now, steps)
                 : act.act == OperatorAct::kResultSet ? result_set(*game, command, now, steps)
                                                      : rescheduled(*game, command, now);
  if (!decided) return std::unexpected(decided.error());
  return Events{act, *std::move(decided)};
}

}  // namespace chalkline::ledger
