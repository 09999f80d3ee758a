#include "sports/feeds/mlb/game_row.hpp"

namespace chalkline::sports::mlb {
namespace {

using live::JsonReader;
using live::Phase;

constexpr std::string_view kGameTypes = "RFDLW";  // the season, and the rounds after it
constexpr int kInnings = 9;

// The abstract state of a postponed game is "Final", so the coded one decides. A game that was
// completed early, as by rain, has the codes of any other that is over.
Phase mlb_phase(const JsonReader& status) {
  const auto code = status.at("codedGameState").text();
  if (code == "S" || code == "P") {
    const auto unknown = status.find("startTimeTBD");
    return unknown && unknown->truth() ? Phase::kUnknown : Phase::kScheduled;
  }
  if (code == "I" || code == "M" || code == "N") return Phase::kPlaying;
  if (code == "O") return Phase::kFinal;
  if (code == "F") return Phase::kOfficial;
  if (code == "C") return Phase::kCancelled;
  if (code == "Q" || code == "R") return Phase::kForfeited;
  return Phase::kUnknown;  // postponed or suspended
}

Halt mlb_halt(const JsonReader& status) {
  const auto code = status.at("codedGameState").text();
  if (code == "D") return Halt::kPostponed;
  return code == "T" || code == "U" ? Halt::kSuspended : Halt::kNone;
}

Team mlb_team(const JsonReader& side) { return {side.at("team").at("name").name(), {}}; }

std::optional<ledger::Score> mlb_score(const JsonReader& home, const JsonReader& away) {
  const auto of_home = home.find("score");
  const auto of_away = away.find("score");
  if (!of_home || !of_away) return std::nullopt;
  return ledger::Score{of_home->score(), of_away->score()};
}

// The runs of a game that is over stand in its row twice.
void require_totals(const JsonReader& row, const ledger::Score& score) {
  const auto line = row.find("linescore");
  const auto totals = line ? line->find("teams") : std::nullopt;
  const auto is_another = [&](std::string_view side, std::int32_t runs) {
    const auto total = totals ? totals->find(side) : std::nullopt;
    const auto written = total ? total->find("runs") : std::nullopt;
    return written && written->score() != runs;
  };
  if (is_another("home", score.home) || is_another("away", score.away))
    row.refuse("its line score has another final score");
}

// Which game of a doubleheader.
std::int32_t number_of(const JsonReader& row) {
  const auto kind = row.find("doubleHeader");
  const auto number = row.find("gameNumber");
  return kind && kind->text() != "N" && number ? number->score() : 0;
}

Period inning(const JsonReader& row) {
  const auto line = row.find("linescore");
  const auto current = line ? line->find("currentInning") : std::nullopt;
  if (!current) return {};
  const int number = current->score();
  if (number > kInnings) return {PeriodKind::kOvertime, number - kInnings};
  return {PeriodKind::kPlay, number};
}

}  // namespace

std::optional<live::LeagueGame> read_game(const JsonReader& row, std::chrono::sys_days day) {
  const auto type = row.at("gameType").text();
  if (type.size() != 1 || !kGameTypes.contains(type)) return std::nullopt;
  const auto starts_at = row.at("gameDate").time();
  const auto home = row.at("teams").at("home");
  const auto away = row.at("teams").at("away");
  live::LeagueGame game{.key = row.at("gamePk").id(),
                        .sport = ledger::Sport::kMlb,
                        .season = live::season_at(ledger::Sport::kMlb, starts_at),
                        .day = day,
                        .starts_at = starts_at,
                        .number = number_of(row),
                        .home = mlb_team(home),
                        .away = mlb_team(away),
                        .phase = mlb_phase(row.at("status")),
                        .halt = mlb_halt(row.at("status")),
                        .score = mlb_score(home, away),
                        .period = inning(row),
                        .clock_s = {}};
  if (game.score && live::is_over(game.phase)) require_totals(row, *game.score);
  return game;
}

}  // namespace chalkline::sports::mlb
