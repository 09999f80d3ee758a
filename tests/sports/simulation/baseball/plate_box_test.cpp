#include "sports/simulation/baseball/plate_box.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <map>
#include <numeric>

#include "sports/model/league.hpp"
#include "sports/simulation/baseball/plate_play.hpp"

// A season of baseball, as a fan of the league would look at it.
namespace chalkline::sports::simulated {
namespace {

const World kDiamondWorld{42};
const auto kDiamondSeason = 1'000 * games_per_season(kBaseball);

struct TeamNight {
  BaseballPlay own;
  BaseballPlay other;
  int runs{};
  BattingLine batting;   // of all
  PitchingLine against;  // of all who pitched to them
  int plate_appearances{};
};

template <class Line>
int sum_of(const auto& lines, int Line::* figure) {
  int sum = 0;
  for (const auto& line : lines) sum += line.*figure;
  return sum;
}

TeamNight night_of(const SimulatedGame& game, bool home) {
  TeamNight night{baseball_play(game, home), baseball_play(game, !home), 0, {}, {}, 0};
  const auto score = state_at(scoring(game.match), kGameTicks).score;
  night.runs = home ? score.home : score.away;
  for (auto figure :
       {&BattingLine::at_bats, &BattingLine::hits, &BattingLine::home_runs, &BattingLine::runs,
        &BattingLine::runs_batted_in, &BattingLine::walks, &BattingLine::strikeouts})
    night.batting.*figure = sum_of(night.own.batters, figure);
  for (auto figure : {&PitchingLine::outs, &PitchingLine::hits, &PitchingLine::runs,
                      &PitchingLine::earned_runs, &PitchingLine::walks, &PitchingLine::strikeouts})
    night.against.*figure = sum_of(night.other.pitchers, figure);
  night.plate_appearances = night.batting.at_bats + night.batting.walks;
  return night;
}

template <class Visit>
void each_night(const Visit& visit) {
  for (std::int64_t i = 0; i < games_per_season(kBaseball); ++i) {
    CAPTURE(i);
    const auto game = simulated_game(kDiamondWorld, {kBaseball, kDiamondSeason + i});
    for (const bool home : {true, false}) visit(game, home, night_of(game, home));
  }
}

TEST_CASE("every plate appearance ends with a run, a runner left on base or an out") {
  each_night([](const SimulatedGame&, bool, const TeamNight& night) {
    CHECK(night.plate_appearances == night.runs + night.own.left_on_base + night.against.outs);
    const auto innings = (night.against.outs + 2) / 3;
    CHECK(night.own.left_on_base >= 0);
    CHECK(night.own.left_on_base <= 3 * std::max(innings, 1) + 3);
  });
}

TEST_CASE("runs, hits, walks and strikeouts of the batters are those that the pitchers gave up") {
  each_night([](const SimulatedGame&, bool, const TeamNight& night) {
    CHECK(night.batting.runs == night.runs);
    CHECK(night.against.runs == night.runs);
    CHECK(night.against.hits == night.batting.hits);
    CHECK(night.against.walks == night.batting.walks);
    CHECK(night.against.strikeouts == night.batting.strikeouts);
    CHECK(night.against.earned_runs <= night.runs);
    CHECK(night.batting.runs_batted_in <= night.runs);
    // A player who scores has got on base.
    CHECK(night.runs <= night.batting.hits + night.batting.walks + night.other.errors);
    if (night.other.errors == 0) CHECK(night.against.earned_runs == night.runs);
    if (night.other.errors == 0) CHECK(night.batting.runs_batted_in == night.runs);
  });
}

TEST_CASE("a batter's line can be batted, and the order goes round without a gap") {
  each_night([](const SimulatedGame&, bool, const TeamNight& night) {
    int before = 100;
    for (std::size_t i = kPitcher + 1; i < kBaseballFigures; ++i) {
      const auto& line = night.own.batters.at(i);
      const auto plates = line.at_bats + line.walks;
      CHECK(plates <= before);
      before = plates;
      CHECK(line.hits + line.strikeouts <= line.at_bats);
      CHECK(line.home_runs <= line.hits);
      CHECK(line.home_runs <= line.runs);
      CHECK(line.home_runs <= line.runs_batted_in);
      CHECK(line.runs <= line.hits + line.walks + night.other.errors);
    }
    const auto first = night.own.batters.at(kPitcher + 1);
    CHECK(first.at_bats + first.walks - before <= 1);
  });
}

TEST_CASE("no pitcher is taken out of a game in which he has allowed no hit") {
  each_night([](const SimulatedGame&, bool, const TeamNight& night) {
    const auto& pitchers = night.own.pitchers;
    if (pitchers.size() > 1) CHECK(pitchers.front().hits > 0);
    for (const auto& pitcher : pitchers) CHECK(pitcher.strikeouts <= pitcher.outs);
  });
}

TEST_CASE("a team's night looks like one in the league: hits, walks, strikeouts, errors") {
  BattingLine all;
  int runs = 0, earned = 0, errors = 0, left_on_base = 0, starter_outs = 0, pitchers = 0;
  each_night([&](const SimulatedGame&, bool, const TeamNight& night) {
    all.at_bats += night.batting.at_bats;
    all.hits += night.batting.hits;
    all.walks += night.batting.walks;
    all.strikeouts += night.batting.strikeouts;
    all.home_runs += night.batting.home_runs;
    all.runs_batted_in += night.batting.runs_batted_in;
    runs += night.runs;
    earned += night.against.earned_runs;
    errors += night.own.errors;
    left_on_base += night.own.left_on_base;
    starter_outs += night.own.pitchers.front().outs;
    pitchers += static_cast<int>(night.own.pitchers.size());
  });
  const auto nights = 2.0 * static_cast<double>(games_per_season(kBaseball));
  CHECK(all.hits / nights == doctest::Approx(8.3).epsilon(0.04));
  CHECK(all.walks / nights == doctest::Approx(3.2).epsilon(0.05));
  CHECK(all.strikeouts / nights == doctest::Approx(8.5).epsilon(0.04));
  CHECK(all.home_runs / nights == doctest::Approx(1.18).epsilon(0.06));
  CHECK(static_cast<double>(all.hits) / all.at_bats == doctest::Approx(0.243).epsilon(0.03));
  CHECK(errors / nights == doctest::Approx(0.5).epsilon(0.1));
  CHECK(left_on_base / nights == doctest::Approx(6.9).epsilon(0.05));
  CHECK(1 - static_cast<double>(earned) / runs == doctest::Approx(0.075).epsilon(0.15));
  CHECK(static_cast<double>(all.runs_batted_in) / runs == doctest::Approx(0.95).epsilon(0.02));
  CHECK(starter_outs / nights / 3 == doctest::Approx(5.5).epsilon(0.03));
  CHECK(pitchers / nights == doctest::Approx(4).epsilon(0.1));
}

TEST_CASE(
    "the season's leaders hit and slug as the league's do, and the best starter allows little") {
  std::map<std::string, BattingLine> batters;
  std::map<std::string, PitchingLine> starters;
  each_night([&](const SimulatedGame& game, bool home, const TeamNight& night) {
    for (std::size_t i = kPitcher + 1; i < kBaseballFigures; ++i) {
      auto& sum = batters[player_id(kBaseball, game.side(home).code, i)];
      sum.at_bats += night.own.batters.at(i).at_bats;
      sum.hits += night.own.batters.at(i).hits;
      sum.home_runs += night.own.batters.at(i).home_runs;
    }
    auto& starter = starters[game.side(home).code];
    starter.outs += night.own.pitchers.front().outs;
    starter.earned_runs += night.own.pitchers.front().earned_runs;
  });
  double average = 0;
  double slugged = 0;
  const auto games_of_team = 2.0 * static_cast<double>(games_per_season(kBaseball)) /
                             static_cast<double>(teams_of(kBaseball).size());
  for (const auto& [id, line] : batters) {
    average = std::max(average, static_cast<double>(line.hits) / line.at_bats);
    slugged = std::max(slugged, line.home_runs * 162 / games_of_team);
  }
  double allowed = 100;
  for (const auto& [team, line] : starters)
    allowed = std::min(allowed, 27.0 * line.earned_runs / line.outs);
  CAPTURE(average);
  CAPTURE(slugged);
  CAPTURE(allowed);
  // A starter begins all 162 games of his team, so that luck takes nobody as low as the league's
  // leaders, who begin 32.
  CHECK(average > 0.315);
  CHECK(average < 0.355);
  CHECK(slugged > 38);
  CHECK(slugged < 58);
  CHECK(allowed > 2.8);
  CHECK(allowed < 3.7);
}

}  // namespace
}  // namespace chalkline::sports::simulated
