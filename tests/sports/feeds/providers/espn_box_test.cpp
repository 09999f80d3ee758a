#include <doctest/doctest.h>

#include "ledger/rules/game.hpp"
#include "sports/feeds/espn/box_page.hpp"
#include "sports/feeds/espn/roster_pages.hpp"
#include "tests/sports/espn_pages.hpp"
#include "tests/sports/fixtures.hpp"
#include "tests/sports/left_out_rows.hpp"

namespace chalkline::sports::espn {
namespace {

using namespace test;
using enum ledger::PropType;
using ledger::Sport;

std::vector<ledger::PlayerFigures> figures_in(const std::string& page, Sport sport) {
  const auto box = read_box(page, sport, "4017");
  REQUIRE_MESSAGE(box, box.error());
  return box_figures(*box);
}

std::optional<int> figure(const std::vector<ledger::PlayerFigures>& figures,
                          const std::string& player, ledger::PropType type) {
  return ledger::figure_of({player, {}, type}, figures);
}

TEST_CASE("a box score of basketball has the figures of who played, by the names of its columns") {
  const auto home = nba_table({espn_row("9", {"34", "3-11", "12", "7", "27"},
                                        R"(,"didNotPlay":false,"reason":"COACH'S DECISION")"),
                               espn_row("10", {}, R"(,"didNotPlay":true)"),
                               espn_row("11", {"0", "0-0", "0", "0", "0"})});
  const auto figures = figures_in(
      espn_box(home, nba_table({espn_row("2", {"9", "1-1", "2", "3", "4"})})), Sport::kNba);
  REQUIRE(figures.size() == 3);
  CHECK(figure(figures, "9", kPoints) == 27);
  CHECK(figure(figures, "9", kRebounds) == 12);
  CHECK(figure(figures, "9", kAssists) == 7);
  CHECK(figure(figures, "9", kThrees) == 3);
  CHECK_FALSE(figure(figures, "9", kMinutes).has_value());  // nobody quotes them
  CHECK_FALSE(figure(figures, "10", kPoints).has_value());
  CHECK(figure(figures, "11", kPoints) == 0);
  CHECK(figure(figures, "2", kPoints) == 4);
  CHECK(std::ranges::is_sorted(figures, {}, &ledger::PlayerFigures::player));
}

TEST_CASE("who played football and is not in a table has none of its figures") {
  const auto home = passing_table({espn_row("12", {"23/33", "278", "1"})}) + ',' +
                    rushing_table({espn_row("12", {"3", "-4"}), espn_row("30", {"18", "104"})}) +
                    ',' + receiving_table({espn_row("81", {"6", "71", "9"})}) + ',' +
                    defensive_table({espn_row("55", {"8", "1.5"})});
  const auto figures =
      figures_in(espn_box(home, receiving_table({espn_row("88", {"1", "12", "2"})})), Sport::kNfl);
  REQUIRE(figures.size() == 5);
  CHECK(figure(figures, "12", kPassingYards) == 278);
  CHECK(figure(figures, "12", kRushingYards) == 0);  // yards were lost
  CHECK(figure(figures, "12", kReceivingYards) == 0);
  CHECK(figure(figures, "30", kRushingYards) == 104);
  CHECK(figure(figures, "30", kReceptions) == 0);
  CHECK(figure(figures, "81", kReceptions) == 6);
  CHECK(figure(figures, "81", kReceivingYards) == 71);
  CHECK(figure(figures, "55", kReceptions) == 0);
  CHECK(figure(figures, "88", kReceivingYards) == 12);
  // The page has no other table of his team.
  CHECK_FALSE(figure(figures, "88", kRushingYards).has_value());
  CHECK_FALSE(figure(figures, "99", kRushingYards).has_value());
}

TEST_CASE("a row that cannot be read makes nobody's figure none") {
  const auto home =
      rushing_table({espn_row("12", {"3", "x"}), espn_row("30", {"18", "104"})}) + ',' +
      receiving_table({espn_row("12", {"1", "5", "1"}), espn_row("81", {"6", "71", "9"})});
  std::vector<ledger::PlayerFigures> figures;
  CHECK(left_out_by([&](auto* left_out) {
          auto box = read_box(espn_box(home, ""), Sport::kNfl, "4017", left_out);
          if (box) figures = box_figures(*box);
          return box;
        }) == "boxscore.players[1].statistics[name rushing].athletes[0].stats[1]: it is no figure");
  CHECK_FALSE(figure(figures, "12", kRushingYards).has_value());
  CHECK_FALSE(figure(figures, "81", kRushingYards).has_value());
  CHECK(figure(figures, "30", kRushingYards) == 104);
  CHECK(figure(figures, "12", kReceivingYards) == 5);
  CHECK(figure(figures, "30", kReceivingYards) == 0);
}

TEST_CASE("a cell that is no whole number of the expected kind takes its row away") {
  for (const auto* threes : {"", "x", "3-", "3-x", "3/4", "3.5", "1000", "3-4-5"}) {
    CAPTURE(threes);
    const auto table = nba_table({espn_row("9", {"34", threes, "12", "7", "27"}),
                                  espn_row("10", {"1", "0-0", "0", "0", "0"})});
    CHECK(figures_in(espn_box(table, ""), Sport::kNba).size() == 1);
  }
  const auto narrow =
      nba_table({espn_row("9", {"34", "3-4"}), espn_row("1", {"1", "1-1", "1", "1", "1"})});
  CHECK(figures_in(espn_box(narrow, ""), Sport::kNba).size() == 1);
}

TEST_CASE("a box score is of the game that was asked for, and says whether it is over") {
  const auto table = nba_table({espn_row("9", {"34", "3-11", "12", "7", "27"})});
  CHECK(read_box(espn_box(table, table), Sport::kNba, "4018").error() ==
        "header.id: it is not 4018");
  CHECK(read_box(espn_box(table, table), Sport::kNba, "4017")->is_over);
  CHECK_FALSE(read_box(espn_box(table, table, "false"), Sport::kNba, "4017")->is_over);
  // Before the game there are no players.
  const auto early = read_box(R"({"boxscore":{"teams":[]},"header":{"id":"4017","competitions":)"
                              R"([{"status":{"type":{"completed":false}}}]}})",
                              Sport::kNba, "4017");
  REQUIRE_MESSAGE(early, early.error());
  CHECK(early->empty());
}

TEST_CASE("a recorded box score of basketball is read") {
  const auto page = recorded("espn", "espn_nba_summary_LAC-MIN_2025-01-06.json");
  if (!page) return;
  const auto box = read_box(*page, Sport::kNba, "401705066");
  REQUIRE_MESSAGE(box, box.error());
  CHECK_FALSE(box->is_over);
  REQUIRE(box->teams.size() == 2);
  CHECK(box->teams.front().rows.size() == 10);
  const auto figures = box_figures(*box);
  CHECK(figure(figures, "6450", kPoints) == 8);  // Kawhi Leonard
  CHECK(figure(figures, "6450", kThrees) == 2);
  CHECK(figure(figures, "6450", kRebounds) == 2);
  CHECK_FALSE(figure(figures, "4431752", kPoints).has_value());  // Kobe Brown, who did not play
}

TEST_CASE("the teams of a league are those of our table, by its names") {
  const auto teams = read_teams(
      espn_teams(
          {{"9", "Golden State Warriors"}, {"12", "LA Clippers"}, {"99", "Nowhere Nobodies"}}),
      Sport::kNba);
  REQUIRE_MESSAGE(teams, teams.error());
  REQUIRE(teams->size() == 2);
  CHECK(teams->at(0) == ListedTeam{"9", {"Golden State Warriors", "GSW"}});
  CHECK(teams->at(1).id == "12");
}

TEST_CASE("the players of a team stand in one list, or in groups of it") {
  const std::vector<ListedPlayer> both{{{"1", "Al One"}, "PG"}, {{"2", "Al Two"}, "QB"}};
  const auto one = espn_player("1", "Al One", "PG");
  const auto two = espn_player("2", "Al Two", "QB");
  CHECK(read_roster(espn_roster("9", one + ',' + two), "9") == both);
  CHECK(
      read_roster(espn_roster("9", espn_group("offense", one) + ',' + espn_group("suspended", "") +
                                       ',' + espn_group("defense", two)),
                  "9") == both);
  CHECK(read_roster(espn_roster("9", one), "10").error() == "team.id: it is not 10");
}

}  // namespace
}  // namespace chalkline::sports::espn
