#include "sports/feeds/live_hub/box_figures.hpp"

#include <doctest/doctest.h>

#include "ledger/rules/game.hpp"

namespace chalkline::sports::live {
namespace {

using enum ledger::PropType;

std::optional<int> figure_in(const std::vector<ledger::PlayerFigures>& figures,
                             const std::string& player, ledger::PropType type) {
  return ledger::figure_of({player, {}, type}, figures);
}

TEST_CASE("a box score of hockey has the figures of all who played, and of nobody else") {
  nhl::BoxTeams box;
  box.home.skaters = {{.player = {"9", "A"}, .goals = 2, .assists = 1, .shots = 5},
                      {.player = {"10", "B"}, .goals = 0, .assists = 0}};
  box.away.goalies = {{.player = {"31", "G"}, .saves = 27, .shots_against = 30}};
  const auto figures = box_figures(box);
  CHECK(figure_in(figures, "9", kGoals) == 2);
  CHECK(figure_in(figures, "9", kAssists) == 1);
  CHECK(figure_in(figures, "9", kPoints) == 3);
  CHECK(figure_in(figures, "9", kShotsOnGoal) == 5);
  CHECK(figure_in(figures, "10", kPoints) == 0);
  CHECK_FALSE(figure_in(figures, "10", kShotsOnGoal).has_value());  // not known
  CHECK(figure_in(figures, "31", kSaves) == 27);
  CHECK_FALSE(figure_in(figures, "31", kGoals).has_value());
  CHECK_FALSE(figure_in(figures, "11", kGoals).has_value());
  CHECK(std::ranges::is_sorted(figures, {}, &ledger::PlayerFigures::player));
}

TEST_CASE("a box score of baseball has batters and pitchers, and one who is both once") {
  mlb::BoxTeams box;
  box.home.batters = {{.player = {"17", "O"},
                       .position = "DH",
                       .at_bats = 4,
                       .runs = 1,
                       .hits = 2,
                       .home_runs = 1,
                       .runs_batted_in = 3}};
  box.home.pitchers = {{.player = {"17", "O"}, .outs = 18, .hits = 4, .strikeouts = 9}};
  box.away.pitchers = {{.player = {"20", "P"}, .outs = 3, .hits = 0, .strikeouts = 0}};
  const auto figures = box_figures(box);
  REQUIRE(figures.size() == 2);
  CHECK(figure_in(figures, "17", kHits) == 2);
  CHECK(figure_in(figures, "17", kRuns) == 1);
  CHECK(figure_in(figures, "17", kHitsRunsRbis) == 6);
  CHECK(figure_in(figures, "17", kStrikeouts) == 9);
  CHECK(figure_in(figures, "17", kHitsAllowed) == 4);
  CHECK(figure_in(figures, "20", kStrikeouts) == 0);
  CHECK_FALSE(figure_in(figures, "20", kHits).has_value());  // he did not bat
}

}  // namespace
}  // namespace chalkline::sports::live
