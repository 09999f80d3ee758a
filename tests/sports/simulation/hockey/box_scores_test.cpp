#include "sports/simulation/hockey/box_scores.hpp"

#include <doctest/doctest.h>

#include <map>

#include "sports/feeds/simulated/simulated_feed.hpp"
#include "sports/simulation/leagues/line_scores.hpp"
#include "sports/simulation/players/player_lines.hpp"
#include "tests/sports/verbs.hpp"

namespace chalkline::sports::simulated {
namespace {

using namespace test;

const World kHockeyWorld{11};
const std::int64_t kFirstOfSeason = 900 * games_per_season(kHockey);

// Every sum of a final game that has to hold.
void check_sums(const hub::HockeyBox& box) {
  ledger::Score by_period;
  for (const auto& period : box.periods) {
    by_period.home += period.home;
    by_period.away += period.away;
  }
  CHECK(by_period == ledger::Score{box.home.goals, box.away.goals});
  const bool shootout = box.periods.back().period == hub::kShootoutPeriod;
  for (const bool home : {true, false}) {
    const auto& team = home ? box.home : box.away;
    const auto& other = home ? box.away : box.home;
    int goals = 0;
    int assists = 0;
    int shots = 0;
    for (const auto& skater : team.skaters) {
      CHECK(skater.goals <= *skater.shots);
      goals += skater.goals;
      assists += skater.assists;
      shots += *skater.shots;
    }
    const bool won_shootout = shootout && team.goals > other.goals;
    CHECK(goals == team.goals - (won_shootout ? 1 : 0));
    CHECK(assists <= 2 * goals);
    CHECK(shots == team.shots);
    CHECK(*team.power_play_goals <= goals);
    CHECK(other.goalies.front().shots_against == shots);
    CHECK(other.goalies.front().saves == shots - goals);
  }
}

TEST_CASE("no team scores more on the power play than it scores, over a whole season") {
  int goals = 0;
  int power_play_goals = 0;
  for (std::int64_t i = 0; i < games_per_season(kHockey); ++i) {
    CAPTURE(i);
    const Slot slot{kHockey, kFirstOfSeason + i};
    const auto box = hockey_box(kHockeyWorld, slot, starts_at(slot) + kGameLength);
    for (const auto* team : {&box.home, &box.away}) {
      CHECK(*team->power_play_goals <= team->goals);
      goals += team->goals;
      power_play_goals += *team->power_play_goals;
    }
  }
  // As in the league: one of five power plays is used, of three a game.
  CHECK(static_cast<double>(power_play_goals) / goals == doctest::Approx(0.2).epsilon(0.1));
}

TEST_CASE("every sum of a whole season's box scores holds, and so does each score") {
  std::map<std::size_t, int> periods;
  int shots = 0;
  int goals = 0;
  int assists = 0;
  for (std::int64_t i = 0; i < games_per_season(kHockey); ++i) {
    CAPTURE(i);
    const Slot slot{kHockey, kFirstOfSeason + i};
    const auto box = hockey_box(kHockeyWorld, slot, starts_at(slot) + kGameLength);
    CHECK(box.status == GameStatus::kFinal);
    const auto game = simulated_game(kHockeyWorld, slot);
    CHECK(state_at(scoring(game.match), kGameTicks).score ==
          ledger::Score{box.home.goals, box.away.goals});
    check_sums(box);
    ++periods[box.periods.size()];
    if (box.periods.size() > 3) {
      CHECK(std::abs(box.home.goals - box.away.goals) == 1);
      const auto& overtime = box.periods.at(3);
      CHECK(overtime.home + overtime.away == (box.periods.size() == 4 ? 1 : 0));
    }
    shots += *box.home.shots + *box.away.shots;
    goals += box.home.goals + box.away.goals;
    for (const auto& skater : box.home.skaters) assists += skater.assists;
    for (const auto& skater : box.away.skaters) assists += skater.assists;
  }
  // As in the league: some 30 shots of each team a game, nine in ten of them saved.
  const auto games = static_cast<double>(games_per_season(kHockey));
  CHECK(shots / games / 2 == doctest::Approx(30).epsilon(0.05));
  CHECK(goals / games / 2 == doctest::Approx(3).epsilon(0.07));
  CHECK(static_cast<double>(assists) / goals == doctest::Approx(1.65).epsilon(0.05));
  CHECK((periods[4] + periods[5]) / games == doctest::Approx(0.17).epsilon(0.3));
  CHECK(periods[5] > periods[4] / 4);
  CHECK(periods[5] < periods[4]);
}

TEST_CASE(
    "a box score is of the game that the feed lists, ends with its score and has its figures") {
  const auto date = std::chrono::year_month_day{std::chrono::November / 21 / 2026};
  std::map<std::string, Result> results;
  std::map<std::string, Listed> listed;
  for (const auto& update : SimulatedFeed{MasterSeed{11}, {}}.poll(kNoon)) {
    if (const auto* ended = std::get_if<Ended>(&update.what)) {
      results[ended->source_key] = ended->result;
    }
    if (const auto* row = std::get_if<Listed>(&update.what)) listed[row->source_key] = *row;
  }
  int final_games = 0;
  for (const auto slot : slots_on(kHockey, date)) {
    const auto box = hockey_box(World{11}, slot, kNoon);
    const auto key = source_key(World{11}, slot);
    CHECK(box.id == game_id(ledger::Source::kSimulated, key));
    if (box.status != GameStatus::kFinal) continue;
    ++final_games;
    CHECK(listed.at(key).home == box.home.team);
    CHECK(listed.at(key).away == box.away.team);
    CHECK(listed.at(key).starts_at == box.starts_at);
    const auto& result = results.at(key);
    CHECK(result.score == ledger::Score{box.home.goals, box.away.goals});
    std::map<std::string, double> figures;
    for (const auto& line : result.players) figures[line.player] = line.value;
    for (const auto* team : {&box.home, &box.away}) {
      CHECK(figures.at(team->goalies.front().player.name) == team->goalies.front().saves);
      for (const auto& skater : team->skaters) {
        CHECK(figures.at(skater.player.name) == skater.shots);
      }
    }
  }
  CHECK(final_games == 13);  // from midnight in New York to noon in Greenwich
}

TEST_CASE(
    "the schedule of a day names each game as its box score does, and the home team's venue") {
  const auto date = std::chrono::year_month_day{std::chrono::November / 21 / 2026};
  const auto games = schedule(kHockeyWorld, kHockey, date, kNoon);
  const auto slots = slots_on(kHockey, date);
  REQUIRE(games.size() == slots.size());
  for (std::size_t i = 0; i < games.size(); ++i) {
    const auto box = hockey_box(kHockeyWorld, slots[i], kNoon);
    CHECK(games[i].id == box.id);
    CHECK(games[i].starts_at == box.starts_at);
    CHECK(games[i].status == box.status);
    CHECK(games[i].home == box.home.team);
    CHECK(games[i].away == box.away.team);
    CHECK(games[i].venue == hockey_team(games[i].home.code).venue);
  }
}

TEST_CASE("a box score grows with its game, and is empty before it") {
  const Slot slot{kHockey, kFirstOfSeason};
  const auto start = starts_at(slot);
  const auto before = hockey_box(kHockeyWorld, slot, start - 1us);
  CHECK(before.status == GameStatus::kScheduled);
  CHECK(before.periods.empty());
  CHECK(before.home.shots == 0);
  CHECK(before.away.shots == 0);
  const auto scores = scoring(simulated_game(kHockeyWorld, slot).match);
  int shots = 0;
  for (int tick = 0; tick < kGameTicks; ++tick) {
    const auto box = hockey_box(kHockeyWorld, slot, start + tick * kLiveTick);
    CHECK(box.status == GameStatus::kLive);
    CHECK(state_at(scores, tick).score == ledger::Score{box.home.goals, box.away.goals});
    const int now_shots = *box.home.shots + *box.away.shots;
    CHECK(now_shots >= shots);
    shots = now_shots;
    check_sums(box);
  }
}

TEST_CASE(
    "RULES 39: a day of the schedule is the league's, from midnight to midnight in New York") {
  using namespace std::chrono;
  const auto slots = slots_on(kHockey, November / 21 / 2026);
  CHECK(slots.size() == 48);
  CHECK(starts_at(slots.front()) == at("2026-11-21T05:22:30Z"));
  CHECK(slots_on(kHockey, March / 8 / 2026).size() == 46);     // the clocks go forward
  CHECK(slots_on(kHockey, November / 1 / 2026).size() == 50);  // and back
  CHECK(slots_on(kHockey, November / 22 / 2026).front().number == slots.back().number + 1);
}

}  // namespace
}  // namespace chalkline::sports::simulated
