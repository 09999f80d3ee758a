#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "sports/model/game_history.hpp"

// How teams have done, and the hot ones (RULES 34).
namespace chalkline::sports {

inline constexpr int kFormGames = 10;
inline constexpr int kFormFewest = 5;  // of a team or a player, to be ranked

// Games of a team, and what was scored in them.
struct TeamRecord {
  int won{};
  int lost{};
  int tied{};
  std::int64_t scored{};
  std::int64_t allowed{};
  int games() const { return won + lost + tied; }
  double share() const { return games() == 0 ? 0 : (won + tied / 2.0) / games(); }  // won
  void add(std::int32_t own, std::int32_t other);
};
std::string to_text(const TeamRecord& record);  // "12-5", with ties "12-5-2"

struct TeamForm {
  ledger::Source source{};
  ledger::Sport sport{};
  Team team;
  TeamRecord last;    // of kFormGames at most
  TeamRecord season;  // the latest of its sport
};
// Of each team. `games` come newest first.
std::vector<TeamForm> team_forms(std::span<const FinalGame> games);

struct HotTeam {
  std::string id;  // "nba-LAL"
  std::string name;
  std::string code;
  std::string record;  // of the season
  ledger::Sport sport{};
  ledger::Source source{};
};

struct PlayerStat {
  std::string name;
  std::string team;
  std::string stat;
  double value{};        // mean of the last 5 games
  double performance{};  // percent: 100*(mean of last 5 - season mean)/season mean
  int games{};           // of the season, those five among them
  ledger::Source source{};
};

struct Form {
  std::vector<HotTeam> teams;  // at most kFormShown, as of the next
  std::vector<PlayerStat> players;
};

inline constexpr std::size_t kFormShown = 3;  // the dashboard's lists

// The best win shares over the last ten games, from five games; a tie is half a win. Equal shares:
// more games among the ten first, then the better season, then the name. `games` are of that source
// and come newest first.
std::vector<HotTeam> hot_teams(ledger::Source source, std::span<const FinalGame> games);

// The largest |performance| among players with five games or more in their sport's latest season.
// Equal ones: by name. `games` are of that source and come newest first.
std::vector<PlayerStat> player_stats(ledger::Source source, std::span<const PlayerGame> games);

}  // namespace chalkline::sports
