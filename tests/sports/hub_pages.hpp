#pragma once

#include <fmt/format.h>

#include <string>

// Pages of which a league's hub is made, as the leagues write them.
namespace chalkline::sports::test {

// A day of the NHL with one game that Boston won in a shootout against Montréal, 3 to 2: goals of
// periods 1, 2 and 3, one of them on a power play.
inline std::string nhl_day(const std::string& goals, const std::string& state = "OFF",
                           const std::string& period = R"({"number":5,"periodType":"SO"})") {
  return fmt::format(
      R"({{"currentDate":"2026-11-21","games":[{{"id":2026020001,"season":20262027,"gameType":2,)"
      R"("startTimeUTC":"2026-11-21T18:00:00Z","gameState":"{}","gameScheduleState":"OK",)"
      R"("neutralSite":false,"periodDescriptor":{},)"
      R"("homeTeam":{{"abbrev":"BOS","name":{{"default":"Bruins"}},"score":3,"sog":31}},)"
      R"("awayTeam":{{"abbrev":"MTL","name":{{"default":"Canadiens"}},"score":2,"sog":28}}{}}}]}})",
      state, period, goals);
}

// A goal in that period, by the player of that number, with one assist.
inline std::string nhl_goal(int period, const std::string& team, int player,
                            const std::string& strength = "ev") {
  return fmt::format(
      R"({{"period":{0},"periodDescriptor":{{"number":{0},"periodType":"REG"}},"playerId":{2},)"
      R"("name":{{"default":"S. Skater{2}"}},"teamAbbrev":"{1}","strength":"{3}",)"
      R"("assists":[{{"playerId":99,"name":{{"default":"H. Helper"}}}}]}})",
      period, team, player, strength);
}

inline const std::string kFourGoals = R"(,"goals":[)" + nhl_goal(1, "BOS", 11, "pp") + ',' +
                                      nhl_goal(2, "MTL", 21) + ',' + nhl_goal(3, "BOS", 11) + ',' +
                                      nhl_goal(3, "MTL", 22) + ']';

inline std::string nhl_skater(int player, int goals, int shots, int power_play_goals = 0) {
  return fmt::format(
      R"({{"playerId":{0},"name":{{"default":"S. Skater{0}"}},"position":"C","goals":{1},)"
      R"("assists":1,"sog":{2},"powerPlayGoals":{3},"toi":"18:17"}})",
      player, goals, shots, power_play_goals);
}

inline std::string nhl_goalie(int player, int saves, int shots, const std::string& time = "60:00") {
  return fmt::format(
      R"({{"playerId":{0},"name":{{"default":"G. Goalie{0}"}},"position":"G","saves":{1},)"
      R"("shotsAgainst":{2},"toi":"{3}"}})",
      player, saves, shots, time);
}

inline std::string nhl_players(const std::string& forwards, const std::string& defense,
                               const std::string& goalies) {
  return fmt::format(R"({{"forwards":[{}],"defense":[{}],"goalies":[{}]}})", forwards, defense,
                     goalies);
}

inline std::string nhl_box(const std::string& home, const std::string& away) {
  return fmt::format(R"({{"id":2026020001,"homeTeam":{{"abbrev":"BOS","score":3,"sog":31}},)"
                     R"("awayTeam":{{"abbrev":"MTL","score":2,"sog":28}},)"
                     R"("playerByGameStats":{{"homeTeam":{},"awayTeam":{}}}}})",
                     home, away);
}

inline std::string nhl_standing(
    const std::string& code, const std::string& division, int rank,
    const std::string& streak = R"("streakCode":"OT","streakCount":2)") {
  return fmt::format(
      R"({{"teamAbbrev":{{"default":"{}"}},"teamName":{{"default":"Some Team","fr":"Équipe"}},)"
      R"("divisionName":"{}","divisionSequence":{},"wins":11,"losses":3,"otLosses":2,)"
      R"("l10Wins":7,"l10Losses":2,"l10OtLosses":1,"goalFor":44,"goalAgainst":25,{}}})",
      code, division, rank, streak);
}

inline std::string nhl_person(int id, const std::string& last_name, const std::string& position,
                              const std::string& id_word = "id", const std::string& more = {}) {
  return fmt::format(
      R"({{"{}":{},"firstName":{{"default":"Jo"}},"lastName":{{"default":"{}","cs":"x"}},)"
      R"("positionCode":"{}"{}}})",
      id_word, id, last_name, position, more);
}

// A figure of hitters, once for each team and once for the whole season.
inline std::string mlb_hitting(int at_bats, int hits, const std::string& more = {}) {
  return fmt::format(
      R"({{"season":"2026","gameType":"R","stat":{{"avg":".242","atBats":{},"hits":{},)"
      R"("homeRuns":4}}{}}})",
      at_bats, hits, more);
}

inline std::string mlb_stats(const std::string& group, const std::string& splits) {
  return fmt::format(
      R"({{"type":{{"displayName":"season"}},"group":{{"displayName":"{}"}},"splits":[{}]}})",
      group, splits);
}

inline std::string mlb_player(int id, const std::string& name, const std::string& position,
                              const std::string& stats) {
  return fmt::format(R"({{"person":{{"id":{},"fullName":"{}"{}}},"jerseyNumber":"33",)"
                     R"("position":{{"code":"1","abbreviation":"{}"}}}})",
                     id, name, stats.empty() ? "" : ",\"stats\":[" + stats + ']', position);
}

inline std::string mlb_roster(int team, const std::string& players) {
  return fmt::format(R"({{"roster":[{}],"teamId":{},"rosterType":"active"}})", players, team);
}

// 2026-11-21 in MLB, with one game that New York has won at home, 3 to 2.
inline std::string mlb_day(const std::string& linescore, const std::string& state = "F") {
  return fmt::format(
      R"({{"dates":[{{"date":"2026-11-21","games":[{{"gamePk":745001,"gameType":"R",)"
      R"("gameDate":"2026-11-21T18:00:00Z","status":{{"codedGameState":"{}"}},"linescore":{},)"
      R"("teams":{{"home":{{"team":{{"name":"New York Yankees"}},"score":3}},)"
      R"("away":{{"team":{{"name":"Boston Red Sox"}},"score":2}}}}}}]}}]}})",
      state, linescore);
}

// A box score in which each team has a batter, and a pitcher who does not bat.
inline std::string mlb_box() {
  const std::string team{
      R"({"teamStats":{"batting":{"hits":8},"fielding":{"errors":1}},"batters":[1,2,9],)"
      R"("pitchers":[2],"players":{"ID1":{"person":{"id":1,"fullName":"Al Ott"},)"
      R"("position":{"abbreviation":"SS"},"battingOrder":"100","stats":{"batting":{"atBats":4,)"
      R"("runs":1,"hits":2,"homeRuns":1,"rbi":2},"pitching":{}}},)"
      R"("ID2":{"person":{"id":2,"fullName":"Jo Roy"},"position":{"abbreviation":"P"},)"
      R"("stats":{"batting":{"atBats":0},"pitching":{"outs":20,"hits":5,"runs":2,)"
      R"("earnedRuns":1,"strikeOuts":7}}}}})"};
  return R"({"teams":{"home":)" + team + R"(,"away":)" + team + "}}";
}

}  // namespace chalkline::sports::test
