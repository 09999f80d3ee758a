#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <random>
#include <vector>

#include "insight/calibration.hpp"
#include "insight/forecast.hpp"
#include "insight/progress/calibration_gap.hpp"
#include "insight/progress/estimates.hpp"
#include "insight/returns.hpp"
#include "insight/verdict.hpp"

// How often a learner without an edge, who looks after each of 1,000 bets, ever reads that they are
// better or worse than the market. Each bet has a game of its own.
namespace chalkline::insight {
namespace {

constexpr int kLooks = 1'000;

// The figure of a mean, added up as its parts come.
class RunningFigure {
 public:
  explicit RunningFigure(double enough = kEnough) : enough_{enough} {}

  bool add(double part) {
    n_ += 1;
    sum_ += part;
    squares_ += part * part;
    if (n_ < 2) return false;
    const auto mean = sum_ / n_;
    const auto bets = static_cast<std::size_t>(n_);
    const Ratio all{.value = mean,
                    .error = std::sqrt(std::max(0.0, squares_ - n_ * mean * mean) / (n_ - 1) / n_),
                    .n = bets,
                    .clusters = bets,
                    .effective_n = n_};
    return figure_of(all, 0, {}, enough_).state == FigureState::kTells;
  }

 private:
  double enough_;
  double n_{};
  double sum_{};
  double squares_{};
};

struct RunningHits {
  double n{};
  double won{};
  double needed{};

  bool add(bool is_won, double chance) {
    n += 1;
    won += is_won ? 1 : 0;
    needed += chance;
    if (n < kEnough) return false;
    const auto wide = wilson(won / n, n, kZVerdict);
    return needed / n < wide.low || needed / n > wide.high;
  }
};

// Of one side, by how much the stated chances were ahead of the price's.
struct RunningSide {
  double n{};
  double sum{};
  double squares{};

  void add(double ahead) {
    n += 1;
    sum += ahead;
    squares += ahead * ahead;
  }
  double mean() const { return sum / n; }
  double variance_of_mean() const { return std::max(0.0, squares - sum * sum / n) / n / n; }
};

struct RunningDiscrimination {
  RunningSide won{};
  RunningSide lost{};

  bool add(double ahead, bool is_won) {
    (is_won ? won : lost).add(ahead);
    const auto n = won.n + lost.n;
    const auto fewer = static_cast<std::size_t>(std::min(won.n, lost.n));
    if (n < kEnough || fewer < 2) return false;
    const auto error = std::sqrt(n / (n - 1) * (won.variance_of_mean() + lost.variance_of_mean()));
    return is_told({.value = won.mean() - lost.mean(), .error = error, .clusters = fewer}, 0);
  }
};

// A ratio of sums, and how far luck alone takes it.
struct RunningLuck {
  std::size_t n{};
  double numerators{};
  double denominators{};
  double numerators_squared{};
  double products{};
  double denominators_squared{};
  double variances{};

  bool add(double numerator, double denominator, double variance) {
    n += 1;
    numerators += numerator;
    denominators += denominator;
    numerators_squared += numerator * numerator;
    products += numerator * denominator;
    denominators_squared += denominator * denominator;
    variances += variance;
    if (n < kEnough) return false;
    const auto value = numerators / denominators;
    const auto residuals = std::max(
        0.0, numerators_squared - 2 * value * products + value * value * denominators_squared);
    const auto games = static_cast<double>(n);
    const Ratio all{.value = value,
                    .error = std::sqrt(games / (games - 1) * residuals) / denominators,
                    .clusters = n};
    return is_told(all, 0, std::sqrt(variances) / denominators);
  }
};

struct RunningReturn {
  RunningLuck ratio{};
  std::size_t won{};
  std::size_t lost{};

  bool add(double stake, double decimal, bool is_won) {
    (is_won ? won : lost) += 1;
    const bool is_beyond =
        ratio.add(is_won ? stake * (decimal - 1) : -stake, stake, stake * stake * (decimal - 1));
    return is_beyond && std::min(won, lost) >= kOfEachForInterval;
  }
};

// A game whose chance neither the market nor the learner knows better than the other.
struct Guessed {
  double chance{};
  double price{};
  double stated{};
  double close{};
  bool is_won{};
};

class Guesses {
 public:
  Guesses(std::uint64_t seed, double around) : random_{seed}, around_{around} {}

  Guessed next() {
    const auto chance = around_ * (0.4 + 1.2 * uniform_(random_));
    return {.chance = chance,
            .price = near(chance),
            .stated = near(chance),
            .close = near(chance),
            .is_won = uniform_(random_) < chance};
  }

