#include "sports/feeds/seasons/season_collector.hpp"

#include <fmt/format.h>

#include <utility>

namespace chalkline::sports::seasons {

bool SeasonCollector::is_whole(const CsvRow& row, const CsvRow& header) {
  if (row.cells.size() == header.cells.size()) return true;
  refuse(row.line, fmt::format("it has {} cells where the header has {}", row.cells.size(),
                               header.cells.size()));
  return false;
}

void SeasonCollector::add(RecordedGame game, const RowReader& row) {
  if (only_ && game.season != *only_) return;
  if (row.problem()) return refuse(row.line(), *row.problem());
  if (!seen_.insert(game.game_id).second) {
    return refuse(row.line(), fmt::format("game_id {} occurs twice", game.game_id));
  }
  file_.games.push_back(std::move(game));
}

void SeasonCollector::refuse(std::size_t line, std::string reason) {
  file_.bad_rows.push_back({line, std::move(reason)});
}

}  // namespace chalkline::sports::seasons
