#pragma once

#include <boost/describe/class.hpp>
#include <optional>
#include <string_view>
#include <vector>

#include "http/api/hub/game_page_json.hpp"

// The teams of the leagues and the page of one as schemas/openapi.yaml has it. A page shows the
// hub's values, which outlive it.
namespace chalkline::http::wire {

struct TeamPage {
  ledger::Sport sport{};
  std::optional<ledger::Source> source{};
  Team team{};
  std::optional<std::string_view> group{};
  std::optional<int> rank{};
  std::optional<sports::hub::Standing> standing{};
  ListOf<&past_game_of, sports::PastGame> last_ten{};
  // The roster of a sport that has one; the fields differ by sport.
  std::optional<std::vector<NhlPlayer>> nhl_players{};
  std::optional<std::vector<MlbPlayer>> mlb_players{};
};
BOOST_DESCRIBE_STRUCT(TeamPage, (),
                      (sport, source, team, group, rank, standing, last_ten, nhl_players,
                       mlb_players))

struct LeagueTeams {
  ledger::Sport sport{};
  std::vector<Team> teams{};
};
BOOST_DESCRIBE_STRUCT(LeagueTeams, (), (sport, teams))

struct AllTeams {
  std::vector<LeagueTeams> leagues{};
};
BOOST_DESCRIBE_STRUCT(AllTeams, (), (leagues))
AllTeams all_teams();

// Puts the team's row of the table, and its place in it. Without a row all stay absent.
void put_standing(TeamPage& page, const std::vector<sports::hub::StandingsGroup>& groups);
// Puts its players; the roster outlives the page.
void put_players(TeamPage& page, const sports::hub::Rosters& rosters);

}  // namespace chalkline::http::wire
