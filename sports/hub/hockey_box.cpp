#include "sports/hub/hockey_box.hpp"

#include <algorithm>

namespace chalkline::sports::hub {
namespace {

// A scorer's shots are not known in a game of which the source has only the goals.
bool has_shots(const TeamBox& team) {
  return std::ranges::all_of(team.skaters, [](const auto& line) { return line.shots.has_value(); });
}

PlayerTable skaters_of(const HockeyBox& box) {
  using enum Statistic;
  PlayerTable table{TableName::kSkaters, {kGoals, kAssists, kPoints}};
  const bool with_shots = has_shots(box.home) && has_shots(box.away);
  if (with_shots) table.columns.push_back(kShotsOnGoal);
  for (const bool home : {false, true}) {
    for (const auto& line : (home ? box.home : box.away).skaters) {
      auto& row = table.of(home).emplace_back(
          PlayerRow{line.player.id,
                    line.player.name,
                    line.position,
                    {line.goals, line.assists, line.goals + line.assists}});
      if (with_shots) row.figures.push_back(*line.shots);
    }
  }
  return table;
}

PlayerTable goalies_of(const HockeyBox& box) {
  PlayerTable table{TableName::kGoalies, {Statistic::kSaves, Statistic::kShotsAgainst}};
  for (const bool home : {false, true}) {
    for (const auto& line : (home ? box.home : box.away).goalies)
      table.of(home).push_back(
          {line.player.id, line.player.name, "G", {line.saves, line.shots_against}});
  }
  return table;
}

}  // namespace

Box box_of(const HockeyBox& hockey) {
  const auto& [id, starts_at, status, home, away, periods] = hockey;
  Box box{.id = id,
          .status = status,
          .starts_at = starts_at,
          .away = {away.team.name, away.team.code, away.goals},
          .home = {home.team.name, home.team.code, home.goals}};
  for (const auto& period : periods) box.parts.push_back({period.period, period.home, period.away});
  box.team_figures = {{Statistic::kShotsOnGoal, away.shots, home.shots},
                      {Statistic::kPowerPlayGoals, away.power_play_goals, home.power_play_goals}};
  for (auto&& table : {skaters_of(hockey), goalies_of(hockey)}) {
    if (!table.away.empty() || !table.home.empty()) box.tables.push_back(table);
  }
  return box;
}

}  // namespace chalkline::sports::hub
