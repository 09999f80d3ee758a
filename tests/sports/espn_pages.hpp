#pragma once

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <string>
#include <utility>
#include <vector>

// ESPN's pages of a game's box score, of a league's teams and of a team's players, as it writes
// them.
namespace chalkline::sports::test {

// A row of a table, with its cells in the order of the columns.
inline std::string espn_row(const std::string& id, const std::vector<std::string>& cells,
                            const std::string& more = {}) {
  std::vector<std::string> texts;
  for (const auto& cell : cells) texts.push_back('"' + cell + '"');
  return fmt::format(
      R"({{"active":false,"athlete":{{"id":"{}","displayName":"Al {}"}},"stats":[{}]{}}})", id, id,
      fmt::join(texts, ","), more);
}

inline std::string espn_table(const std::string& name, const std::vector<std::string>& keys,
                              const std::vector<std::string>& rows) {
  std::vector<std::string> texts;
  for (const auto& key : keys) texts.push_back('"' + key + '"');
  return fmt::format(R"({{"name":"{}","keys":[{}],"athletes":[{}],"totals":[]}})", name,
                     fmt::join(texts, ","), fmt::join(rows, ","));
}

// The one table of a basketball team: rows of minutes, threes, rebounds, assists and points.
inline std::string nba_table(const std::vector<std::string>& rows) {
  return espn_table("",
                    {"minutes", "threePointFieldGoalsMade-threePointFieldGoalsAttempted",
                     "rebounds", "assists", "points"},
                    rows);
}

// The tables of a football team.
inline std::string passing_table(const std::vector<std::string>& rows) {
  return espn_table("passing", {"completions/passingAttempts", "passingYards", "interceptions"},
                    rows);
}
inline std::string rushing_table(const std::vector<std::string>& rows) {
  return espn_table("rushing", {"rushingAttempts", "rushingYards"}, rows);
}
inline std::string receiving_table(const std::vector<std::string>& rows) {
  return espn_table("receiving", {"receptions", "receivingYards", "receivingTargets"}, rows);
}
inline std::string defensive_table(const std::vector<std::string>& rows) {
  return espn_table("defensive", {"totalTackles", "sacks"}, rows);
}

// The page of game 4017, with each team's tables.
inline std::string espn_box(const std::string& home, const std::string& away,
                            const std::string& completed = "true") {
  const auto team = [](const std::string& code, const std::string& tables) {
    return fmt::format(R"({{"team":{{"abbreviation":"{}"}},"statistics":[{}]}})", code, tables);
  };
  return fmt::format(
      R"({{"boxscore":{{"teams":[],"players":[{},{}]}},"header":{{"id":"4017","competitions":)"
      R"([{{"status":{{"type":{{"name":"STATUS_FINAL","completed":{}}}}}}}]}}}})",
      team("GS", away), team("WSH", home), completed);
}

// The page of a league's teams, by id and name.
inline std::string espn_teams(const std::vector<std::pair<std::string, std::string>>& teams) {
  std::vector<std::string> rows;
  for (const auto& [id, name] : teams)
    rows.push_back(fmt::format(R"({{"team":{{"id":"{}","displayName":"{}"}}}})", id, name));
  return fmt::format(R"({{"sports":[{{"id":"40","leagues":[{{"teams":[{}]}}]}}]}})",
                     fmt::join(rows, ","));
}

inline std::string espn_player(const std::string& id, const std::string& name,
                               const std::string& position) {
  return fmt::format(R"({{"id":"{}","displayName":"{}","position":{{"abbreviation":"{}"}}}})", id,
                     name, position);
}

inline std::string espn_roster(const std::string& team, const std::string& athletes) {
  return fmt::format(R"({{"athletes":[{}],"team":{{"id":"{}"}}}})", athletes, team);
}

// The players of a football team with the same task.
inline std::string espn_group(const std::string& name, const std::string& players) {
  return fmt::format(R"({{"position":"{}","items":[{}]}})", name, players);
}

}  // namespace chalkline::sports::test
