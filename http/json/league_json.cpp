#include "http/json/league_json.hpp"

#include <fmt/format.h>

#include <cstdlib>

namespace chalkline::http::wire {
namespace {

namespace hub = sports::hub;

std::vector<MlbBatter> batters_of(const std::optional<hub::BaseballLines>& lines) {
  std::vector<MlbBatter> shown;
  if (!lines) return shown;
  for (const auto& batter : lines->batters) {
    shown.push_back({batter.player.id, batter.player.name, batter.position, batter.at_bats,
                     batter.runs, batter.hits, batter.home_runs, batter.runs_batted_in});
  }
  return shown;
}

std::vector<MlbPitcher> pitchers_of(const std::optional<hub::BaseballLines>& lines) {
  std::vector<MlbPitcher> shown;
  if (!lines) return shown;
  for (const auto& pitcher : lines->pitchers) {
    shown.push_back({pitcher.player.id, pitcher.player.name, pitcher.outs, pitcher.hits,
                     pitcher.runs, pitcher.earned_runs, pitcher.strikeouts});
  }
  return shown;
}

MlbBoxScoreTeam mlb_team_of(const sports::Team& team, int runs,
                            const std::optional<hub::BaseballLines>& lines) {
  MlbBoxScoreTeam shown{.name = team.name, .code = team.code, .runs = runs};
  if (!lines) return shown;
  shown.hits = lines->hits;
  shown.errors = lines->errors;
  return shown;
}

std::vector<NbaPlayerLine> players_of(const std::vector<hub::BasketballLine>& lines) {
  std::vector<NbaPlayerLine> shown;
  for (const auto& line : lines) {
    shown.push_back({line.player.id, line.player.name, line.position, line.minutes, line.points,
                     line.rebounds, line.assists, line.threes});
  }
  return shown;
}

std::string league_streak(int streak) {
  if (streak == 0) return {};
  return fmt::format("{}{}", streak > 0 ? 'W' : 'L', std::abs(streak));
}

// Half of the games by which the first is ahead in wins and in losses.
double games_behind(const hub::WinLoss& first, const hub::WinLoss& own) {
  return ((first.wins - own.wins) + (own.losses - first.losses)) / 2.0;
}

}  // namespace

LeagueGame league_game_of(const hub::LeagueGame& game) {
  return {.id = game.id,
          .start_time = game.starts_at,
          .away_team = {game.away.name, game.away.code},
          .home_team = {game.home.name, game.home.code},
          .status = day_status_of(game.status, game.halt)};
}

PartScore part_score_of(const hub::PartScore& part) { return {part.part, part.away, part.home}; }

MlbBoxScore mlb_box_of(const hub::BaseballBox& box) {
  const auto& [game, score, innings] = box.line;
  return {.id = game.id,
          .status = game.status,
          .start_time = game.starts_at,
          .away_team = mlb_team_of(game.away, score.away, box.away),
          .home_team = mlb_team_of(game.home, score.home, box.home),
          .innings = {innings},
          .batters = {batters_of(box.away), batters_of(box.home)},
          .pitchers = {pitchers_of(box.away), pitchers_of(box.home)}};
}

NbaBoxScore nba_box_of(const hub::BasketballBox& box) {
  const auto& [game, score, quarters] = box.line;
  return {.id = game.id,
          .status = game.status,
          .start_time = game.starts_at,
          .away_team = {game.away.name, game.away.code, score.away},
          .home_team = {game.home.name, game.home.code, score.home},
          .quarters = {quarters},
          .players = {players_of(box.away), players_of(box.home)}};
}

LeagueConference conference_of(ledger::Sport sport, const hub::ConferenceStandings& standings) {
  LeagueConference shown{.name = standings.name};
  for (const auto& row : standings.teams) {
    shown.teams.push_back(
        {.id = fmt::format("{}-{}", ledger::name_of(sport), row.team.code),
         .name = row.team.name,
         .wins = row.season.wins,
         .losses = row.season.losses,
         .win_share = {row.season.share()},
         .games_behind = games_behind(standings.teams.front().season, row.season),
         .scored = row.scored,
         .allowed = row.allowed,
         .streak = league_streak(row.streak),
         .last_ten = fmt::format("{}-{}", row.last_ten.wins, row.last_ten.losses)});
  }
  return shown;
}

}  // namespace chalkline::http::wire
