#include <doctest/doctest.h>

#include "sports/feeds/live/json_reader.hpp"
#include "sports/feeds/nhl/box_page.hpp"
#include "sports/feeds/nhl/day_page.hpp"
#include "sports/feeds/nhl/season_pages.hpp"
#include "tests/sports/hub_pages.hpp"
#include "tests/sports/left_out_rows.hpp"
#include "tests/sports/verbs.hpp"

namespace chalkline::sports::nhl {
namespace {

using namespace test;
using hub::PeriodGoals;
using hub::SkaterLine;

const auto kToday = std::chrono::floor<std::chrono::days>(kNoon);

DayGame game_of(const std::string& page) {
  const auto day = read_day(page, kToday);
  REQUIRE_MESSAGE(day, day.error());
  REQUIRE(day->size() == 1);
  return day->front();
}

TEST_CASE("a day of the NHL has each game's goals by period, with who scored and assisted") {
  const auto game = game_of(nhl_day(kFourGoals));
  CHECK(game.game.key == "2026020001");
  CHECK(game.home.team == Team{"Boston Bruins", "BOS"});
  CHECK(game.away.team == Team{"Montreal Canadiens", "MTL"});
  CHECK(game.home.goals == 3);
  CHECK(game.away.goals == 2);
  CHECK(game.home.shots == 31);
  CHECK(game.home.power_play_goals == 1);
  CHECK(game.away.power_play_goals == 0);
  // The goal that the shootout is worth is in the score, and nobody's.
  CHECK(game.periods == std::vector<PeriodGoals>{{1, 1, 0}, {2, 0, 1}, {3, 1, 1}, {4}, {5, 1, 0}});
  CHECK(game.home.skaters ==
        std::vector<SkaterLine>{{{"11", "S. Skater11"}, 2, 0}, {{"99", "H. Helper"}, 0, 2}});
  CHECK(game.home.goalies.empty());
}

TEST_CASE("goals of a day of the NHL that do not make up the score are not told") {
  const auto one_goal = R"(,"goals":[)" + nhl_goal(1, "BOS", 11) + ']';
  for (const auto& page : {nhl_day(""), nhl_day(one_goal, "LIVE")}) {
    const auto game = game_of(page);
    CHECK(game.home.goals == 3);
    CHECK(game.periods.empty());
    CHECK(game.home.skaters.empty());
    CHECK_FALSE(game.home.power_play_goals.has_value());
  }
}

TEST_CASE("a game of the NHL that is over by another score than its goals make up is left out") {
  for (const auto* state : {"FINAL", "OFF"}) {
    for (const auto& goals :
         {nhl_goal(1, "BOS", 11),
          nhl_goal(1, "MTL", 11) + ',' + nhl_goal(2, "MTL", 21) + ',' + nhl_goal(3, "MTL", 11)}) {
      const auto page = nhl_day(R"(,"goals":[)" + goals + ']', state);
      CHECK(read_day(page, kToday).value().empty());
      CHECK(left_out_by([&](auto* left_out) { return read_day(page, kToday, left_out); }) ==
            "games[id 2026020001]: its goals do not make up its final score");
    }
  }
}

TEST_CASE("every overtime of the NHL is one period, and a game ahead of its goals has none") {
  const auto overtime = R"(,"goals":[)" + nhl_goal(1, "BOS", 11) + ',' + nhl_goal(2, "BOS", 12) +
                        ',' + nhl_goal(3, "MTL", 21) + ',' + nhl_goal(1, "MTL", 21) + ',' +
                        R"({"periodDescriptor":{"number":6,"periodType":"OT"},"playerId":12,)"
                        R"("name":{"default":"S. Skater12"},"teamAbbrev":{"default":"BOS"}}])";
  const auto game = game_of(nhl_day(overtime, "LIVE", R"({"number":6,"periodType":"OT"})"));
  CHECK(game.periods == std::vector<PeriodGoals>{{1, 1, 1}, {2, 1, 0}, {3, 0, 1}, {4, 1, 0}});
  CHECK(game_of(nhl_day(overtime, "LIVE", R"({"number":2,"periodType":"REG"})")).periods.empty());
}

TEST_CASE("a day of the NHL that cannot be read is refused with its place") {
  const auto refusal = [](const std::string& page) { return read_day(page, kToday).error(); };
  CHECK(refusal("{") == "the page is not JSON: incomplete JSON");
  CHECK(refusal(R"({"currentDate":"2026-11-20","games":[]})") ==
        "currentDate: it is not 2026-11-21");
  std::string too_many = "{}";
  for (std::size_t i = 0; i < live::kRowsMax; ++i) too_many += ",{}";
  CHECK(refusal(R"({"currentDate":"2026-11-21","games":[)" + too_many + "]}") ==
        "games: it is longer than any list of a league");
}

TEST_CASE("a goal of the NHL that cannot be read is left out, and its game has no scorers then") {
  const auto why = [](const std::string& goal) {
    const auto page = nhl_day(R"(,"goals":[)" + goal + ']');
    const auto day = read_day(page, kToday).value();
    CHECK(day.front().game.score == ledger::Score{3, 2});
    CHECK(day.front().home.skaters.empty());
    return left_out_by([&](auto* left_out) { return read_day(page, kToday, left_out); });
  };
  CHECK(why(nhl_goal(1, "TOR", 11)) == "games[id 2026020001].goals[0]: it is of neither team");
  CHECK(why("{}") == "games[id 2026020001].goals[0]: it has no period");
}

TEST_CASE("a box score of the NHL has all who played, and the sums of their power plays") {
  const auto home = nhl_players(nhl_skater(11, 2, 5, 1), nhl_skater(12, 0, 3),
                                nhl_goalie(31, 26, 28) + ',' + nhl_goalie(32, 0, 0, "00:00"));
  const auto box = read_box(nhl_box(home, nhl_players("", "", "")), "2026020001");
  REQUIRE_MESSAGE(box, box.error());
  CHECK(box->home.team.name == "Boston Bruins");
  CHECK(box->home.shots == 31);
  CHECK(box->home.power_play_goals == 1);
  CHECK(box->home.skaters == std::vector<SkaterLine>{{{"11", "S. Skater11"}, 2, 1, 5},
                                                     {{"12", "S. Skater12"}, 0, 1, 3}});
  CHECK(box->home.goalies == std::vector<hub::GoalieLine>{{{"31", "G. Goalie31"}, 26, 28}});
}

TEST_CASE("a box score of the NHL may have no players yet, and is refused where it is another's") {
  const auto page = R"({"id":2026020001,"homeTeam":{"abbrev":"BOS"},"awayTeam":{"abbrev":"ARI",)"
                    R"("commonName":{"default":"Coyotes"}}})";
  const auto box = read_box(page, "2026020001");
  REQUIRE_MESSAGE(box, box.error());
  CHECK(box->away.team == Team{"Coyotes", "ARI"});
  CHECK_FALSE(box->home.power_play_goals.has_value());
  CHECK_FALSE(box->home.shots.has_value());
  CHECK(read_box(page, "2026020002").error() == "id: it is not 2026020002");
}

TEST_CASE("a player of a box score who cannot be read is left out, and a page of none is refused") {
  const auto impossible = nhl_players("", "", nhl_goalie(31, 29, 28));
  const std::string says{
      "playerByGameStats.homeTeam.goalies[playerId 31]: it has more saves than shots"};
  CHECK(read_box(nhl_box(impossible, impossible), "2026020001").error() == says);
  const auto page = nhl_box(impossible, nhl_players(nhl_skater(11, 2, 5), "", ""));
  CHECK(left_out_by([&](auto* left_out) { return read_box(page, "2026020001", left_out); }) ==
        says);
  CHECK(read_box(page, "2026020001").value().away.skaters.size() == 1);
}

TEST_CASE("standings of the NHL are by division and rank") {
  const auto page = R"({"standings":[)" + nhl_standing("TOR", "Atlantic", 2) + ',' +
                    nhl_standing("UTA", "Central", 1, R"("ties":0)") + ',' +
                    nhl_standing("BOS", "Atlantic", 1) + "]}";
  const auto divisions = read_standings(page);
  REQUIRE_MESSAGE(divisions, divisions.error());
  REQUIRE(divisions->size() == 2);
  CHECK(divisions->front().name == "Atlantic");
  const auto& first = divisions->front().teams.front();
  CHECK(first.team == Team{"Boston Bruins", "BOS"});
  CHECK(first.season == hub::Record{11, 3, 2});
  CHECK(first.last_ten == hub::Record{7, 2, 1});
  CHECK(first.streak == hub::Streak{hub::Outcome::kOvertimeLoss, 2});
  CHECK(first.scored == 44);
  CHECK(first.allowed == 25);
  CHECK(divisions->front().teams.back().team.code == "TOR");
  CHECK(divisions->back().teams.front().streak == hub::Streak{});
}

TEST_CASE("standings of the NHL between two seasons are empty, and of no division left out") {
  CHECK(read_standings(R"({"standings":[]})").value().empty());
  const auto why = [](const std::string& standing) {
    const auto page = R"({"standings":[)" + standing + "]}";
    return left_out_by([&](auto* left_out) { return read_standings(page, left_out); });
  };
  CHECK(why(nhl_standing("BOS", "Adams", 1)) == "standings[0].divisionName: it is no division");
  const auto streak = R"("streakCode":"T","streakCount":1)";
  CHECK(why(nhl_standing("BOS", "Pacific", 1, streak)) ==
        "standings[0].streakCode: it is no outcome");
}

TEST_CASE("a roster of the NHL has whole names, and its figures are a page of their own") {
  const auto roster =
      read_roster(R"({"forwards":[)" + nhl_person(1, "Ott", "L") +
                  R"(],"defensemen":[],"goalies":[)" + nhl_person(2, "Roy", "G") + "]}");
  REQUIRE_MESSAGE(roster, roster.error());
  CHECK(*roster == std::vector<hub::HockeyPlayer>{{.player = {"1", "Jo Ott"}, .position = "L"},
                                                  {.player = {"2", "Jo Roy"}, .position = "G"}});
  const auto figures = read_figures(
      R"({"skaters":[)" + nhl_person(1, "Ott", "L", "playerId", R"(,"goals":12,"assists":9)") +
      R"(],"goalies":[)" +
      nhl_person(2, "Roy", "G", "playerId",
                 R"(,"goals":0,"assists":1,"saves":270,"shotsAgainst":300,"timeOnIce":36059)") +
      "]}");
  REQUIRE_MESSAGE(figures, figures.error());
  CHECK(figures->front().goals == 12);
  CHECK(figures->back().save_percentage() == 0.9);
  CHECK(figures->back().minutes == 600);
  CHECK(read_figures(R"({"skaters":[],"goalies":[]})").value().empty());
  CHECK(read_roster(R"({"forwards":[]})").error() == "the page: there is no 'defensemen'");
}

}  // namespace
}  // namespace chalkline::sports::nhl
