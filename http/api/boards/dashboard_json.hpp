#pragma once

#include <optional>
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
  static constexpr auto fields =
      std::tuple{field("id", &HotTeam::id),       field("name", &HotTeam::name),
                 field("code", &HotTeam::code),   field("record", &HotTeam::record),
                 field("sport", &HotTeam::sport), field("source", &HotTeam::source)};
};

struct TrendingBet {
  std::string_view description{};
  Rounded<2> percentage{};
  ledger::Source source{};
  static constexpr auto fields = std::tuple{field("description", &TrendingBet::description),
                                            field("percentage", &TrendingBet::percentage),
                                            field("source", &TrendingBet::source)};
};

struct PlayerStat {
  std::string_view name{};
  std::string_view team{};
  std::string_view stat{};
  Rounded<2> value{};
  Rounded<2> performance{};
  ledger::Source source{};
  static constexpr auto fields = std::tuple{field("name", &PlayerStat::name),
                                            field("team", &PlayerStat::team),
                                            field("stat", &PlayerStat::stat),
                                            field("value", &PlayerStat::value),
                                            field("performance", &PlayerStat::performance),
                                            field("source", &PlayerStat::source)};
};

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
  std::optional<ledger::SkillLevel> skill_level{};
  Activities recent_activity{};
  static constexpr auto fields =
      std::tuple{field("isDemo", &OwnDashboard::is_demo),
                 field("virtualBalance", &OwnDashboard::virtual_balance),
                 field("winRate", &OwnDashboard::win_rate),
                 field("decidedBets", &OwnDashboard::decided_bets),
                 field("skillLevel", &OwnDashboard::skill_level),
                 field("recentActivity", &OwnDashboard::recent_activity)};
};

// Those that all see alike.
struct SharedDashboard {
  JsonOf<std::vector<Game>> upcoming_games{};
  JsonOf<std::vector<LeaderboardEntry>> top_bettors{};
  JsonOf<HotTeams> hot_teams{};
  JsonOf<TrendingBets> trending_bets{};
  JsonOf<PlayerStats> player_stats{};
  static constexpr auto fields =
      std::tuple{field("upcomingGames", &SharedDashboard::upcoming_games),
                 field("topBettors", &SharedDashboard::top_bettors),
                 field("hotTeams", &SharedDashboard::hot_teams),
                 field("trendingBets", &SharedDashboard::trending_bets),
                 field("playerStats", &SharedDashboard::player_stats)};
};

}  // namespace wire

}  // namespace chalkline::http
