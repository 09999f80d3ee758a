#pragma once

#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <utility>

#include "base/csv.hpp"
#include "sports/feeds/seasons/row_reader.hpp"
#include "sports/feeds/seasons/season_file.hpp"

namespace chalkline::sports::seasons {

// Gathers the games of a file, and the rows that are left out; of one season where one is given.
class SeasonCollector {
 public:
  explicit SeasonCollector(std::optional<std::int32_t> only = std::nullopt) : only_{only} {}

  // Refuses a row that has not as many cells as the header.
  bool is_whole(const CsvRow& row, const CsvRow& header);
  // Takes the game unless its row has a problem or its id occurred before.
  void add(RecordedGame game, const RowReader& row);
  void refuse(std::size_t line, std::string reason);

  SeasonFile take() && { return std::move(file_); }

 private:
  std::optional<std::int32_t> only_;
  SeasonFile file_;
  std::set<std::string> seen_;
};

}  // namespace chalkline::sports::seasons
