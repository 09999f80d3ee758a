#include "sports/hub/box.hpp"

#include <algorithm>

namespace chalkline::sports::hub {

std::optional<int> PlayerTable::figure(const PlayerRow& row, Statistic statistic) const {
  const auto found = std::ranges::find(columns, statistic);
  if (found == columns.end()) return std::nullopt;
  return row.figures.at(static_cast<std::size_t>(found - columns.begin()));
}

const PlayerTable* Box::table(TableName name) const {
  const auto found = std::ranges::find(tables, name, &PlayerTable::name);
  return found == tables.end() ? nullptr : &*found;
}

std::optional<int> Box::team_figure(Statistic statistic, bool is_home) const {
  const auto found = std::ranges::find(team_figures, statistic, &TeamFigure::statistic);
  if (found == team_figures.end()) return std::nullopt;
  return is_home ? found->home : found->away;
}

Box box_of(const LineScore& line) {
  const auto& [game, score, parts] = line;
  return {.id = game.id,
          .status = game.status,
          .starts_at = game.starts_at,
          .away = {game.away.name, game.away.code, score.away},
          .home = {game.home.name, game.home.code, score.home},
          .parts = parts};
}

}  // namespace chalkline::sports::hub
