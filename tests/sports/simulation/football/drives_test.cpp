#include <doctest/doctest.h>

#include <array>
#include <cmath>
#include <map>
#include <set>

#include "sports/simulation/football/football_play.hpp"
#include "sports/simulation/leagues/boxes.hpp"
#include "sports/simulation/prices/final_scores.hpp"
#include "tests/ledger/figures.hpp"

// Football by drives: what a fan sees of a game can be, and a season of them is like the league's.
namespace chalkline::sports::simulated {
namespace {

using hub::Statistic;
using hub::TableName;

const World kDrivesWorld{41};

constexpr int kFieldGoal = 3;
constexpr int kTouchdown = 7;

Slot football_slot(std::int64_t game) {
  return {kFootball, 900 * games_per_season(kFootball) + game};
}

template <class Check>
void for_each_football_game_of_a_season(const Check& check) {
  for (std::int64_t i = 0; i < games_per_season(kFootball); ++i) {
    CAPTURE(i);
    const auto slot = football_slot(i);
    check(football_box(kDrivesWorld, slot, starts_at(slot) + kGameLength));
  }
}

// How many touchdowns so many points can have.
std::set<int> touchdowns_in(int points) {
  std::set<int> counts;
  for (int count = 0; count * kTouchdown <= points; ++count) {
    if ((points - count * kTouchdown) % kFieldGoal == 0) counts.insert(count);
  }
  return counts;
}

int points_of(const hub::PartScore& part, bool home) {
  return home ? part.home.value_or(0) : part.away;
}

int touchdowns_of(const hub::Box& box, bool home) {
  int touchdowns = 0;
  for (const auto& table : box.tables) {
    for (const auto& row : table.of(home))
      touchdowns += table.figure(row, Statistic::kTouchdowns).value_or(0);
  }
  return touchdowns;
}

TEST_CASE("a quarter of football has points that can be scored by threes and sevens") {
  for_each_football_game_of_a_season([](const hub::Box& box) {
    for (const auto& part : box.parts) {
      for (const bool home : {true, false}) {
        CAPTURE(points_of(part, home));
        CHECK_FALSE(touchdowns_in(points_of(part, home)).empty());
      }
    }
  });
}

TEST_CASE("a football team with 7 points has scored a touchdown, one with 3 or 6 has not") {
  std::set<int> seen;
  for_each_football_game_of_a_season([&](const hub::Box& box) {
    for (const bool home : {true, false}) {
      const auto points = box.team(home).score;
      CAPTURE(points);
      CHECK(touchdowns_in(points).contains(touchdowns_of(box, home)));
      seen.insert(points);
    }
  });
  CHECK(touchdowns_in(3) == std::set{0});
  CHECK(touchdowns_in(6) == std::set{0});
  CHECK(touchdowns_in(7) == std::set{1});
  for (const auto points : {3, 6, 7}) CHECK(seen.contains(points));
}

TEST_CASE("each touchdown of a football team stands in a quarter in which it has 7 points more") {
  for_each_football_game_of_a_season([](const hub::Box& box) {
    for (const bool home : {true, false}) {
      std::set<int> possible{0};
      for (const auto& part : box.parts) {
        std::set<int> sums;
        for (const auto before : possible) {
          for (const auto more : touchdowns_in(points_of(part, home))) sums.insert(before + more);
        }
        possible = sums;
      }
      CHECK(possible.contains(touchdowns_of(box, home)));
    }
  });
}

TEST_CASE("who scores a touchdown has run or caught for it, and catches are the passer's yards") {
  for_each_football_game_of_a_season([](const hub::Box& box) {
    const auto* passing = box.table(TableName::kPassing);
    const auto* rushing = box.table(TableName::kRushing);
    const auto* receiving = box.table(TableName::kReceiving);
    REQUIRE((passing != nullptr && rushing != nullptr && receiving != nullptr));
    for (const bool home : {true, false}) {
      for (const auto& row : rushing->of(home)) {
        CHECK(rushing->figure(row, Statistic::kTouchdowns).value() <=
              rushing->figure(row, Statistic::kRushingYards).value());
      }
      int yards = 0;
      for (const auto& row : receiving->of(home)) {
        const auto catches = receiving->figure(row, Statistic::kReceptions).value();
        const auto own = receiving->figure(row, Statistic::kReceivingYards).value();
        CHECK(receiving->figure(row, Statistic::kTouchdowns).value() <= catches);
        CHECK(catches <= own);
        yards += own;
      }
      REQUIRE(passing->of(home).size() == 1);
      CHECK(passing->figure(passing->of(home).front(), Statistic::kPassingYards) == yards);
    }
  });
}

// decisions/0039: the figures of three seasons of the league.
TEST_CASE("football is decided by 3 and 7 points most often, and as far apart as in the league") {
  constexpr int kGames = 6'000;
  std::map<int, int> margins;
  double sum = 0;
  double squares = 0;
  int home_wins = 0;
  int overtimes = 0;
  for (int number = 0; number < kGames; ++number) {
    const auto scores = scoring(simulated_game(kDrivesWorld, football_slot(number)).match);
    const auto score = state_at(scores, kGameTicks).score;
    const auto margin = score.home - score.away;
    ++margins[std::abs(margin)];
    sum += margin;
    squares += margin * margin;
    home_wins += margin > 0 ? 1 : 0;
    overtimes += !scores.empty() && scores.back().overtime ? 1 : 0;
  }
  const auto mean = sum / kGames;
  const auto near = [](double value, double expected, double by) {
    CAPTURE(value);
    CHECK(std::abs(value - expected) < by);
  };
  near(mean, 1.7, 0.7);
  near(std::sqrt(squares / kGames - mean * mean), 14.5, 0.5);
  near(home_wins / double{kGames}, 0.545, 0.025);
  near(overtimes / double{kGames}, 0.042, 0.01);
  near(margins[0] / double{kGames}, 0.004, 0.003);
  for (const auto& [margin, games] : margins) {
    if (margin == 3 || margin == 7) continue;
    CAPTURE(margin);
    CHECK(games < margins[3]);
    CHECK(games < margins[7]);
  }
}

TEST_CASE("the touchdowns of football teams come as often as their distribution says") {
  constexpr int kGames = 3'000;
  std::array<double, 8> expected{};
  std::array<double, 8> happened{};
  std::array<double, 8> variance{};
  for (int number = 0; number < kGames; ++number) {
    const auto game = simulated_game(kDrivesWorld, football_slot(number));
    for (const bool home : {true, false}) {
      const auto likely = scores_of_most(game.model(), game.match.chances, home);
      double all = 0;
      for (const auto chance : likely) all += chance;
      CHECK(all == doctest::Approx(1));
      std::size_t touchdowns = 0;
      for (const auto& line : football_play(game, home))
        touchdowns += static_cast<std::size_t>(line.touchdowns);
      for (std::size_t count = 0; count < expected.size(); ++count) {
        expected.at(count) += likely.at(count);
        variance.at(count) += likely.at(count) * (1 - likely.at(count));
        happened.at(count) += touchdowns == count ? 1 : 0;
      }
    }
  }
  for (std::size_t count = 0; count < expected.size(); ++count) {
    CAPTURE(count);
    CHECK(std::abs(happened.at(count) - expected.at(count)) <
          4 * std::sqrt(variance.at(count)) + 1);
  }
}

}  // namespace
}  // namespace chalkline::sports::simulated
