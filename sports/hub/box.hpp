#pragma once

#include <array>
#include <boost/describe/class.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/fields.hpp"
#include "base/names.hpp"
#include "sports/hub/line_score.hpp"

// The box score of a game of any sport: the game, its score by parts, and named tables of its
// players. Figures are whole numbers; the client labels them.
namespace chalkline::sports::hub {

// A figure of a player or a team in one game. Those that props are settled by have the prop's name.
enum class Statistic : std::uint8_t {
  kMinutes,
  kPoints,
  kRebounds,
  kAssists,
  kThrees,
  kPassingYards,
  kRushingYards,
  kReceivingYards,
  kReceptions,
  kTouchdowns,
  kAtBats,
  kRuns,
  kHits,
  kHomeRuns,
  kRunsBattedIn,
  kHitsRunsRbis,
  kOuts,  // pitched: three an inning
  kHitsAllowed,
  kRunsAllowed,
  kEarnedRuns,
  kStrikeouts,
  kErrors,
  kGoals,
  kShotsOnGoal,
  kPowerPlayGoals,
  kSaves,
  kShotsAgainst,
  kFieldGoals,
  kFieldGoalsTried,
  kThreesTried,
  kFreeThrows,
  kFreeThrowsTried,
  kWalks,
  kLeftOnBase,
  kPlusMinus,
  kPenaltyMinutes,
  kIceTime,  // in seconds
  kSteals,
  kBlocks,
  kTurnovers
};
inline constexpr std::array<std::string_view, 40> kStatistics{"minutes",
                                                              "points",
                                                              "rebounds",
                                                              "assists",
                                                              "threes",
                                                              "passingYards",
                                                              "rushingYards",
                                                              "receivingYards",
                                                              "receptions",
                                                              "touchdowns",
                                                              "atBats",
                                                              "runs",
                                                              "hits",
                                                              "homeRuns",
                                                              "runsBattedIn",
                                                              "hitsRunsRbis",
                                                              "outs",
                                                              "hitsAllowed",
                                                              "runsAllowed",
                                                              "earnedRuns",
                                                              "strikeouts",
                                                              "errors",
                                                              "goals",
                                                              "shotsOnGoal",
                                                              "powerPlayGoals",
                                                              "saves",
                                                              "shotsAgainst",
                                                              "fieldGoals",
                                                              "fieldGoalsTried",
                                                              "threesTried",
                                                              "freeThrows",
                                                              "freeThrowsTried",
                                                              "walks",
                                                              "leftOnBase",
                                                              "plusMinus",
                                                              "penaltyMinutes",
                                                              "iceTime",
                                                              "steals",
                                                              "blocks",
                                                              "turnovers"};
static_assert(kStatistics.size() == static_cast<std::size_t>(Statistic::kTurnovers) + 1);
constexpr Names names_of(Statistic /*statistic*/) { return {kStatistics, 0}; }

enum class TableName : std::uint8_t {
  kPlayers,
  kPassing,
  kRushing,
  kReceiving,
  kBatting,
  kPitching,
  kSkaters,
  kGoalies
};
inline constexpr std::array<std::string_view, 8> kTableNames{
    "players", "passing", "rushing", "receiving", "batting", "pitching", "skaters", "goalies"};
static_assert(kTableNames.size() == static_cast<std::size_t>(TableName::kGoalies) + 1);
constexpr Names names_of(TableName /*name*/) { return {kTableNames, 0}; }

struct PlayerRow {
  std::string player_id;  // unique within the sport
  std::string name;
  std::string position;      // "PG"; empty where the source has none
  std::vector<int> figures;  // one for each column
  friend bool operator==(const PlayerRow&, const PlayerRow&) = default;
};
BOOST_DESCRIBE_STRUCT(PlayerRow, (), (player_id, name, position, figures))

// The players of both teams with statistics of one kind.
struct PlayerTable {
  TableName name{};
  std::vector<Statistic> columns;
  std::vector<PlayerRow> away{};
  std::vector<PlayerRow> home{};

  std::vector<PlayerRow>& of(bool is_home) { return is_home ? home : away; }
  const std::vector<PlayerRow>& of(bool is_home) const { return is_home ? home : away; }
  // The row's figure of that statistic; absent where the table has no such column.
  std::optional<int> figure(const PlayerRow& row, Statistic statistic) const;
  friend bool operator==(const PlayerTable&, const PlayerTable&) = default;
};
BOOST_DESCRIBE_STRUCT(PlayerTable, (), (name, columns, away, home))

// A figure of both teams beside the score; absent where it is not known yet.
struct TeamFigure {
  Statistic statistic{};
  std::optional<int> away{};
  std::optional<int> home{};
  friend bool operator==(const TeamFigure&, const TeamFigure&) = default;
};
BOOST_DESCRIBE_STRUCT(TeamFigure, (), (statistic, away, home))

struct BoxTeam {
  std::string name;
  std::string code;
  int score{};
  friend bool operator==(const BoxTeam&, const BoxTeam&) = default;
};
BOOST_DESCRIBE_STRUCT(BoxTeam, (), (name, code, score))

struct Box {
  ledger::GameId id{};
  GameStatus status{};
  ledger::Timestamp starts_at{};
  BoxTeam away;
  BoxTeam home;
  std::vector<PartScore> parts{};  // those that have begun; empty where they are not known
  std::vector<TeamFigure> team_figures{};
  std::vector<PlayerTable> tables{};  // none as long as the players' figures are not known

  const BoxTeam& team(bool is_home) const { return is_home ? home : away; }
  // Null where there is no such table.
  const PlayerTable* table(TableName name) const;
  // Absent where there is no such figure, or it is not known.
  std::optional<int> team_figure(Statistic statistic, bool is_home) const;

  static constexpr auto fields = std::tuple{field("id", &Box::id),
                                            field("status", &Box::status),
                                            field("startTime", &Box::starts_at),
                                            field("awayTeam", &Box::away),
                                            field("homeTeam", &Box::home),
                                            field("parts", &Box::parts),
                                            field("teamFigures", &Box::team_figures),
                                            field("tables", &Box::tables)};
  friend bool operator==(const Box&, const Box&) = default;
};

// The game and its line score, without figures of teams and players.
Box box_of(const LineScore& line);

}  // namespace chalkline::sports::hub
