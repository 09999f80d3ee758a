#include <doctest/doctest.h>

#include <cmath>
#include <random>
#include <vector>

#include "insight/calibration.hpp"
#include "insight/closing_line.hpp"
#include "insight/clusters.hpp"
#include "insight/kelly.hpp"
#include "insight/no_vig.hpp"
#include "insight/progress/figure.hpp"
#include "insight/returns.hpp"

namespace chalkline::insight {
namespace {

TEST_CASE("without a forecast or a bet there is no figure") {
  CHECK(!brier({}));
  CHECK(!log_score({}));
  CHECK(effective_n({}) == 0);
  CHECK(calibration({}).empty());
  CHECK(!return_of({}, 1));
  CHECK(bootstrap({}, 1).empty());
}

TEST_CASE("a running ratio is that of all its parts, in whatever order their clusters come") {
  std::mt19937_64 random{7};
  RunningRatio running;
  std::vector<Part> parts;
  CHECK(!running.ratio());
  for (int i = 0; i < 500; ++i) {
    const auto brought = random() % 2 == 0 ? 0.91 : -1.0;
    parts.push_back({brought, 1, static_cast<std::uint64_t>(i) / 7 + random() % 3});
    running.add(parts.back());
    const auto all = ratio(parts);
    const auto so_far = running.ratio();
    REQUIRE(so_far);
    CHECK(so_far->value == doctest::Approx(all->value));
    CHECK(so_far->error == doctest::Approx(all->error));
    CHECK(so_far->n == all->n);
    CHECK(so_far->clusters == all->clusters);
    CHECK(so_far->effective_n == doctest::Approx(all->effective_n));
  }
}

TEST_CASE("an honest chance has the best expected score") {
  for (const double truth : {0.1, 0.37, 0.5, 0.9}) {
    const auto expected = [&](auto score, double stated) {
      const Forecast yes{stated, true, 0};
      const Forecast no{stated, false, 0};
      return truth * *score({&yes, 1}) + (1 - truth) * *score({&no, 1});
    };
    for (const double off : {-0.05, -0.01, 0.01, 0.05}) {
      CHECK(expected(brier, truth) < expected(brier, truth + off));
      CHECK(expected(log_score, truth) < expected(log_score, truth + off));
    }
  }
}

TEST_CASE("bins lie around the tens") {
  struct Row {
    double chance;
    int tenth;
  };
  for (const auto& [chance, tenth] :
       {Row{0, 0}, Row{0.04, 0}, Row{0.05, 1}, Row{0.14, 1}, Row{0.6, 6}, Row{0.649, 6},
        Row{0.65, 7}, Row{0.95, 10}, Row{1, 10}}) {
    CAPTURE(chance);
    const Forecast forecast{chance, true, 0};
    CHECK(calibration({&forecast, 1}).front().tenth == tenth);
  }
}

TEST_CASE("forecasts of one game are worth one game") {
  const std::vector<Forecast> alike(10, {0.7, true, 4});
  CHECK(effective_n(alike) == 1);
  CHECK(calibration(alike).front().games == 1);
}

TEST_CASE("a bin has a band from thirty games on, however many forecasts are on them") {
  std::vector<Forecast> forecasts;
  for (std::uint64_t game = 0; game < kEnough; ++game) {
    CHECK_FALSE((game > 0 && calibration(forecasts).front().band));
    for (int copy = 0; copy < 3; ++copy) forecasts.push_back({0.7, game % 2 == 0, game});
  }
  const auto bin = calibration(forecasts).front();
  CHECK(bin.n == 3 * kEnough);
  CHECK(bin.games == static_cast<double>(kEnough));
  CHECK(bin.band == wilson(0.5, static_cast<double>(kEnough)));
}

TEST_CASE("Wilson's interval holds the share, stays within 0 and 1 and narrows with n") {
  for (double n = 1; n < 3'000; n *= 2) {
    for (const double share : {0.0, 0.25, 0.5, 1.0}) {
      const auto band = wilson(share, n);
      CHECK(band.low <= share + 1e-12);
      CHECK(band.high >= share - 1e-12);
      CHECK(band.low >= -1e-12);
      CHECK(band.high <= 1 + 1e-12);
      const auto narrower = wilson(share, 2 * n);
      CHECK(narrower.high - narrower.low < band.high - band.low);
    }
  }
}

TEST_CASE("each way to take the margin out is a chance, fair to both sides and rising") {
  for (const auto method : kNoVigs) {
    for (double first = 0.02; first < 0.98; first += 0.04) {
      const auto second = 1.045 - first;
      if (second >= 1) continue;
      const auto chance = no_vig(method, first, second);
      CHECK(chance > 0);
      CHECK(chance < first);
      CHECK(chance + no_vig(method, second, first) == doctest::Approx(1).epsilon(1e-12));
      CHECK(no_vig(method, first + 0.01, second - 0.01) > chance);
    }
    CHECK(no_vig(method, ledger::TwoWay{0, -110, -110}) == doctest::Approx(0.5));
  }
}

TEST_CASE("Shin's and the power method take more off the longer price") {
  const ledger::TwoWay quote{0, -300, 240};
  const auto proportional = no_vig(NoVig::kProportional, quote);
  CHECK(no_vig(NoVig::kShin, quote) > proportional);
  CHECK(no_vig(NoVig::kPower, quote) > proportional);
  CHECK(3.4 * (1 - proportional) - 1 == doctest::Approx(-0.042).epsilon(0.01));
  CHECK(3.4 * (1 - no_vig(NoVig::kPower, quote)) - 1 == doctest::Approx(-0.093).epsilon(0.01));
}

TEST_CASE("a price at the closing chance is worth nothing more, and a better line is") {
  CHECK(closing_line_value(2.5, 0.4) == doctest::Approx(0));
  CHECK(closing_line_value(2.0, 0.55) == doctest::Approx(0.1));
  CHECK(chance_at_moved_line(0.5, 0, 13) == doctest::Approx(0.5));
  CHECK(chance_at_moved_line(0.5, 1, 13) > 0.5);
  CHECK(chance_at_moved_line(0.5, -1, 13) < 0.5);
}

TEST_CASE("the interval of a return waits for 30 games with 5 won and 5 lost") {
  const auto bets = [](std::size_t games, std::size_t won) {
    std::vector<SettledBet> result;
    for (std::size_t i = 0; i < games; ++i) result.push_back({10, i < won ? 9.0 : -10.0, i});
    return result;
  };
  CHECK(!return_of(bets(29, 10), 1)->interval);
  CHECK(!return_of(bets(40, 4), 1)->interval);
  CHECK(!return_of(bets(40, 36), 1)->interval);
  CHECK(return_of(bets(40, 20), 1)->interval);
}

TEST_CASE("the bootstrap is seeded, and counts the bets of a game as one draw") {
  std::mt19937_64 random{3};
  std::vector<SettledBet> bets;
  std::vector<SettledBet> each_four_times;
  for (std::uint64_t game = 0; game < 100; ++game) {
    bets.push_back({10, random() % 2 == 0 ? 10.0 : -10.0, game});
    for (int i = 0; i < 4; ++i) each_four_times.push_back(bets.back());
  }
  const auto once = return_of(bets, 5);
  CHECK(once->interval == return_of(bets, 5)->interval);
  CHECK(once->interval != return_of(bets, 6)->interval);
  const auto repeated = return_of(each_four_times, 5);
  CHECK(repeated->interval->low == doctest::Approx(once->interval->low));
  CHECK(repeated->ratio.error == doctest::Approx(once->ratio.error));
}

TEST_CASE("the bootstrap of fair bets covers the truth about as often as it says") {
  std::mt19937_64 random{11};
  int covered = 0;
  for (std::uint64_t trial = 0; trial < 200; ++trial) {
    std::vector<SettledBet> bets;
    for (std::uint64_t game = 0; game < 150; ++game) {
      bets.push_back({1, random() % 2 == 0 ? 1.0 : -1.0, game});
    }
    const auto interval = *return_of(bets, trial)->interval;
    covered += interval.low <= 0 && interval.high >= 0 ? 1 : 0;
  }
  CHECK(covered >= 182);  // 190 expected, deviation 3
  CHECK(covered <= 199);
}

TEST_CASE("three states: too few, cannot tell, tells") {
  const auto state = [](std::size_t n, double value, double error) {
    const Ratio all{.value = value,
                    .error = error,
                    .n = n,
                    .clusters = n,
                    .effective_n = static_cast<double>(n)};
    return figure_of(all, 0, {}).state;
  };
  CHECK(state(29, 5, 0.1) == FigureState::kTooFew);
  CHECK(state(30, 0.32, 0.1) == FigureState::kCannotTell);
  CHECK(state(30, 0.33, 0.1) == FigureState::kTells);
  CHECK(state(30, -0.33, 0.1) == FigureState::kTells);
  CHECK(state(30, 5, 0) == FigureState::kCannotTell);
}

TEST_CASE("Kelly's share makes the logarithm of the bankroll grow fastest") {
  const auto growth = [](double share, double chance, double decimal) {
    return chance * std::log(1 + share * (decimal - 1)) + (1 - chance) * std::log(1 - share);
  };
  for (const double chance : {0.3, 0.55, 0.8}) {
    for (const double decimal : {1.4, 2.0, 4.0}) {
      const auto share = kelly(chance, decimal);
      CHECK(growth(share, chance, decimal) >= growth(share + 0.01, chance, decimal));
      if (share > 0.01) {
        CHECK(growth(share, chance, decimal) >= growth(share - 0.01, chance, decimal));
      } else {
        CHECK(decimal * chance <= 1.01);
      }
    }
  }
}

}  // namespace
}  // namespace chalkline::insight
