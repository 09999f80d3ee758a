#include <doctest/doctest.h>

#include <algorithm>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include "sports/feeds/mlb/hub_pages.hpp"
#include "sports/feeds/mlb/roster_pages.hpp"
#include "sports/feeds/nhl/box_page.hpp"
#include "sports/feeds/nhl/day_page.hpp"
#include "sports/feeds/nhl/season_pages.hpp"
#include "tests/sports/fixtures.hpp"
#include "tests/sports/verbs.hpp"

// Pages of which the hub is made that leagues have sent, where they are there to be read.
namespace chalkline::sports {
namespace {

using namespace test;

TEST_CASE("a recorded day of the NHL has shots, and no scorers where none are told") {
  const auto page = recorded("nhl", "apiweb_score-2026-04-15.json");
  if (!page) return;
  const auto games = nhl::read_day(*page, std::chrono::floor<std::chrono::days>(at("2026-04-15")));
  REQUIRE_MESSAGE(games, games.error());
  REQUIRE(games->size() == 3);
  CHECK(games->front().home.team.name == "Buffalo Sabres");
  CHECK(games->front().away.shots == 28);
  CHECK(games->front().periods.empty());
}

TEST_CASE("a recorded box score of the NHL adds up") {
  const auto page = recorded("nhl", "apiweb_boxscore-2024020600.json");
  if (!page) return;
  const auto box = nhl::read_box(*page, "2024020600");
  REQUIRE_MESSAGE(box, box.error());
  const auto& [home, away] = *box;
  for (const auto& [team, other] : {std::tie(home, away), std::tie(away, home)}) {
    int goals = 0;
    int shots = 0;
    for (const auto& skater : team.skaters) {
      goals += skater.goals;
      shots += skater.shots.value();
    }
    CHECK(team.skaters.size() == 18);
    CHECK(goals == team.goals);
    CHECK(shots == team.shots);
    // The rest went into an empty net.
    REQUIRE(other.goalies.size() == 1);
    CHECK(other.goalies.front().saves == shots - goals);
  }
  CHECK(away.power_play_goals == 1);
  CHECK(home.power_play_goals == 0);
}

TEST_CASE("recorded standings of the NHL have each team once") {
  for (const auto* file :
       {"apiweb_standings-2023-11-09.json", "apiweb_standings-2025-10-07.json"}) {
    const auto page = recorded("nhl", file);
    if (!page) return;
    const auto divisions = nhl::read_standings(*page);
    REQUIRE_MESSAGE(divisions, divisions.error());
    REQUIRE(divisions->size() == 4);
    for (const auto& division : *divisions) CHECK(division.teams.size() == 8);
  }
}

TEST_CASE("a recorded game of MLB has its lines, and recorded standings their teams") {
  const auto feed = recorded("mlb", "game_feed_live.json");
  const auto standings = recorded("mlb", "standings.json");
  if (!feed || !standings) return;
  const auto page = boost::json::parse(*feed);
  const auto box = mlb::read_box(boost::json::serialize(page.at("liveData").at("boxscore")));
  REQUIRE_MESSAGE(box, box.error());
  // Of its players the recording has a few.
  CHECK(box->home.hits == 6);
  CHECK(box->away.hits == 9);
  REQUIRE(box->home.batters.size() == 1);
  CHECK(box->home.batters.front().player.name == "Jean Segura");
  CHECK(box->home.batters.front().hits == 2);
  const auto leagues = mlb::read_standings(*standings);
  REQUIRE_MESSAGE(leagues, leagues.error());
  REQUIRE(leagues->size() == 1);
  CHECK(leagues->front().teams.size() == 6);
}

TEST_CASE("recorded rosters are read, with figures where they were asked for") {
  struct Row {
    const char* file;
    std::size_t players;
  };
  for (const auto& [file, players] : {Row{"apiweb_roster-api-CGY-20232024.json", 20},
                                      Row{"apiweb_roster-api-TOR-20232024.json", 26}}) {
    const auto page = recorded("nhl", file);
    if (!page) return;
    const auto roster = nhl::read_roster(*page);
    REQUIRE_MESSAGE(roster, roster.error());
    CHECK(roster->size() == players);
  }
  const auto teams = recorded("mlb", "teams_sport1.json");
  const auto roster = recorded("mlb", "team_roster_players.json");
  if (!teams || !roster) return;
  CHECK(mlb::read_teams(*teams).value().size() == 30);
  CHECK(mlb::read_roster(*roster, 133).value().size() == 37);
}

}  // namespace
}  // namespace chalkline::sports
