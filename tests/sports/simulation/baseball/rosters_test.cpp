#include "sports/simulation/baseball/rosters.hpp"

#include <doctest/doctest.h>

#include <map>

#include "sports/simulation/baseball/baseball_play.hpp"
#include "sports/simulation/players/player_lines.hpp"

namespace chalkline::sports::simulated {
namespace {

const World kBaseballWorld{14};
const auto kBaseballSeason = 1'000 * games_per_season(kBaseball);

ledger::Timestamp after_baseball_game(std::int64_t number) {
  return starts_at({kBaseball, kBaseballSeason + number}) + kGameLength;
}

TEST_CASE("every sum of a baseball season holds, and rosters are what its games add up to") {
  std::map<std::string, hub::BaseballPlayer> expected;
  const auto games = games_per_season(kBaseball);
  for (std::int64_t i = 0; i < games; ++i) {
    CAPTURE(i);
    const auto game = simulated_game(kBaseballWorld, {kBaseball, kBaseballSeason + i});
    const auto score = state_at(scoring(game.match), kGameTicks).score;
    std::map<std::string, double> lines;
    for (const auto& line : player_lines(game)) lines[line.player] = line.value;
    for (const bool home : {true, false}) {
      const auto play = baseball_play(game, home);
      const auto& side = game.side(home);
      int runs = 0;
      int batted_in = 0;
      for (std::size_t slot = 0; slot < kBaseballFigures; ++slot) {
        const auto& batter = play.batters.at(slot);
        CHECK(batter.hits <= batter.at_bats);
        CHECK(batter.home_runs <= batter.hits);
        CHECK(batter.home_runs <= batter.runs);
        runs += batter.runs;
        batted_in += batter.runs_batted_in;
        auto& player = expected[player_id(kBaseball, side.code, slot)];
        player.at_bats += batter.at_bats;
        player.hits += batter.hits;
        player.home_runs += batter.home_runs;
        const auto line = lines.at(player_name(side.names, slot));
        if (slot == kPitcher) {
          CHECK(batter.at_bats == 0);
          CHECK(line == play.pitchers.front().strikeouts);
        } else {
          CHECK(line == batter.hits + batter.runs + batter.runs_batted_in);
        }
      }
      CHECK(runs == (home ? score.home : score.away));
      CHECK(batted_in <= runs);
      int allowed = 0;
      for (const auto& pitcher : play.pitchers) {
        allowed += pitcher.runs;
        auto& player = expected[player_id(kBaseball, side.code, pitcher.roster_slot)];
        player.outs += pitcher.outs;
        player.earned_runs += pitcher.earned_runs;
        player.strikeouts += pitcher.strikeouts;
      }
      CHECK(allowed == (home ? score.away : score.home));
    }
  }
  const auto rosters = baseball_rosters(kBaseballWorld, after_baseball_game(games - 1));
  REQUIRE(rosters.size() == 30);
  for (const auto& roster : rosters) {
    REQUIRE(roster.players.size() == kBaseballRoster);
    for (const auto& player : roster.players) {
      auto& sum = expected.at(player.player.id);
      sum.player = player.player;
      sum.position = player.position;
      CHECK(player == sum);
    }
  }
}

TEST_CASE("batters hit one of four, and pitchers allow some four runs in nine innings") {
  hub::BaseballPlayer league;
  for (const auto& roster :
       baseball_rosters(kBaseballWorld, after_baseball_game(games_per_season(kBaseball) - 1))) {
    for (const auto& player : roster.players) {
      const bool is_pitcher = player.position == "P";
      CHECK((player.outs > 0) == is_pitcher);
      CHECK((player.at_bats > 0) != is_pitcher);
      league.at_bats += player.at_bats;
      league.hits += player.hits;
      league.outs += player.outs;
      league.earned_runs += player.earned_runs;
      if (!is_pitcher) {
        CHECK(player.batting_average() > 0.13);
        CHECK(player.batting_average() < 0.38);
      }
    }
  }
  CHECK(league.batting_average() == doctest::Approx(0.25).epsilon(0.05));
  CHECK(league.earned_run_average() == doctest::Approx(4.2).epsilon(0.1));
  CHECK(hub::BaseballPlayer{}.batting_average() == 0);
  CHECK(hub::BaseballPlayer{}.earned_run_average() == 0);
}

TEST_CASE("on the first day of a season its rosters have the figures of its first game alone") {
  std::size_t players = 0;
  for (const auto& roster : baseball_rosters(kBaseballWorld, after_baseball_game(0))) {
    for (const auto& player : roster.players) players += player.at_bats + player.outs > 0 ? 1 : 0;
  }
  const auto game = simulated_game(kBaseballWorld, {kBaseball, kBaseballSeason});
  CHECK(players == 18 + baseball_play(game, true).pitchers.size() +
                       baseball_play(game, false).pitchers.size());
}

}  // namespace
}  // namespace chalkline::sports::simulated
