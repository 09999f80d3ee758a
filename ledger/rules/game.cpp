#include "ledger/rules/game.hpp"

#include <algorithm>
#include <array>
#include <functional>

#include "ledger/values/game_id.hpp"

namespace chalkline::ledger {

namespace {

// False for facts that could not be stored, or not be read back.
bool is_storable(const GameScheduled& game) {
  return is_valid(game.sport) && is_valid(game.source) &&
         std::ranges::all_of(std::array{&game.source_key, &game.home_name, &game.home_code,
                                        &game.away_name, &game.away_code},
                             [](const auto* name) { return name->size() <= kNameBytesMax; });
}

bool is_valid(const PeriodScores& periods) {
  return std::ranges::all_of(std::array{&periods.first_quarter, &periods.halftime,
                                        &periods.third_quarter, &periods.fourth_quarter},
                             [](const auto* score) { return !*score || is_score(**score); });
}

// Each figure once, so that a prop is settled by one.
bool is_valid(const PlayerFigures& player) {
  const auto& figures = player.figures;
  return std::ranges::all_of(figures, [](const Figure& figure) { return is_valid(figure.type); }) &&
         std::ranges::adjacent_find(figures, std::greater_equal{}, &Figure::type) == figures.end();
}

// Each player once, by a name that fits.
bool is_valid(const std::vector<PlayerFigures>& players) {
  if (players.size() > kPlayersMax ||
      !std::ranges::all_of(players, [](const auto& player) { return is_valid(player); })) {
    return false;
  }
  std::vector<std::string_view> names;
  for (const auto& player : players) names.emplace_back(player.player);
  std::ranges::sort(names);
  return std::ranges::adjacent_find(names) == names.end() &&
         std::ranges::all_of(
             names, [](auto name) { return !name.empty() && name.size() <= kNameBytesMax; });
}

bool is_committed(const GameState& game) {
  return game.source == Source::kSimulated && game.commitment != Sha256Digest{};
}

}  // namespace

bool is_score(const Score& score) {
  const auto in_range = [](std::int32_t points) { return points >= 0 && points <= kScoreMax; };
  return in_range(score.home) && in_range(score.away);
}

bool is_past_correction(const GameState& game, Timestamp now, const StepsBack& steps) {
  return furthest_since(game.end_event, steps, now) - game.ended_at > kCorrectionWindow;
}

std::expected<Event, Rejection> decide(const GameState* game, const ScheduleGame& command,
                                       const Rules& rules) {
  if (game == nullptr) {
    const auto& facts = command.game;
    if (!is_storable(facts) || facts.game != game_id(facts.source, facts.source_key) ||
        (rules.games.committed && facts.source == Source::kSimulated &&
         facts.proof.digest == Sha256Digest{}))
      return std::unexpected(Rejection::kGameInvalid);
    return command.game;
  }
  if (game->phase != GamePhase::kScheduled) return std::unexpected(Rejection::kGameNotOpen);
  // Another game by the same key, of a server that has lost what it knew: nobody may bet on it.
  if (is_committed(*game) && command.game.proof.digest != Sha256Digest{} &&
      command.game.proof.digest != game->commitment)
    return std::unexpected(Rejection::kGameInvalid);
  if (game->starts_at == command.game.starts_at) return std::unexpected(Rejection::kNothingToDo);
  if (game->operator_act != 0) return std::unexpected(Rejection::kOperatorActStands);
  return GameRescheduled{command.game.game, command.game.starts_at};
}

std::expected<Event, Rejection> decide(const GameState* game, const CloseLine& command) {
  if (game == nullptr) return std::unexpected(Rejection::kUnknownGame);
  if (game->phase == GamePhase::kClosed) return std::unexpected(Rejection::kNothingToDo);
  if (has_ended(*game)) return std::unexpected(Rejection::kGameNotOpen);
  return LineClosed{command.game, command.quoted_at, command.lines};
}

std::expected<Events, Rejection> decide(const GameState* game, const RecordResult& command,
                                        Timestamp now, const StepsBack& steps) {
  if (game == nullptr) return std::unexpected(Rejection::kUnknownGame);
  if (!is_score(command.score) || !is_valid(command.periods) || !is_valid(command.players) ||
      now < game->starts_at) {
    return std::unexpected(Rejection::kResultInvalid);
  }
  if (game->phase == GamePhase::kCancelled) return std::unexpected(Rejection::kGameNotOpen);
  const bool has_news =
      !command.players.empty() &&
      !(game->simulated == command.simulated && std::ranges::equal(game->players, command.players));
  if (game->phase == GamePhase::kFinal) {
    if (game->score == command.score && game->periods == command.periods && !has_news)
      return std::unexpected(Rejection::kNothingToDo);
    if (is_ended_by_operator(*game)) return std::unexpected(Rejection::kOperatorActStands);
    if (is_past_correction(*game, now, steps))
      return std::unexpected(Rejection::kCorrectionTooLate);
  }
  Events events;
  if (has_news) {
    events.emplace_back(StatisticsRecorded{
        command.game, command.simulated, {command.players.begin(), command.players.end()}});
  }
  events.emplace_back(ResultRecorded{command.game, command.score, command.periods});
  return events;
}

std::expected<Event, Rejection> decide(const GameState* game, const CancelGame& command,
                                       Timestamp now, const Rules& rules) {
  if (game == nullptr) return std::unexpected(Rejection::kUnknownGame);
  if (game->phase == GamePhase::kCancelled) return std::unexpected(Rejection::kNothingToDo);
  if (game->phase == GamePhase::kFinal) return std::unexpected(Rejection::kGameNotOpen);
  if (rules.games.committed && is_committed(*game) && now - game->starts_at < kVoidAfter)
    return std::unexpected(Rejection::kCancelTooEarly);
  return GameCancelled{command.game};
}

std::expected<Event, Rejection> decide(const GameState* game, const RevealGame& command) {
  if (game == nullptr) return std::unexpected(Rejection::kUnknownGame);
  if (game->revealed) return std::unexpected(Rejection::kNothingToDo);
  if (!has_ended(*game) || command.reveal.size() > kRevealBytesMax ||
      sha256(command.reveal) != game->commitment) {
    return std::unexpected(Rejection::kRevealInvalid);
  }
  return GameRevealed{command.game, command.reveal};
}

std::optional<std::int32_t> figure_of(const PropSubject& subject,
                                      std::span<const PlayerFigures> players) {
  const auto found = std::ranges::find(players, subject.player, &PlayerFigures::player);
  if (found == players.end() || !found->played) return std::nullopt;
  const auto figure = std::ranges::find(found->figures, subject.type, &Figure::type);
  if (figure == found->figures.end()) return std::nullopt;
  return figure->value;
}

BetOutcome outcome_of(const Pick& pick, const GameState& game) {
  if (game.phase == GamePhase::kCancelled) return BetOutcome::kVoid;
  const auto figure = pick.prop ? figure_of(*pick.prop, game.players) : std::nullopt;
  if (pick.prop && !figure) return BetOutcome::kVoid;
  const auto margin = [&] {  // in half points, above 0 if the pick wins
    const auto home = 2 * game.score.home;
    const auto away = 2 * game.score.away;
    const auto sum = figure ? 2 * *figure : home + away;
    switch (pick.side) {
      case Side::kHome:
        return home - away + pick.line;
      case Side::kAway:
        return away - home + pick.line;
      case Side::kOver:
        return sum - pick.line;
      case Side::kUnder:
        break;
    }
    return pick.line - sum;
  }();
  return margin > 0 ? BetOutcome::kWon : margin < 0 ? BetOutcome::kLost : BetOutcome::kPush;
}

namespace {

struct EvolveGame {
  GameState& game;
  Position position;
  Timestamp time;

