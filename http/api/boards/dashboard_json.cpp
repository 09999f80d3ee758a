#include "http/api/boards/dashboard_json.hpp"

namespace chalkline::http::wire {

HotTeam hot_team_of(const sports::HotTeam& team) {
  return {team.id, team.name, team.code, team.record, team.sport, team.source};
}

TrendingBet trending_bet_of(const projections::Trend& trend) {
  return {trend.description, {trend.percentage}, trend.bettors, trend.source};
}

PlayerStat player_stat_of(const sports::PlayerStat& player) {
  return {player.name,          player.team,  player.stat,  {player.value},
          {player.performance}, player.games, player.source};
}

std::string to_members(const OwnDashboard& own) {
  auto text = to_json(own);
  text.front() = ',';
  return text;
}

}  // namespace chalkline::http::wire
