#include "sports/simulation/hockey/lineup.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <map>
#include <numeric>
#include <set>

#include "sports/simulation/games/overtime.hpp"
#include "sports/simulation/hockey/box_scores.hpp"
#include "sports/simulation/hockey/hockey_play.hpp"

// Hockey games with lineups, as a fan of the league would look through them.
namespace chalkline::sports::simulated {
namespace {

const World kLineupWorld{17};
const auto kLineupSeason = 900 * games_per_season(kHockey);

Slot slot_of(std::int64_t number) { return {kHockey, kLineupSeason + number}; }

hub::HockeyBox final_box(std::int64_t number) {
  const auto slot = slot_of(number);
  return hockey_box(kLineupWorld, slot, starts_at(slot) + kGameLength);
}

// Every game of a season, with its play and its box score.
template <class Check>
void each_game(const Check& check) {
  for (std::int64_t number = 0; number < games_per_season(kHockey); ++number) {
    CAPTURE(number);
    check(simulated_game(kLineupWorld, slot_of(number)), final_box(number));
  }
}

TEST_CASE("a team dresses twelve forwards, six defencemen and a goalie") {
  const auto box = final_box(1);
  for (const auto* team : {&box.home, &box.away}) {
    std::map<std::string, int> positions;
    std::set<std::string> names;
    for (const auto& skater : team->skaters) {
      ++positions[skater.position];
      names.insert(skater.player.name);
    }
    CHECK(positions == std::map<std::string, int>{{"C", 4}, {"D", 6}, {"LW", 4}, {"RW", 4}});
    CHECK(names.size() == 18);
    CHECK(team->goalies.size() == 1);
  }
}

TEST_CASE("five are on the ice, fewer after a penalty, three in overtime: time on ice adds up") {
  each_game([](const SimulatedGame& game, const hub::HockeyBox& box) {
    const auto play = hockey_play(game);
    for (const bool home : {true, false}) {
      int seconds = 0;
      for (const auto& skater : (home ? box.home : box.away).skaters) seconds += *skater.ice_time_s;
      const auto all = 5 * 3'600 + 3 * 60 * play.overtime_minutes;
      const auto penalties = std::ranges::count(play.penalties, home, &Penalty::home);
      CHECK(seconds <= all);
      CHECK(seconds >= all - 120 * penalties);
      if (penalties == 0) CHECK(seconds == all);
    }
  });
}

TEST_CASE("forwards play 10 to 22 minutes and defencemen 14 to 26, the first ones most") {
  std::map<std::size_t, double> sums;
  each_game([&](const SimulatedGame&, const hub::HockeyBox& box) {
    for (const auto* team : {&box.home, &box.away}) {
      for (std::size_t i = 0; i < team->skaters.size(); ++i) {
        const auto& skater = team->skaters[i];
        const bool defends = skater.position == "D";
        // A game with many penalties is shorter for all.
        CHECK(*skater.ice_time_s >= 60 * (defends ? 13 : 9));
        CHECK(*skater.ice_time_s <= 60 * (defends ? 28 : 24));
        sums[i + 1] += *skater.ice_time_s;
      }
    }
  });
  const auto minutes = [&](std::size_t slot) {
    return sums[slot] / 60 / 2 / static_cast<double>(games_per_season(kHockey));
  };
  CHECK(minutes(1) == doctest::Approx(19).epsilon(0.04));
  CHECK(minutes(12) == doctest::Approx(12).epsilon(0.04));
  CHECK(minutes(4) == doctest::Approx(23).epsilon(0.04));
}

TEST_CASE("who scored and who passed were on the ice, and nobody assists his own goal") {
  std::array<int, 3> assists{};
  each_game([&](const SimulatedGame& game, const hub::HockeyBox&) {
    for (const auto& shot : hockey_play(game).shots) {
      const auto& [first, second] = shot.assists;
      if (!shot.goal) CHECK_FALSE(first);
      if (!shot.goal) continue;
      ++assists.at((first ? 1U : 0U) + (second ? 1U : 0U));
      CHECK(first != shot.shooter);
      CHECK(second != shot.shooter);
      if (second) CHECK(first != second);
      CHECK(shot.on_ice.empty() == shot.power_play);
      CHECK(shot.against.size() == shot.on_ice.size());
      if (shot.power_play) continue;
      CHECK(shot.on_ice.size() == (shot.period > 3 ? 3 : 5));
      for (const auto& one : {std::optional{shot.shooter}, first, second}) {
        if (one) CHECK(std::ranges::find(shot.on_ice, *one) != shot.on_ice.end());
      }
    }
  });
  const auto goals = assists[0] + assists[1] + assists[2];
  CHECK(assists[0] < 0.1 * goals);
  CHECK(assists[2] > 0.65 * goals);
}

TEST_CASE("plus and minus of both teams cancel out, and the winner is seldom behind") {
  int against_result = 0;
  each_game([&](const SimulatedGame& game, const hub::HockeyBox& box) {
    std::map<bool, int> sums;
    for (const bool home : {true, false}) {
      for (const auto& skater : (home ? box.home : box.away).skaters) {
        CHECK(std::abs(*skater.plus_minus) <= 8);
        sums[home] += *skater.plus_minus;
      }
    }
    CHECK(sums[true] + sums[false] == 0);
    int even = 0;
    for (const auto& shot : hockey_play(game).shots) {
      if (shot.goal && !shot.power_play)
        even += (shot.home ? 1 : -1) * static_cast<int>(shot.on_ice.size());
    }
    CHECK(sums[true] == even);
    const bool home_won = box.home.goals > box.away.goals;
    against_result += sums[home_won] < 0 ? 1 : 0;
  });
  CHECK(against_result < 0.15 * static_cast<double>(games_per_season(kHockey)));
}

TEST_CASE("a power-play goal follows a penalty of the other team, and three minors are usual") {
  double minutes = 0;
  each_game([&](const SimulatedGame&, const hub::HockeyBox& box) {
    for (const bool home : {true, false}) {
      int team = 0;
      for (const auto& skater : (home ? box.home : box.away).skaters)
        team += *skater.penalty_minutes;
      CHECK(team % kPenaltyMinutes == 0);
      CHECK(team / kPenaltyMinutes >= *(home ? box.away : box.home).power_play_goals);
      minutes += team;
    }
  });
  CHECK(minutes / 2 / static_cast<double>(games_per_season(kHockey)) ==
        doctest::Approx(6).epsilon(0.1));
}

TEST_CASE("nobody takes a dozen shots as a rule: the leader of a game has four to six") {
  std::map<int, int> leaders;
  each_game([&](const SimulatedGame&, const hub::HockeyBox& box) {
    for (const auto* team : {&box.home, &box.away}) {
      const auto most = std::ranges::max_element(team->skaters, {},
                                                 [](const auto& skater) { return *skater.shots; });
      ++leaders[*most->shots];
    }
  });
  const auto share = [&](int least, int most) {
    double teams = 0;
    for (const auto& [shots, times] : leaders) {
      if (shots >= least && shots <= most) teams += times;
    }
    return teams / 2 / static_cast<double>(games_per_season(kHockey));
  };
  CHECK(share(4, 6) > 0.7);
  CHECK(share(8, 99) < 0.06);
  CHECK(share(12, 99) < 0.002);
}

// The best of a season in figures a game.
struct Leaders {
  double goals{};
  double assists{};
  double points{};
  std::string scorer;  // his position
};

Leaders leaders_of(const World& world) {
  struct Sum {
    int goals{};
    int assists{};
    int games{};
    std::string position;
  };
  std::map<std::string, Sum> sums;
  for (std::int64_t number = 0; number < games_per_season(kHockey); ++number) {
    const auto slot = slot_of(number);
    const auto box = hockey_box(world, slot, starts_at(slot) + kGameLength);
    for (const auto* team : {&box.home, &box.away}) {
      for (const auto& skater : team->skaters) {
        auto& [goals, assists, games, position] = sums[skater.player.id];
        goals += skater.goals;
        assists += skater.assists;
        ++games;
        position = skater.position;
      }
    }
  }
  Leaders best;
  for (const auto& [id, sum] : sums) {
    const auto games = static_cast<double>(sum.games);
    if (sum.goals / games > best.goals) best.scorer = sum.position;
    best.goals = std::max(best.goals, sum.goals / games);
    best.assists = std::max(best.assists, sum.assists / games);
    best.points = std::max(best.points, (sum.goals + sum.assists) / games);
  }
  return best;
}

TEST_CASE("a season's leaders in goals, assists and points could be the league's") {
  for (const std::uint64_t seed : {1U, 2U, 3U, 4U, 5U, 6U}) {
    CAPTURE(seed);
    const auto best = leaders_of(World{seed});
    CAPTURE(best.goals);
    CAPTURE(best.assists);
    CAPTURE(best.points);
    CHECK(best.goals >= 0.45);
    CHECK(best.goals <= 0.8);
    CHECK(best.assists >= 0.6);
    CHECK(best.assists <= 1.2);
    CHECK(best.points >= 1.1);
    CHECK(best.points <= 1.8);
    CHECK(best.scorer != "D");
  }
}

TEST_CASE("each one's chances of a goal and of an assist are those by which they are drawn") {
  const auto means = simulated_game(kLineupWorld, slot_of(0)).home_means;
  for (const auto strength : {Strength::kEven, Strength::kPowerPlay, Strength::kOvertime}) {
    const auto shares = goal_shares(strength, means);
    constexpr int kGoals = 40'000;
    GoalShares drawn{};
    for (std::uint64_t i = 0; i < kGoals; ++i) {
      const auto goal = draw_goal(strength, means, Seed{77}.of(i));
      drawn.at(goal.scorer).scored += 1.0 / kGoals;
      for (const auto& one : goal.assists) {
        if (one) drawn.at(*one).assisted += 1.0 / kGoals;
      }
    }
    double scored = 0;
    double shots = 0;
    for (std::size_t slot = 1; slot < kHockeyLineup; ++slot) {
      CAPTURE(slot);
      CHECK(std::abs(drawn.at(slot).scored - shares.at(slot).scored) < 0.008);
      CHECK(std::abs(drawn.at(slot).assisted - shares.at(slot).assisted) < 0.012);
      scored += shares.at(slot).scored;
      shots += shooting_share(means, slot);
    }
    CHECK(scored == doctest::Approx(1));
    CHECK(shots == doctest::Approx(1));
  }
}

TEST_CASE("a box score under way has the ice time so far, and tells nothing of overtime") {
  for (std::int64_t number = 0; number < 60; ++number) {
    CAPTURE(number);
    const auto slot = slot_of(number);
    int before = 0;
    for (int tick = 0; tick <= kGameTicks; ++tick) {
      const auto box = hockey_box(kLineupWorld, slot, starts_at(slot) + tick * kLiveTick);
      int seconds = 0;
      for (const auto& skater : box.home.skaters) seconds += *skater.ice_time_s;
      CHECK(seconds >= before);
      before = seconds;
      if (tick < regulation_ticks(Timetable::kPeriods)) CHECK(box.periods.size() <= 3);
      if (tick < kGameTicks) CHECK(box.periods.size() <= 4);
    }
  }
}

}  // namespace
}  // namespace chalkline::sports::simulated
