#include <doctest/doctest.h>

#include "sports/feeds/mlb/roster_pages.hpp"
#include "tests/sports/hub_pages.hpp"
#include "tests/sports/left_out_rows.hpp"

namespace chalkline::sports::mlb {
namespace {

using namespace test;

TEST_CASE("teams of the majors are read with their numbers, and those of other leagues are not") {
  const auto teams =
      read_teams(R"({"teams":[{"id":147,"name":"New York Yankees","sport":{"id":1}},)"
                 R"({"id":133,"name":"Oakland Athletics","sport":{"id":1}},)"
                 R"({"id":512,"name":"Toledo Mud Hens","sport":{"id":11}}]})");
  REQUIRE_MESSAGE(teams, teams.error());
  CHECK(*teams ==
        std::vector<NumberedTeam>{{133, {"Athletics", "ATH"}}, {147, {"New York Yankees", "NYY"}}});
}

TEST_CASE("a roster of MLB has each player's figures of the whole season, whoever he played for") {
  const auto of_team = R"(,"team":{"id":135})";
  const auto traded = mlb_stats("hitting", mlb_hitting(342, 84, of_team) + ',' +
                                               mlb_hitting(476, 115, R"(,"numTeams":2)") + ',' +
                                               mlb_hitting(134, 31, of_team));
  const auto pitching =
      mlb_stats("pitching", R"({"gameType":"R","stat":{"era":"2.96","outs":1049,"earnedRuns":115,)"
                            R"("strikeOuts":441},"team":{"id":135}})");
  const auto career = R"({"type":{"displayName":"career"},"group":{"displayName":"hitting"},)"
                      R"("splits":[{"stat":{}}]})";
  const auto roster =
      read_roster(mlb_roster(135, mlb_player(1, "Juan Soto", "RF", traded + ',' + career) + ',' +
                                      mlb_player(2, "Jo Ott", "P", pitching) + ',' +
                                      mlb_player(3, "Al New", "SS", "") + ',' +
                                      mlb_player(4, "Al Rest", "C", mlb_stats("hitting", ""))),
                  135);
  REQUIRE_MESSAGE(roster, roster.error());
  REQUIRE(roster->size() == 4);
  const auto& [soto, ott, added, rested] =
      std::tie((*roster)[0], (*roster)[1], (*roster)[2], (*roster)[3]);
  CHECK(soto.player == hub::Player{"1", "Juan Soto"});
  CHECK(soto.position == "RF");
  CHECK(soto.at_bats == 476);
  CHECK(soto.hits == 115);
  CHECK(soto.home_runs == 4);
  CHECK(ott.outs == 1049);
  CHECK(ott.earned_runs == 115);
  CHECK(ott.strikeouts == 441);
  CHECK(added.at_bats + rested.at_bats == 0);
}

TEST_CASE("a roster of MLB that cannot be read is refused with its place") {
  CHECK(read_roster(mlb_roster(135, ""), 147).error() == "teamId: it is not 147");
  CHECK(read_roster(R"({"messageNumber":11,"message":"Object not found"})", 147).error() ==
        "the page: there is no 'teamId'");
}

TEST_CASE("a player of MLB who cannot be read is left out, and the others are not") {
  const auto why = [](const std::string& player) {
    const auto page = mlb_roster(135, player + ',' + mlb_player(2, "Al New", "SS", ""));
    CHECK(read_roster(page, 135).value().size() == 1);
    return left_out_by([&](auto* left_out) { return read_roster(page, 135, left_out); });
  };
  CHECK(why(mlb_player(1, "", "P", "")) == "roster[0].person.fullName: it is no name");
  CHECK(why(mlb_player(1, "A", "C", mlb_stats("hitting", mlb_hitting(-1, 0)))) ==
        "roster[0].person.stats[0].splits[0].stat.atBats: it is no count");
}

}  // namespace
}  // namespace chalkline::sports::mlb
