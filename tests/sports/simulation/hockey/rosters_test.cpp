#include "sports/simulation/hockey/rosters.hpp"

#include <doctest/doctest.h>

#include <map>

#include "sports/model/league.hpp"
#include "sports/simulation/hockey/box_scores.hpp"
#include "sports/simulation/hockey/hockey_play.hpp"

namespace chalkline::sports::simulated {
namespace {

const World kRosterWorld{13};
const auto kRosterSeason = 901 * games_per_season(kHockey);

ledger::Timestamp after_game(std::int64_t number) {
  return starts_at({kHockey, kRosterSeason + number}) + kGameLength;
}

TEST_CASE("the figures of hockey players are those of the season's box scores") {
  for (const auto games : {std::int64_t{1}, std::int64_t{100}, games_per_season(kHockey)}) {
    CAPTURE(games);
    std::map<std::string, hub::HockeyPlayer> expected;
    for (std::int64_t i = 0; i < games; ++i) {
      const Slot slot{kHockey, kRosterSeason + i};
      const auto box = hockey_box(kRosterWorld, slot, after_game(i));
      const auto minutes = 60 + hockey_play(simulated_game(kRosterWorld, slot)).overtime_minutes;
      for (const auto* team : {&box.home, &box.away}) {
        for (const auto& skater : team->skaters) {
          auto& player = expected[skater.player.id];
          player.player = skater.player;
          player.goals += skater.goals;
          player.assists += skater.assists;
        }
        const auto& goalie = team->goalies.front();
        auto& player = expected[goalie.player.id];
        player.player = goalie.player;
        player.saves += goalie.saves;
        player.shots_against += goalie.shots_against;
        player.minutes += minutes;
      }
    }
    const auto rosters = hockey_rosters(kRosterWorld, after_game(games - 1));
    REQUIRE(rosters.size() == 32);
    std::size_t found = 0;
    for (const auto& roster : rosters) {
      CHECK(roster.players.size() == kHockeyLineup);
      for (const auto& player : roster.players) {
        auto& sum = expected[player.player.id];
        if (sum.player.id.empty()) {
          CHECK(player.shots_against + player.goals + player.minutes == 0);
          continue;
        }
        ++found;
        sum.position = player.position;
        CHECK(player == sum);
        CHECK((player.minutes > 0) == (player.position == "G"));
      }
    }
    CHECK(found >= 2 * kHockeyLineup);
  }
}

TEST_CASE(
    "a goalie plays an hour, and overtime until its goal, or five minutes before a shootout") {
  std::map<int, int> sudden;
  for (std::int64_t i = 0; i < games_per_season(kHockey); ++i) {
    const auto play = hockey_play(simulated_game(kRosterWorld, {kHockey, kRosterSeason + i}));
    const bool scored_in_overtime = !play.shots.empty() && play.shots.back().period == 4;
    CHECK((play.overtime_minutes > 0) == (scored_in_overtime || play.shootout_won.has_value()));
    CHECK(play.overtime_minutes <= 5);
    if (play.shootout_won) CHECK(play.overtime_minutes == 5);
    if (scored_in_overtime) ++sudden[play.overtime_minutes];
  }
  CHECK(sudden.size() == 5);
}

TEST_CASE("goalies save nine shots of ten, and let three goals in") {
  for (const auto& roster :
       hockey_rosters(kRosterWorld, after_game(games_per_season(kHockey) - 1))) {
    const auto& goalie = roster.players.front();
    CHECK(goalie.save_percentage() > 0.86);
    CHECK(goalie.save_percentage() < 0.94);
    CHECK(goalie.goals_against_average() > 1.5);
    CHECK(goalie.goals_against_average() < 4.5);
  }
  CHECK(hub::HockeyPlayer{}.save_percentage() == 0);
  CHECK(hub::HockeyPlayer{}.goals_against_average() == 0);
}

}  // namespace
}  // namespace chalkline::sports::simulated
