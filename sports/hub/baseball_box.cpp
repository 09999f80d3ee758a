#include "sports/hub/baseball_box.hpp"

namespace chalkline::sports::hub {
namespace {

using enum Statistic;

PlayerRow row_of(const BatterLine& line) {
  return {line.player.id,
          line.player.name,
          line.position,
          {line.at_bats, line.runs, line.hits, line.home_runs, line.runs_batted_in,
           line.hits + line.runs + line.runs_batted_in}};
}

PlayerRow row_of(const PitcherLine& line) {
  return {line.player.id,
          line.player.name,
          {},
          {line.outs, line.hits, line.runs, line.earned_runs, line.strikeouts}};
}

}  // namespace

Box box_of(const BaseballBox& baseball) {
  auto box = box_of(baseball.line);
  const auto team_figure = [&](Statistic statistic, int BaseballLines::* figure) {
    const auto of = [figure](const BaseballLines& lines) { return lines.*figure; };
    box.team_figures.push_back(
        {statistic, baseball.away.transform(of), baseball.home.transform(of)});
  };
  team_figure(kHits, &BaseballLines::hits);
  team_figure(kErrors, &BaseballLines::errors);
  if (!baseball.away || !baseball.home) return box;
  PlayerTable batting{TableName::kBatting,
                      {kAtBats, kRuns, kHits, kHomeRuns, kRunsBattedIn, kHitsRunsRbis}};
  PlayerTable pitching{TableName::kPitching,
                       {kOuts, kHitsAllowed, kRunsAllowed, kEarnedRuns, kStrikeouts}};
  for (const bool home : {false, true}) {
    const auto& lines = home ? *baseball.home : *baseball.away;
    for (const auto& line : lines.batters) batting.of(home).push_back(row_of(line));
    for (const auto& line : lines.pitchers) pitching.of(home).push_back(row_of(line));
  }
  box.tables = {std::move(batting), std::move(pitching)};
  return box;
}

}  // namespace chalkline::sports::hub