  void operator()(const GameScheduled& e) const {
    game.sport = e.sport;
    game.source = e.source;
    game.starts_at = e.starts_at;
    game.commitment = e.proof.digest;
    game.listed = position;
    game.of_class = class_of_game(e.source, e.source_key);
  }
  void operator()(const GameRevealed&) const { game.revealed = true; }
  void operator()(const GameRescheduled& e) const { game.starts_at = e.starts_at; }
  void operator()(const LineClosed& e) const {
    game.phase = GamePhase::kClosed;
    game.closing = e.lines;
  }
  void operator()(const StatisticsRecorded& e) const {
    game.simulated = e.simulated;
    game.players = e.players;
  }
  void operator()(const ResultRecorded& e) const {
    game.score = e.score;
    game.periods = e.periods;
    end(GamePhase::kFinal);
  }
  void operator()(const GameCancelled&) const { end(GamePhase::kCancelled); }
  void operator()(const GameSettled&) const { game.settled = true; }
  void operator()(const OperatorActed&) const { game.operator_act = position; }
  // They change no game but by a BetPlaced (evolve).
  void operator()(const OfAccount auto&) const {}
  void operator()(const OfLedger auto&) const {}

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
  std::visit(EvolveGame{game, position, time}, event);
  game.last_event = position;
}

}  // namespace chalkline::ledger
