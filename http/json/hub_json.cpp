#include "http/json/hub_json.hpp"

#include <fmt/format.h>

namespace chalkline::http::wire {
namespace {

namespace hub = sports::hub;

// Positions of those whose figures are about what they let through.
constexpr std::string_view kGoalkeeping{"G"};
constexpr std::string_view kPitching{"P"};

std::string team_id(ledger::Sport sport, const sports::Team& team) {
  return fmt::format("{}-{}", ledger::name_of(sport), team.code);
}

NhlBoxScoreTeam box_team_of(const hub::TeamBox& box) {
  return {box.team.name, box.team.code, box.goals, box.shots, box.power_play_goals};
}

std::vector<NhlScorer> scorers_of(const hub::TeamBox& box) {
  std::vector<NhlScorer> scorers;
  for (const auto& skater : box.skaters) {
    if (skater.goals + skater.assists > 0) {
      scorers.push_back({skater.player.id, skater.player.name, skater.goals, skater.assists});
    }
  }
  return scorers;
}

std::optional<Rounded<3>> save_share(int saves, int shots) {
  if (shots == 0) return std::nullopt;
  return Rounded<3>{static_cast<double>(saves) / shots};
}

std::vector<NhlGoalie> goalies_of(const hub::TeamBox& box) {
  std::vector<NhlGoalie> goalies;
  for (const auto& goalie : box.goalies) {
    goalies.push_back({goalie.player.id, goalie.player.name, goalie.saves,
                       save_share(goalie.saves, goalie.shots_against)});
  }
  return goalies;
}

std::string streak_text(const hub::Streak& streak) {
  if (streak.games == 0) return {};
  switch (streak.outcome) {
    case hub::Outcome::kWin:
      return fmt::format("W{}", streak.games);
    case hub::Outcome::kLoss:
      return fmt::format("L{}", streak.games);
    case hub::Outcome::kOvertimeLoss:
      break;
  }
  return fmt::format("OT{}", streak.games);
}

}  // namespace

std::string date_text(std::chrono::year_month_day date) {
  return fmt::format("{:04}-{:02}-{:02}", static_cast<int>(date.year()),
                     static_cast<unsigned>(date.month()), static_cast<unsigned>(date.day()));
}

Venue venue_of(const sports::Venue& venue) { return {venue.name, venue.city, venue.state}; }

NhlGame nhl_game_of(const hub::ScheduledGame& game) {
  return {.id = game.id,
          .start_time = game.starts_at,
          .away_team = {game.away.name, game.away.code},
          .home_team = {game.home.name, game.home.code},
          .venue = game.venue.transform(&venue_of),
          .status = day_status_of(game.status, game.halt)};
}

NhlBoxScore box_score_of(const hub::BoxScore& box) {
  NhlBoxScore shown{.id = box.id,
                    .status = box.status,
                    .start_time = box.starts_at,
                    .away_team = box_team_of(box.away),
                    .home_team = box_team_of(box.home),
                    .scorers = {scorers_of(box.away), scorers_of(box.home)},
                    .goalies = {goalies_of(box.away), goalies_of(box.home)}};
  for (const auto& period : box.periods) {
    shown.periods.push_back({period.period, period.away, period.home});
  }
  return shown;
}

NhlStanding standing_of(const hub::Standing& standing) {
  const auto& season = standing.season;
  const auto& ten = standing.last_ten;
  return {.id = team_id(sports::kHockey, standing.team),
          .name = standing.team.name,
          .games_played = season.games(),
          .wins = season.wins,
          .losses = season.losses,
          .ot_losses = season.overtime_losses,
          .points = season.points(),
          .goals_for = standing.goals_for,
          .goals_against = standing.goals_against,
          .streak = streak_text(standing.streak),
          .last_ten = fmt::format("{}-{}-{}", ten.wins, ten.losses, ten.overtime_losses)};
}

NhlDivision division_of(const hub::DivisionStandings& division) {
  return {sports::name_of(division.division), {division.teams}};
}

NhlPlayer player_of(const hub::HockeyPlayer& player) {
  NhlPlayer shown{.id = player.player.id,
                  .name = player.player.name,
                  .position = player.position,
                  .goals = player.goals,
                  .assists = player.assists};
  if (player.position == kGoalkeeping && player.shots_against > 0)
    shown.save_percentage = {player.save_percentage()};
  if (player.position == kGoalkeeping && player.minutes > 0)
    shown.goals_against_avg = {player.goals_against_average()};
  return shown;
}

MlbPlayer batter_or_pitcher_of(const hub::BaseballPlayer& player) {
  MlbPlayer shown{.id = player.player.id, .name = player.player.name, .position = player.position};
  if (player.position == kPitching) {
    if (player.outs > 0) shown.era = {player.earned_run_average()};
    shown.strikeouts = player.strikeouts;
  } else {
    if (player.at_bats > 0) shown.batting_avg = {player.batting_average()};
    shown.home_runs = player.home_runs;
  }
  return shown;
}

NhlTeamRoster nhl_roster_of(const hub::HockeyRoster& roster) {
  return {team_id(sports::kHockey, roster.team), roster.team.name, {roster.players}};
}

MlbTeamRoster mlb_roster_of(const hub::BaseballRoster& roster) {
  return {team_id(ledger::Sport::kMlb, roster.team), roster.team.name, {roster.players}};
}

}  // namespace chalkline::http::wire
