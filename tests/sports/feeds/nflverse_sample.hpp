#pragma once

#include <map>
#include <string>
#include <vector>

namespace chalkline::sports::test {

// A small games.csv of our own making, a cell at a time:
//   NflverseSample file;
//   file.add().set("home_score", "NA");
class NflverseSample {
 public:
  class Row {
   public:
    Row& set(const std::string& column, const std::string& value) {
      cells_[column] = value;
      return *this;
    }

   private:
    friend class NflverseSample;
    std::map<std::string, std::string> cells_;
  };

  // A game in Kansas City, a week after the one before it, home favoured by 3.5, won 24-20.
  Row& add() {
    const auto number = std::to_string(rows_.size());
    Row row;
    row.cells_ = {{"game_id", "2023_0" + number + "_DET_KC"},
                  {"season", "2023"},
                  {"gameday", "2023-10-0" + std::to_string(rows_.size() + 1)},
                  {"gametime", "13:00"},
                  {"away_team", "DET"},
                  {"away_score", "20"},
                  {"home_team", "KC"},
                  {"home_score", "24"},
                  {"stadium", "Field, \"The\""},
                  {"away_moneyline", "164"},
                  {"home_moneyline", "-198"},
                  {"spread_line", "3.5"},
                  {"away_spread_odds", "-108"},
                  {"home_spread_odds", "-112"},
                  {"total_line", "53"},
                  {"under_odds", "-105"},
                  {"over_odds", "-115"}};
    return rows_.emplace_back(std::move(row));
  }

  std::vector<std::string> columns{
      "game_id",        "season",      "gameday",          "gametime",         "away_team",
      "away_score",     "home_team",   "home_score",       "stadium",          "away_moneyline",
      "home_moneyline", "spread_line", "away_spread_odds", "home_spread_odds", "total_line",
      "under_odds",     "over_odds"};

  std::string text() const {
    std::string text;
    for (const auto& column : columns) text += (text.empty() ? "" : ",") + column;
    text += '\n';
    for (const auto& row : rows_) {
      for (std::size_t i = 0; i < columns.size(); ++i) {
        if (i > 0) text += ',';
        text += quoted(row.cells_.at(columns[i]));
      }
      text += '\n';
    }
    return text;
  }

 private:
  static std::string quoted(const std::string& cell) {
    if (cell.find_first_of(",\"\n") == std::string::npos) return cell;
    std::string text{'"'};
    for (const char c : cell) text += c == '"' ? std::string{"\"\""} : std::string{c};
    return text + '"';
  }

  std::vector<Row> rows_;
};

}  // namespace chalkline::sports::test
