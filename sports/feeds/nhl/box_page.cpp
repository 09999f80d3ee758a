#include "sports/feeds/nhl/box_page.hpp"

#include <fmt/format.h>

#include "sports/feeds/nhl/hub_team.hpp"

namespace chalkline::sports::nhl {
namespace {

using live::JsonReader;

hub::Player player_of(const JsonReader& row) {
  return {row.at("playerId").id(), row.at("name").name()};
}

void add_skater(const JsonReader& row, hub::TeamBox& team) {
  const auto power_play_goals = row.at("powerPlayGoals").score();
  team.skaters.push_back({.player = player_of(row),
                          .goals = row.at("goals").score(),
                          .assists = row.at("assists").score(),
                          .shots = row.at("sog").score()});
  *team.power_play_goals += power_play_goals;
}

// The list includes the goalie who sits on the bench for the whole game.
void add_goalie(const JsonReader& row, hub::TeamBox& team) {
  if (row.at("toi").text() == "00:00") return;
  hub::GoalieLine line{.player = player_of(row),
                       .saves = row.at("saves").score(),
                       .shots_against = row.at("shotsAgainst").score()};
  if (line.saves > line.shots_against) row.refuse("it has more saves than shots");
  team.goalies.push_back(std::move(line));
}

void add_players(const JsonReader& lists, hub::TeamBox& team) {
  team.power_play_goals = 0;
  for (const auto* list : {"forwards", "defense"}) {
    lists.at(list).each("playerId", [&](const JsonReader& row) { add_skater(row, team); });
  }
  lists.at("goalies").each("playerId", [&](const JsonReader& row) { add_goalie(row, team); });
}

hub::TeamBox read_team(const JsonReader& page, std::string_view side) {
  const auto row = page.at(side);
  hub::TeamBox team{.team = hub_team(row)};
  if (const auto goals = row.find("score")) team.goals = goals->score();
  if (const auto shots = row.find("sog")) team.shots = shots->score();
  const auto players = page.find("playerByGameStats");
  if (const auto lists = players ? players->find(side) : std::nullopt) add_players(*lists, team);
  return team;
}

}  // namespace

std::expected<BoxTeams, std::string> read_box(std::string_view body, std::string_view key,
                                              live::LeftOut* left_out) {
  return live::read_json(body, left_out, [&](const JsonReader& page) {
    const auto id = page.at("id");
    if (id.id() != key) id.refuse(fmt::format("it is not {}", key));
    return BoxTeams{read_team(page, "homeTeam"), read_team(page, "awayTeam")};
  });
}

}  // namespace chalkline::sports::nhl
