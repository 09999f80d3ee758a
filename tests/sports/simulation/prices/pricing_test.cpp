#include "sports/simulation/prices/pricing.hpp"

#include <doctest/doctest.h>

#include <algorithm>

#include "ledger/rules/limits.hpp"
#include "sports/feeds/simulated/quotes.hpp"
#include "sports/model/league.hpp"
#include "tests/sports/verbs.hpp"

namespace chalkline::sports::simulated {
namespace {

using namespace test;
using ledger::Sport;

TEST_CASE("odds are posted as a board shows them") {
  struct Row {
    double implied;
    ledger::AmericanOdds odds;
  };
  const Row rows[] = {
      {0.5, 100},      // evens are +100, not -100
      {0.5225, -110},  // half of a market with a 4.5% overround
      {110.0 / 210, -110}, {0.6, -150},        {0.4, 150},
      {0.25, 300},         {100.0 / 437, 340},  // tens from 300
      {0.97, -3250},                            // fifties from 1,000
      {0.075, 1250},       {0.501, 100},
  };
  for (const auto& row : rows) {
    CAPTURE(row.implied);
    CHECK(board_price(row.implied) == row.odds);
  }
}

TEST_CASE("prices are fair once the margin is taken out, and pushes count for neither side") {
  for (const double chance : {0.5, 0.55, 0.3, 0.8}) {
    for (const double push : {0.0, 0.1}) {
      const auto prices = price({chance * (1 - push), push, (1 - chance) * (1 - push)}, -7);
      CHECK(prices.line == -7);
      CHECK(ledger::no_vig(prices.first, prices.second).value() ==
            doctest::Approx(chance).epsilon(0.02));
    }
  }
}

TEST_CASE("even a certain winner is quoted at a price that exists") {
  const auto prices = price({1, 0, 0}, 0);
  CHECK(prices == ledger::TwoWay{0, -3250, 1250});
  CHECK(price({0, 0, 1}, 0) == ledger::TwoWay{0, 1250, -3250});
}

// The most that a coin on this price returns in bets of 10 coins or more, rounding included.
double best_return(ledger::AmericanOdds odds) {
  constexpr ledger::Coins kRoundingMatters = 500;
  double best = 0;
  for (auto stake = ledger::kSmallStake; stake < kRoundingMatters; ++stake) {
    const auto credit = static_cast<double>(stake + ledger::profit(stake, odds));
    best = std::max(best, credit / static_cast<double>(stake));
  }
  return best;
}

TEST_CASE("RULES 52: from 10 coins on both sides of a market cost more than they return") {
  double worst = 2;
  for (int thousandths = 0; thousandths <= 1'000; ++thousandths) {
    const auto chance = thousandths / 1'000.0;
    const auto [line, first, second] = price({chance, 0, 1 - chance}, 0);
    worst = std::min(worst, 1 / best_return(first) + 1 / best_return(second));
  }
  CHECK(worst > 1);
  CHECK(worst < 1.005);  // at -2000 and +980, of which 10 coins win 1, and 12 win 118
}

TEST_CASE("a forecast's chances sum to one, and better teams give more points") {
  for (const auto sport : kSports) {
    CAPTURE(ledger::name_of(sport));
    // Baseball's last one that was drawn by possessions.
    const auto& model =
        model_of(sport, sport == Sport::kMlb ? Derivation::kAllFigures : kDerivation);
    const auto forecast = [&](double margin) {
      return Forecast{model, chances(model, {margin, model.total}), kick_off(model)};
    };
    const auto even = forecast(0);
    const auto strong = forecast(2);
    for (const ledger::HalfPoints line : {-9, -3, 0, 1, 8, 450}) {
      for (const auto& split : {even.spread(line), even.total(line), strong.spread(line)}) {
        CHECK(split.first + split.push + split.second == doctest::Approx(1));
      }
    }
    CHECK(even.moneyline().first == doctest::Approx(even.moneyline().second));
    CHECK(strong.moneyline().first > even.moneyline().first);
    CHECK(strong.spread(-3).first > even.spread(-3).first);
    CHECK(strong.even_spread() < even.even_spread());
    CHECK(even.spread(1).push == 0);  // half a point pushes nothing
  }
}

TEST_CASE("a game is quoted seven times, the last time minutes before its start") {
  for (std::uint64_t number = 0; number < 500; ++number) {
    CAPTURE(number);
    const auto times = quote_times(GameDraws{Seed{number}}, kNoon);
    CHECK(times.front() == kNoon - kHorizon);
    CHECK(std::ranges::is_sorted(times, std::less_equal<>{}));
    CHECK(times.back() >= kNoon - 10min);
    CHECK(times.back() <= kNoon - 7min);
  }
}

TEST_CASE("lines move in small steps") {
  for (std::int64_t number = 0; number < 300; ++number) {
    CAPTURE(number);
    const auto game = simulated_game(World{3}, {Sport::kNba, number});
    for (std::size_t i = 1; i < kQuotes; ++i) {
      const auto before = quote(game, i - 1);
      const auto after = quote(game, i);
      CHECK(std::abs(before.spread->line - after.spread->line) <= 6);  // 3 points
      CHECK(std::abs(before.total->line - after.total->line) <= 10);   // 5 points
    }
    CHECK(quote(game, kQuotes - 1) == price_game(game.model(), game.expected));
  }
}

}  // namespace
}  // namespace chalkline::sports::simulated
