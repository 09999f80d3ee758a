#include <doctest/doctest.h>

#include <array>
#include <cmath>
#include <map>

#include "sports/feeds/simulated/quotes.hpp"
#include "sports/model/deviations.hpp"
#include "sports/model/league.hpp"
#include "sports/simulation/games/play.hpp"
#include "sports/simulation/games/simulated_game.hpp"

// The prices mean what they say: over thousands of games, what is quoted at a no-vig probability p
// happens in a share p of them.
namespace chalkline::sports::simulated {
namespace {

using ledger::Market;

constexpr int kCalibrationGames = 6'000;
const World kCalibrationWorld{2'026};

// How often something happened against how often it should have.
struct Tally {
  double expected{};
  double variance{};
  double happened{};
  int n{};
  void add(double p, bool it_happened) {
    expected += p;
    variance += p * (1 - p);
    happened += it_happened ? 1 : 0;
    ++n;
  }
  // Deviations from what was expected. A right model is beyond 4 once in 16,000 tallies.
  double z() const { return (happened - expected) / std::sqrt(variance); }
};

// Which side won: 1 the first, -1 the second, 0 a push.
int winner(Market market, const ledger::TwoWay& prices, ledger::Score score) {
  const auto doubled = market == Market::kTotal ? 2 * (score.home + score.away) - prices.line
                                                : 2 * (score.home - score.away) + prices.line;
  return doubled > 0 ? 1 : doubled < 0 ? -1 : 0;
}

struct Played {
  SimulatedGame game;
  ledger::Lines opening;
  ledger::Lines close;
  ledger::Score score;
};

const std::vector<Played>& played(ledger::Sport sport) {
  static std::map<ledger::Sport, std::vector<Played>> all;
  auto& games = all[sport];
  for (int number = static_cast<int>(games.size()); number < kCalibrationGames; ++number) {
    const auto game = simulated_game(kCalibrationWorld, {sport, 900'000 + number});
    games.push_back({game, quote(game, 0), quote(game, kQuotes - 1),
                     state_at(scoring(game.match), kGameTicks).score});
  }
  return games;
}

// The root of the mean square of what results lie from the closing line, in points.
double deviation_around_close(ledger::Sport sport, Market market) {
  double squares = 0;
  for (const auto& [game, opening, close, score] : played(sport)) {
    const auto line = market_of(close, market)->line / 2.0;
    const auto off =
        market == Market::kTotal ? score.home + score.away - line : score.home - score.away + line;
    squares += off * off;
  }
  return std::sqrt(squares / kCalibrationGames);
}

TEST_CASE("results lie as far from the closing line as closing-line values at moved lines assume") {
  for (const auto sport : kSports) {
    for (const auto market : {Market::kSpread, Market::kTotal}) {
      CAPTURE(ledger::name_of(sport));
      CAPTURE(ledger::name_of(market));
      CHECK(deviation_around_close(sport, market) ==
            doctest::Approx(result_deviation(ledger::Source::kSimulated, sport, market))
                .epsilon(0.04));
    }
  }
}

TEST_CASE("favourites at implied p win about p, on every market of every sport") {
  for (const auto sport : kSports) {
    for (const auto market : {Market::kMoneyline, Market::kSpread, Market::kTotal}) {
      CAPTURE(ledger::name_of(sport));
      CAPTURE(ledger::name_of(market));
      std::array<Tally, 10> bins;  // by the first side's probability
      Tally all;
      for (const auto& [game, opening, close, score] : played(sport)) {
        const auto& prices = *market_of(close, market);
        const auto first = winner(market, prices, score);
        if (first == 0) continue;
        const auto p = ledger::no_vig(prices.first, prices.second).value();
        bins[static_cast<std::size_t>(p * 10)].add(p, first > 0);
        all.add(p, first > 0);
      }
      CHECK(std::abs(all.z()) < 4);
      for (const auto& bin : bins) {
        if (bin.n < 50) continue;
        CAPTURE(bin.expected / bin.n);
        CAPTURE(bin.happened / bin.n);
        CHECK(std::abs(bin.z()) < 4);
      }
    }
  }
}

TEST_CASE("a spread is covered in half of the games") {
  for (const auto sport : {ledger::Sport::kNba, ledger::Sport::kNfl}) {
    CAPTURE(ledger::name_of(sport));
    Tally covers;
    for (const auto& [game, opening, close, score] : played(sport)) {
      const auto first = winner(Market::kSpread, *close.spread, score);
      if (first != 0) covers.add(0.5, first > 0);
    }
    CHECK(covers.happened / covers.n == doctest::Approx(0.5).epsilon(0.04));
  }
}

TEST_CASE("baseball and hockey give their fixed run line and puck line") {
  for (const auto sport : {ledger::Sport::kMlb, ledger::Sport::kNhl}) {
    for (const auto& [game, opening, close, score] : played(sport)) {
      CHECK(std::abs(close.spread->line) == 3);
      // The favourite gives it, and the shorter moneyline is the favourite's.
      if (close.moneyline->first < close.moneyline->second) CHECK(close.spread->line == -3);
      if (close.moneyline->first > close.moneyline->second) CHECK(close.spread->line == 3);
    }
  }
}

TEST_CASE("whole-number lines occur, and some of them push") {
  for (const auto sport : {ledger::Sport::kNba, ledger::Sport::kNfl}) {
    int pushes = 0;
    for (const auto& [game, opening, close, score] : played(sport)) {
      pushes += winner(Market::kSpread, *close.spread, score) == 0 ? 1 : 0;
    }
    CHECK(pushes > 0);
  }
}

TEST_CASE("every market keeps an overround of about 4.5%, at valid American odds") {
  for (const auto sport : kSports) {
    CAPTURE(ledger::name_of(sport));
    double sum = 0;
    int markets = 0;
    for (const auto& [game, opening, close, score] : played(sport)) {
      for (const auto& lines : {opening, close}) {
        for (const auto market : {Market::kMoneyline, Market::kSpread, Market::kTotal}) {
          const auto& prices = *market_of(lines, market);
          CHECK(ledger::is_american(prices.first));
          CHECK(ledger::is_american(prices.second));
          const auto overround = ledger::overround(prices.first, prices.second);
          CHECK(overround > 0.03);
          CHECK(overround < 0.06);
          sum += overround;
          ++markets;
        }
        CHECK(lines.moneyline->line == 0);
        CHECK(lines.total->line > 0);
      }
    }
    CHECK(sum / markets == doctest::Approx(0.045).epsilon(0.05));
  }
}

TEST_CASE("the close knows more than the opening line") {
  for (const auto sport : kSports) {
    CAPTURE(ledger::name_of(sport));
    double opening_error = 0;
    double closing_error = 0;
    for (const auto& [game, opening, close, score] : played(sport)) {
      const auto happened = score.home > score.away ? 1.0 : 0.0;
      const auto brier = [&](const ledger::Lines& lines) {
        const auto p = ledger::no_vig(lines.moneyline->first, lines.moneyline->second).value();
        return (p - happened) * (p - happened);
      };
      opening_error += brier(opening);
      closing_error += brier(close);
    }
    CHECK(closing_error < opening_error);
  }
}

}  // namespace
}  // namespace chalkline::sports::simulated
