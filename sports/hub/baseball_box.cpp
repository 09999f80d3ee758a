#include "sports/hub/baseball_box.hpp"

#include <algorithm>

namespace chalkline::sports::hub {
namespace {

using enum Statistic;

// A column of a table of such lines.
template <class Line>
struct LineColumn {
  Statistic statistic{};
  std::optional<int> (*figure)(const Line& line);
};

constexpr std::array<LineColumn<BatterLine>, 8> kBattingColumns{
    {{kAtBats, [](const BatterLine& line) { return std::optional{line.at_bats}; }},
     {kRuns, [](const BatterLine& line) { return std::optional{line.runs}; }},
     {kHits, [](const BatterLine& line) { return std::optional{line.hits}; }},
     {kHomeRuns, [](const BatterLine& line) { return std::optional{line.home_runs}; }},
     {kRunsBattedIn, [](const BatterLine& line) { return std::optional{line.runs_batted_in}; }},
     {kWalks, [](const BatterLine& line) { return line.walks; }},
     {kStrikeouts, [](const BatterLine& line) { return line.strikeouts; }},
     {kHitsRunsRbis, [](const BatterLine& line) {
        return std::optional{line.hits + line.runs + line.runs_batted_in};
      }}}};

constexpr std::array<LineColumn<PitcherLine>, 6> kPitchingColumns{
    {{kOuts, [](const PitcherLine& line) { return std::optional{line.outs}; }},
     {kHitsAllowed, [](const PitcherLine& line) { return std::optional{line.hits}; }},
     {kRunsAllowed, [](const PitcherLine& line) { return std::optional{line.runs}; }},
     {kEarnedRuns, [](const PitcherLine& line) { return std::optional{line.earned_runs}; }},
     {kWalks, [](const PitcherLine& line) { return line.walks; }},
     {kStrikeouts, [](const PitcherLine& line) { return std::optional{line.strikeouts}; }}}};

PlayerRow named_row(const BatterLine& line) {
  return {line.player.id, line.player.name, line.position, {}};
}
PlayerRow named_row(const PitcherLine& line) { return {line.player.id, line.player.name, {}, {}}; }

// The table of both teams' lines, with the columns that each line has a figure for.
template <class Line, std::size_t kColumns>
PlayerTable table_of(TableName name, const std::array<LineColumn<Line>, kColumns>& columns,
                     const std::vector<Line>& away, const std::vector<Line>& home) {
  PlayerTable table{name, {}};
  for (const auto* lines : {&away, &home}) {
    for (const auto& line : *lines) table.of(lines == &home).push_back(named_row(line));
  }
  for (const auto& [statistic, figure] : columns) {
    const auto has = [&](const Line& line) { return figure(line).has_value(); };
    if (!std::ranges::all_of(away, has) || !std::ranges::all_of(home, has)) continue;
    table.columns.push_back(statistic);
    for (const auto* lines : {&away, &home}) {
      auto& rows = table.of(lines == &home);
      for (std::size_t i = 0; i < lines->size(); ++i)
        rows[i].figures.push_back(*figure((*lines)[i]));
    }
  }
  return table;
}

}  // namespace

Box box_of(const BaseballBox& baseball) {
  auto box = box_of(baseball.line);
  const auto& [line, home, away] = baseball;
  const auto team_figure = [&](Statistic statistic, int BaseballLines::* figure) {
    const auto of = [figure](const BaseballLines& lines) { return lines.*figure; };
    box.team_figures.push_back({statistic, away.transform(of), home.transform(of)});
  };
  team_figure(kHits, &BaseballLines::hits);
  team_figure(kErrors, &BaseballLines::errors);
  if (!away || !home) return box;
  if (away->left_on_base && home->left_on_base)
    box.team_figures.push_back({kLeftOnBase, away->left_on_base, home->left_on_base});
  box.tables = {table_of(TableName::kBatting, kBattingColumns, away->batters, home->batters),
                table_of(TableName::kPitching, kPitchingColumns, away->pitchers, home->pitchers)};
  return box;
}

}  // namespace chalkline::sports::hub
