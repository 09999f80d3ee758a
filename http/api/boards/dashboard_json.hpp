#pragma once

#include <boost/describe/class.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/json/writer.hpp"
#include "http/json/bet_json.hpp"
#include "http/json/game_json.hpp"
#include "http/json/user_json.hpp"
#include "sports/model/form.hpp"

// The dashboard as schemas/openapi.yaml has it, in two objects whose texts are kept apart.
namespace chalkline::http {

namespace wire {

struct HotTeam {
  std::string_view id{};
  std::string_view name{};
  std::string_view code{};
  std::string_view record{};
  ledger::Sport sport{};
  ledger::Source source{};
};
BOOST_DESCRIBE_STRUCT(HotTeam, (), (id, name, code, record, sport, source))

struct TrendingBet {
  std::string_view description{};
  Rounded<2> percentage{};
  std::int64_t bettors{};  // of the market
  ledger::Source source{};
};
BOOST_DESCRIBE_STRUCT(TrendingBet, (), (description, percentage, bettors, source))

struct PlayerStat {
  std::string_view name{};
  std::string_view team{};
  std::string_view stat{};
  Rounded<2> value{};
  Rounded<2> performance{};
  std::int32_t games{};
  ledger::Source source{};
};
BOOST_DESCRIBE_STRUCT(PlayerStat, (), (name, team, stat, value, performance, games, source))

HotTeam hot_team_of(const sports::HotTeam& team);
TrendingBet trending_bet_of(const projections::Trend& trend);
PlayerStat player_stat_of(const sports::PlayerStat& player);
using HotTeams = ListOf<&hot_team_of, sports::HotTeam>;
using TrendingBets = ListOf<&trending_bet_of, projections::Trend>;
using PlayerStats = ListOf<&player_stat_of, sports::PlayerStat>;

// The members of a dashboard that are one player's.
struct OwnDashboard {
  bool is_demo{};
  ledger::Coins virtual_balance{};
  Tenths win_rate{};
  std::int64_t decided_bets{};
  std::optional<CloseRecord> close{};
  std::optional<ledger::SkillLevel> skill_level{};
  Activities recent_activity{};
};
BOOST_DESCRIBE_STRUCT(OwnDashboard, (),
                      (is_demo, virtual_balance, win_rate, decided_bets, close, skill_level,
                       recent_activity))

// As they follow those that all see alike, in one object.
std::string to_members(const OwnDashboard& own);

// Those that all see alike.
struct SharedDashboard {
  JsonOf<std::vector<Game>> upcoming_games{};
  JsonOf<std::vector<LeaderboardEntry>> top_bettors{};
  JsonOf<HotTeams> hot_teams{};
  JsonOf<TrendingBets> trending_bets{};
  JsonOf<PlayerStats> player_stats{};
};
BOOST_DESCRIBE_STRUCT(SharedDashboard, (),
                      (upcoming_games, top_bettors, hot_teams, trending_bets, player_stats))

}  // namespace wire

}  // namespace chalkline::http