 private:
  double near(double chance) {
    constexpr double kError = 0.1;  // of the chance
    return std::clamp(chance * (1 + kError * normal_(random_)), 0.005, 0.995);
  }

  std::mt19937_64 random_;
  std::uniform_real_distribution<double> uniform_;
  std::normal_distribution<double> normal_;
  double around_;
};

struct Alarms {
  int hits{};
  int closes{};
  int scores{};
  int discriminations{};
};

// Adds the verdicts that this learner ever read.
void look_on(Guesses guesses, Alarms& alarms) {
  RunningHits hits;
  RunningFigure closes;
  RunningFigure scores{kEnoughForScores};
  RunningDiscrimination discrimination;
  Alarms once;
  for (int bet = 0; bet < kLooks; ++bet) {
    const auto [chance, price, stated, close, is_won] = guesses.next();
    once.hits |= hits.add(is_won, chance) ? 1 : 0;
    once.closes |= closes.add((close - price) / chance) ? 1 : 0;
    once.scores |= scores.add(brier_loss(price, is_won) - brier_loss(stated, is_won)) ? 1 : 0;
    once.discriminations |= discrimination.add(stated - price, is_won) ? 1 : 0;
  }
  alarms.hits += once.hits;
  alarms.closes += once.closes;
  alarms.scores += once.scores;
  alarms.discriminations += once.discriminations;
}

TEST_CASE("no figure tells a learner without an edge apart in more than 5% of 1,000 looks") {
  constexpr int kLearners = 300;
  constexpr int kMost = kLearners * 5 / 100 + 7;  // two standard deviations of so few learners
  std::uint64_t seed = 0;
  for (const auto around : {0.5, 0.3, 0.12, 0.05}) {
    CAPTURE(around);
    Alarms alarms;
    for (int learner = 0; learner < kLearners; ++learner) look_on({++seed, around}, alarms);
    CHECK(alarms.hits <= kMost);
    CHECK(alarms.closes <= kMost);
    CHECK(alarms.scores <= kMost);
    CHECK(alarms.discriminations <= kMost);
  }
}

// Chances from `low` to `high` that are all right, at prices that are worth them.
struct Level {
  double low{};
  double high{};
};

TEST_CASE("no forecaster whose chances are right is told otherwise in over 5% of 1,000 looks") {
  constexpr int kLearners = 600;
  constexpr int kMost = kLearners * 5 / 100 + 10;  // two standard deviations of so few learners
  std::mt19937_64 random{31};
  std::uniform_real_distribution<double> uniform;
  const Level levels[] = {{0.02, 0.08}, {0.05, 0.19}, {0.16, 0.25},
                          {0.35, 0.65}, {0.62, 0.85}, {0.85, 0.95}};
  for (const auto& [low, high] : levels) {
    CAPTURE(low);
    int gaps = 0;
    int returns = 0;
    for (int learner = 0; learner < kLearners; ++learner) {
      RunningLuck gap;
      RunningReturn profit;
      bool has_gap = false;
      bool has_return = false;
      for (int bet = 0; bet < kLooks; ++bet) {
        const auto chance = low + (high - low) * uniform(random);
        const auto stake = std::exp(uniform(random));
        const bool is_won = uniform(random) < chance;
        has_gap |= gap.add(chance - (is_won ? 1 : 0), 1, chance * (1 - chance));
        has_return |= profit.add(stake, 1 / chance, is_won);
      }
      gaps += has_gap ? 1 : 0;
      returns += has_return ? 1 : 0;
    }
    CHECK(gaps <= kMost);
    CHECK(returns <= kMost);
  }
}

TEST_CASE("the running verdicts on gap and return are those of the whole record") {
  std::mt19937_64 random{32};
  std::uniform_real_distribution<double> uniform;
  for (const auto& [said_of, happens] : {Level{0.3, 0.3}, Level{0.1, 0.3}, Level{0.05, 0.01}}) {
    RunningLuck gap;
    RunningReturn profit;
    std::vector<StatedChance> stated;
    std::vector<SettledBet> bets;
    std::vector<PricedStake> stakes;
    int said = 0;
    for (std::uint64_t i = 1; i <= 300; ++i) {
      const auto stake = std::exp(uniform(random));
      const auto decimal = 1 / said_of;
      const bool is_won = uniform(random) < happens;
      stated.push_back({said_of, is_won ? 1.0 : 0.0, i});
      bets.push_back({stake, is_won ? stake * (decimal - 1) : -stake, i});
      stakes.push_back({stake, decimal, i});
      const bool says_gap = gap.add(said_of - (is_won ? 1 : 0), 1, said_of * (1 - said_of));
      const bool says_return = profit.add(stake, decimal, is_won);
      if (i % 30 != 0) continue;
      CHECK((calibration_gap(stated, {}).state == FigureState::kTells) == says_gap);
      CHECK(is_beyond_luck(return_of(bets, 1).value(), stakes) == says_return);
      said += says_gap ? 1 : 0;
    }
    CHECK((said > 0) == (said_of != happens));
  }
}

// Of 60 chances of 5% none comes true in one record of twenty.
TEST_CASE("too sure is not told of chances that came true about as often as luck has it") {
  const auto gap_of = [](std::size_t n, std::size_t won, double chance) {
    std::vector<StatedChance> stated;
    for (std::uint64_t i = 0; i < n; ++i)
      stated.push_back({chance + (i % 2 == 0 ? 0.01 : -0.01), i < won ? 1.0 : 0.0, i});
    return calibration_gap(stated, {});
  };
  CHECK(gap_of(60, 0, 0.05).state == FigureState::kCannotTell);
  CHECK(gap_of(60, 60, 0.95).state == FigureState::kCannotTell);
  CHECK(gap_of(400, 0, 0.05).state == FigureState::kTells);
  CHECK(gap_of(400, 40, 0.5).state == FigureState::kTells);
  // Also where all are alike, so that the results have no error.
  std::vector<StatedChance> alike;
  for (std::uint64_t i = 0; i < 400; ++i) alike.push_back({0.05, 0, i});
  CHECK(calibration_gap(alike, {}).state == FigureState::kTells);
  alike.resize(60);
  CHECK(calibration_gap(alike, {}).state == FigureState::kCannotTell);
  // What stands beside it is as it was.
  REQUIRE(gap_of(60, 0, 0.05).interval);
  CHECK(gap_of(60, 0, 0.05).interval->low > 0);
}

TEST_CASE("chances on one game are taken to end alike in what luck makes of them") {
  std::vector<StatedChance> stated;
  for (std::uint64_t i = 0; i < 40; ++i) stated.push_back({0.2, 0, i});
  const auto apart = luck_of(stated);
  for (auto& one : stated) one.game /= 4;
  CHECK(luck_of(stated) == doctest::Approx(2 * apart));
  CHECK(apart == doctest::Approx(std::sqrt(0.16 / 40)));
}

TEST_CASE("the running verdict on discrimination is that of the whole record") {
  for (const auto ahead_of_won : {0.0, 0.15}) {
    Guesses guesses{7, 0.2};
    RunningDiscrimination running;
    std::vector<ProgressBet> bets;
    int said = 0;
    for (std::uint64_t i = 1; i <= 300; ++i) {
      auto guessed = guesses.next();
      if (guessed.is_won) guessed.stated = std::min(0.99, guessed.stated + ahead_of_won);
      auto& bet = bets.emplace_back();
      bet.game = bet.settled_by = i;
      bet.end = guessed.is_won ? BetEnd::kWon : BetEnd::kLost;
      bet.stated = guessed.stated;
      bet.legs = {{.decimal = 2, .opening = guessed.price, .closing = {}}};
      const bool is_said = running.add(guessed.stated - guessed.price, guessed.is_won);
      if (i % 30 != 0) continue;
      const auto gain = estimates_of(bets, {}).discrimination.gain;
      CHECK((gain.state == FigureState::kTells) == is_said);
      said += is_said ? 1 : 0;
    }
    CHECK((said > 0) == (ahead_of_won > 0));
  }
}

// 40 bets of which two were won, stated higher than the price: with the quantile of 40 games it
// would be a verdict.
TEST_CASE("discrimination is not told of two won bets") {
  std::vector<ProgressBet> bets;
  for (std::uint64_t i = 1; i <= 40; ++i) {
    const bool is_won = i % 20 == 0;
    auto& bet = bets.emplace_back();
    bet.game = bet.settled_by = i;
    bet.end = is_won ? BetEnd::kWon : BetEnd::kLost;
    bet.stated =
        is_won ? 0.10 + static_cast<double>(i) / 1'000 : 0.10 + static_cast<double>(i % 4) / 400;
    bet.legs = {{.decimal = 9, .opening = 0.10, .closing = {}}};
  }
  const auto gain = estimates_of(bets, {}).discrimination.gain;
  CHECK(gain.effective_n == doctest::Approx(40));
  CHECK(gain.state == FigureState::kCannotTell);
}

}  // namespace
}  // namespace chalkline::insight
