#pragma once

#include <chrono>
#include <expected>
#include <optional>
#include <span>

#include "ledger/rules/commands.hpp"
#include "ledger/rules/rejection.hpp"
#include "ledger/rules/rules.hpp"
#include "ledger/rules/step_back.hpp"

// A game: scheduled, its line closed, then final or cancelled; a result may be corrected for a
// while.
namespace chalkline::ledger {

enum class GamePhase : std::uint8_t { kScheduled = 1, kClosed = 2, kFinal = 3, kCancelled = 4 };
template <>
inline constexpr std::array<std::string_view, 4> enum_names<GamePhase>{"scheduled", "closed",
                                                                       "final", "cancelled"};

inline constexpr auto kVoidAfter = std::chrono::hours{48};  // RULES 13: not final by then is void
// RULES 57: so much longer while the feeds of its end do not answer. Their pages go three days
// back, and stakes are not held for ever.
inline constexpr auto kEndAwaited = std::chrono::hours{24};
inline constexpr auto kCorrectionWindow = std::chrono::hours{72};  // RULES 14
inline constexpr std::int32_t kScoreMax = 1'000;  // far above any score of these sports
static_assert(kLineMax == 2 * (kScoreMax + kScoreMax));
inline constexpr std::size_t kNameBytesMax =
    200;  // of a team, a player or a source's key; longer is a mistake
inline constexpr std::size_t kRevealBytesMax = 1'000;  // one takes about 250; longer is a mistake
inline constexpr std::size_t kOperatorTextMax = 200;   // characters of a reason
inline constexpr auto kRescheduleAheadMax = std::chrono::days{366};
inline constexpr std::size_t kPlayersMax = 200;  // of both teams; a list of the log holds 255

struct GameState {
  GamePhase phase{GamePhase::kScheduled};
  Sport sport{Sport::kNba};
  Source source{Source::kSimulated};
  Timestamp starts_at{};
  Lines closing;         // none before the line has closed
  Score score;           // once final
  PeriodScores periods;  // with the score
  bool simulated{};      // the figures of the players were drawn
  Players players;       // by whose figures props are settled
  Timestamp ended_at{};  // the first end: what the correction window runs from
  bool settled{};        // every bet is settled by the latest end
  std::uint64_t bets{};  // placed on it
  Position last_bet{};   // head of the chain of bets on it, 0: none
  Position
      end_event{};  // the latest ResultRecorded or GameCancelled: what settlements are caused by
  Position last_event{};      // of the game's own stream
  Sha256Digest commitment{};  // GameProof::digest
  bool revealed{};
  Position listed{};                // its GameScheduled
  Position operator_act{};          // its latest OperatorActed, 0: none
  std::optional<ClassId> of_class;  // whose own game it is; absent: everybody's
  static constexpr auto fields = std::tuple{field("phase", &GameState::phase),
                                            field("sport", &GameState::sport),
                                            field("source", &GameState::source),
                                            field("startsAt", &GameState::starts_at),
                                            field("closing", &GameState::closing),
                                            field("score", &GameState::score),
                                            field("periods", &GameState::periods),
                                            field("simulated", &GameState::simulated),
                                            field("players", &GameState::players),
                                            field("endedAt", &GameState::ended_at),
                                            field("settled", &GameState::settled),
                                            field("bets", &GameState::bets),
                                            field("lastBet", &GameState::last_bet),
                                            field("endEvent", &GameState::end_event),
                                            field("lastEvent", &GameState::last_event),
                                            field("commitment", &GameState::commitment),
                                            field("revealed", &GameState::revealed),
                                            field("listed", &GameState::listed),
                                            field("operatorAct", &GameState::operator_act),
                                            field("ofClass", &GameState::of_class)};
  friend bool operator==(const GameState&, const GameState&) = default;
};

constexpr bool has_ended(const GameState& game) {
  return game.phase == GamePhase::kFinal || game.phase == GamePhase::kCancelled;
}

// An operator cancelled it or set its result, and not its feeds: an act and what it causes stand in
// a row.
constexpr bool is_ended_by_operator(const GameState& game) {
  return game.operator_act != 0 && game.end_event == game.operator_act + 1;
}

// Being played, by the writer's clock.
constexpr bool is_live(const GameState& game, Timestamp now) {
  return !has_ended(game) && now >= game.starts_at;
}

// Before its start and not yet closed, by the writer's clock (RULES 11).
constexpr bool is_open_for_bets(const GameState& game, Timestamp now) {
  return game.phase == GamePhase::kScheduled && now < game.starts_at;
}

// Its prices and scores of a later time have been seen, because a wrong clock was ahead after it
// was listed.
inline bool is_foreseen(const GameState& game, const StepsBack& steps, Timestamp now) {
  return furthest_since(game.listed, steps, now) > now;
}

// `game` is null when the log does not know it. kNothingToDo where the command repeats what is so.
// Order of checks: kGameInvalid for a new game whose id is not that of its source's key
// (game_id.hpp), which could not be stored, or which lacks a commitment, kGameNotOpen for one that
// is not scheduled any more, kGameInvalid for one that was committed to as another game,
// kNothingToDo for the same start, kOperatorActStands.
std::expected<Event, Rejection> decide(const GameState* game, const ScheduleGame& command,
                                       const Rules& rules);
// kUnknownGame, kNothingToDo if closed already, kGameNotOpen.
std::expected<Event, Rejection> decide(const GameState* game, const CloseLine& command);
// kUnknownGame, kResultInvalid, kGameNotOpen if cancelled, kNothingToDo for the same score, periods
// and figures, kOperatorActStands, kCorrectionTooLate. A StatisticsRecorded, if there are figures,
// then the result.
std::expected<Events, Rejection> decide(const GameState* game, const RecordResult& command,
                                        Timestamp now, const StepsBack& steps);
// kUnknownGame, kNothingToDo, kGameNotOpen if final, kCancelTooEarly.
std::expected<Event, Rejection> decide(const GameState* game, const CancelGame& command,
                                       Timestamp now, const Rules& rules);

// An OperatorActed and what it causes. kActInvalid, kUnknownGame, then
// - for a cancellation kNothingToDo if cancelled, kCorrectionTooLate if final for too long,
// - for a result kResultInvalid, kTieInvalid, kGameCancelled, kNothingToDo for the same score,
//   kCorrectionTooLate. The scores of periods and the figures of players stay as they are known,
// - for a new start kGameNotOpen if it has ended, kBettingClosed if its line has closed or it has
//   begun, kStartCommitted, kStartInvalid, kNothingToDo for the same start.
std::expected<Events, Rejection> decide(const GameState* game, const ActAsOperator& command,
                                        Timestamp now, const StepsBack& steps);

// kUnknownGame, kNothingToDo if revealed already, kRevealInvalid.
std::expected<Event, Rejection> decide(const GameState* game, const RevealGame& command);

// The player's figure for a prop; absent if not listed or not played.
std::optional<std::int32_t> figure_of(const PropSubject& subject,
                                      std::span<const PlayerFigures> players);

// How a pick comes out once its game has ended. Moneyline tie, spread margin 0, total or figure
// equal to the line: push; cancelled, or the player is not listed or did not play: void (RULES 13,
// 19). Requires has_ended(game).
BetOutcome outcome_of(const Pick& pick, const GameState& game);

// Whether its end can no longer be corrected (RULES 14). A correction that was too late once stays
// so when the clock is set back.
bool is_past_correction(const GameState& game, Timestamp now, const StepsBack& steps);

bool is_score(const Score& score);

void evolve(GameState& game, const Event& event, Position position, Timestamp time);

}  // namespace chalkline::ledger
