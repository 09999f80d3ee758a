#include "http/api/hub/hub_json.hpp"

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

NhlBoxScoreTeam box_team_of(const hub::Box& box, bool home) {
  const auto& team = box.team(home);
  return {team.name, team.code, team.score, box.team_figure(hub::Statistic::kShotsOnGoal, home),
          box.team_figure(hub::Statistic::kPowerPlayGoals, home)};
}

std::vector<NhlScorer> scorers_of(const hub::Box& box, bool home) {
  std::vector<NhlScorer> scorers;
  const auto* table = box.table(hub::TableName::kSkaters);
  if (table == nullptr) return scorers;
  for (const auto& row : table->of(home)) {
    const auto goals = table->figure(row, hub::Statistic::kGoals).value();
    const auto assists = table->figure(row, hub::Statistic::kAssists).value();
    if (goals + assists > 0) scorers.push_back({row.player_id, row.name, goals, assists});
  }
  return scorers;
}

std::vector<NhlGoalie> goalies_of(const hub::Box& box, bool home) {
  std::vector<NhlGoalie> goalies;
  const auto* table = box.table(hub::TableName::kGoalies);
  if (table == nullptr) return goalies;
  for (const auto& row : table->of(home)) {
    const auto saves = table->figure(row, hub::Statistic::kSaves).value();
    const auto shots = table->figure(row, hub::Statistic::kShotsAgainst).value();
    auto& goalie = goalies.emplace_back(NhlGoalie{row.player_id, row.name, saves, shots});
    if (shots > 0) goalie.save_percentage = {static_cast<double>(saves) / shots};
  }
  return goalies;
}

}  // namespace

Venue venue_of(const sports::Venue& venue) { return {venue.name, venue.city, venue.state}; }

ScheduledGame scheduled_game_of(const hub::ScheduledGame& game) {
  return {.id = game.id,
          .start_time = game.starts_at,
          .away_team = {game.away.name, game.away.code},
          .home_team = {game.home.name, game.home.code},
          .venue = game.venue.transform(&venue_of),
          .status = day_status_of(game.status, game.halt),
          .score = game.score};
}

NhlBoxScore nhl_box_score_of(const hub::Box& box) {
  NhlBoxScore shown{.id = box.id,
                    .status = box.status,
                    .start_time = box.starts_at,
                    .away_team = box_team_of(box, false),
                    .home_team = box_team_of(box, true),
                    .scorers = {scorers_of(box, false), scorers_of(box, true)},
                    .goalies = {goalies_of(box, false), goalies_of(box, true)}};
  for (const auto& part : box.parts)
    shown.periods.push_back({part.part, part.away, part.home.value_or(0)});
  return shown;
}

NhlStanding standing_of(const hub::Standing& standing) {
  const auto& season = standing.season;
  return {.id = team_id(sports::kHockey, standing.team),
          .name = standing.team.name,
          .games_played = season.games(),
          .wins = season.wins,
          .losses = season.losses,
          .ot_losses = season.overtime_losses,
          .points = season.points(),
          .goals_for = standing.scored,
          .goals_against = standing.allowed,
          .streak = standing.streak,
          .last_ten = standing.last_ten};
}

NhlDivision division_of(const hub::StandingsGroup& division) {
  return {division.name, {division.teams}};
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
