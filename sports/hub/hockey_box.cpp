#include "sports/hub/hockey_box.hpp"

#include <algorithm>
#include <array>
#include <iterator>

namespace chalkline::sports::hub {
namespace {

// Figures that not every source has of each skater: a scorer's shots are not known in a game of
// which the source has only the goals.
struct MoreFigure {
  Statistic statistic{};
  std::optional<int> SkaterLine::* of{};
};
constexpr std::array kMoreFigures{
    MoreFigure{Statistic::kShotsOnGoal, &SkaterLine::shots},
    MoreFigure{Statistic::kPlusMinus, &SkaterLine::plus_minus},
    MoreFigure{Statistic::kPenaltyMinutes, &SkaterLine::penalty_minutes},
    MoreFigure{Statistic::kIceTime, &SkaterLine::ice_time_s}};

bool has_of_all(const HockeyBox& box, const MoreFigure& figure) {
  const auto has = [&](const TeamBox& team) {
    return std::ranges::all_of(
        team.skaters, [&](const SkaterLine& line) { return (line.*figure.of).has_value(); });
  };
  return has(box.home) && has(box.away);
}

PlayerTable skaters_of(const HockeyBox& box) {
  using enum Statistic;
  PlayerTable table{TableName::kSkaters, {kGoals, kAssists, kPoints}};
  std::vector<MoreFigure> more;
  std::ranges::copy_if(kMoreFigures, std::back_inserter(more),
                       [&](const auto& figure) { return has_of_all(box, figure); });
  for (const auto& figure : more) table.columns.push_back(figure.statistic);
  for (const bool home : {false, true}) {
    for (const auto& line : (home ? box.home : box.away).skaters) {
      auto& row = table.of(home).emplace_back(
          PlayerRow{line.player.id,
                    line.player.name,
                    line.position,
                    {line.goals, line.assists, line.goals + line.assists}});
      for (const auto& figure : more) row.figures.push_back((line.*figure.of).value());
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
