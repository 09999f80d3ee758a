#include <array>
#include <optional>
#include <string_view>

#include "ledger/rules/game.hpp"
#include "ledger/values/sport_rules.hpp"

namespace chalkline::ledger {
namespace {

// Takes the first character off the text; absent where the text does not begin with one of UTF-8.
std::optional<char32_t> take_character(std::string_view& text) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  const auto lead = byte(0);
  const std::size_t length = lead < 0x80 ? 1 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
  if ((lead >= 0x80 && lead < 0xc0) || lead >= 0xf8 || text.size() < length) return std::nullopt;
  char32_t character = length == 1 ? lead : lead & (0x7fU >> length);
  for (std::size_t i = 1; i < length; ++i) {
    if ((byte(i) & 0xc0U) != 0x80) return std::nullopt;
    character = (character << 6U) | (byte(i) & 0x3fU);
  }
  constexpr std::array<char32_t, 5> kFirstOfLength{0, 0, 0x80, 0x800, 0x10000};
  const bool is_surrogate = character >= 0xd800 && character < 0xe000;
  if (character < kFirstOfLength.at(length) || is_surrogate || character > 0x10ffff)
    return std::nullopt;
  text.remove_prefix(length);
  return character;
}

// Moves a terminal's cursor, or begins another line.
bool breaks_line(char32_t character) {
  return character < 0x20 || (character >= 0x7f && character < 0xa0) || character == 0x2028 ||
         character == 0x2029;
}

// One line of 1 to kOperatorTextMax characters of UTF-8, not all of them spaces.
bool is_line(std::string_view text) {
  if (text.find_first_not_of(' ') == std::string_view::npos) return false;
  for (std::size_t characters = 0; !text.empty(); ++characters) {
    const auto character = take_character(text);
    if (!character || breaks_line(*character) || characters == kOperatorTextMax) return false;
  }
  return true;
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
  if (command.score.home == command.score.away && !has_ties(game.sport))
    return std::unexpected(Rejection::kTieInvalid);
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
  if (!is_valid(act.act) || !is_line(act.reason)) return std::unexpected(Rejection::kActInvalid);
  if (game == nullptr) return std::unexpected(Rejection::kUnknownGame);
  auto decided = act.act == OperatorAct::kCancelled   ? cancelled(*game, command, now, steps)
                 : act.act == OperatorAct::kResultSet ? result_set(*game, command, now, steps)
                                                      : rescheduled(*game, command, now);
  if (!decided) return std::unexpected(decided.error());
  return Events{act, *std::move(decided)};
}

}  // namespace chalkline::ledger
