#include <doctest/doctest.h>

#include <numeric>
#include <random>

#include "tests/wizard/made_league.hpp"
#include "wizard/ratings/league_ratings.hpp"
#include "wizard/ratings/score_shape.hpp"

namespace chalkline::wizard {
namespace {

using ledger::Market;

double sum(const Lattice& lattice) {
  return std::accumulate(lattice.p.begin(), lattice.p.end(), 0.0);
}

LeagueRatings learned(const std::vector<PastGame>& games) {
  LeagueRatings ratings{games.front().matchup.sport};
  for (const auto& game : games) ratings.learn(game.matchup, game.score, game.quotes.back().lines);
  return ratings;
}

TEST_CASE("moneyline, spread and total are read from the same two distributions") {
  const auto games = play({.games = 400});
  const auto forecast = learned(games).forecast(games.back().matchup);
  CHECK(sum(forecast.margin) == doctest::Approx(1));
  CHECK(sum(forecast.total) == doctest::Approx(1));
  CHECK(forecast.of(Market::kSpread, 0).chance() == forecast.of(Market::kMoneyline, 0).chance());
  for (const auto market : {Market::kSpread, Market::kTotal}) {
    const auto from = market == Market::kTotal ? 380 : -40;
    auto before = forecast.of(market, from);
    for (auto line = from + 1; line <= from + 80; ++line) {
      const auto outcome = forecast.of(market, line);
      CHECK(outcome.win + outcome.push + outcome.lose == doctest::Approx(1));
      CHECK((outcome.push > 0) == (line % 2 == 0));
      // Points given to the home team help it; a higher total is harder to exceed.
      if (market == Market::kSpread) CHECK(outcome.win >= before.win);
      if (market == Market::kTotal) CHECK(outcome.win <= before.win);
      before = outcome;
    }
  }
}

TEST_CASE("a home team that must win by more than a point is less likely to than to win") {
  const auto games = play({.games = 400});
  const auto ratings = learned(games);
  for (std::size_t i = 0; i < 50; ++i) {
    const auto forecast = ratings.forecast(games[i].matchup);
    const auto wins = forecast.of(Market::kMoneyline, 0).win;
    CHECK(forecast.of(Market::kSpread, -3).win < wins);
    CHECK(forecast.of(Market::kSpread, 3).win > wins);
  }
}

TEST_CASE("ratings find who is better, from results alone and from prices sooner") {
  const auto error = [](bool with_prices, std::size_t games_known) {
    const MadeLeague league{.games = games_known, .strength = 8};
    auto games = play(league);
    if (!with_prices) {
      for (auto& game : games) game.quotes.back().lines = {};
    }
    const auto ratings = learned(games);
    // The closing prices have no error: they say what should be expected.
    double squares = 0;
    const auto later = play({.games = games_known + 100, .strength = 8});
    for (std::size_t i = games_known; i < later.size(); ++i) {
      const auto forecast = ratings.forecast(later[i].matchup);
      const auto price = insight::no_vig(kNoVig, *later[i].quotes.back().lines.moneyline);
      const auto off = forecast.of(Market::kMoneyline, 0).chance() - price;
      squares += off * off;
    }
    return std::sqrt(squares / 100);
  };
  CHECK(error(false, 1'500) < 0.06);
  CHECK(error(true, 200) < error(false, 200));
}

TEST_CASE("a team that nobody has seen is an average one") {
  const LeagueRatings ratings{ledger::Sport::kNfl};
  const Matchup game{.source = ledger::Source::kReplay,
                     .sport = ledger::Sport::kNfl,
                     .season = 2024,
                     .home = "A",
                     .away = "B"};
  const auto forecast = ratings.forecast(game);
  CHECK(forecast.games_known == 0);
  CHECK(forecast.of(Market::kMoneyline, 0).chance() == doctest::Approx(0.5));
  // The numbers that football's scores favour lie unevenly around 40.
  CHECK(forecast.of(Market::kTotal, 80).chance() == doctest::Approx(0.5).epsilon(0.1));
}

TEST_CASE("where a league is taken to start from is forgotten within a hundred games") {
  for (const auto shift : {-20, 0, 20}) {
    CAPTURE(shift);
    auto games = play({.teams = 8, .games = 100});
    double sum_of_totals = 0;
    for (auto& game : games) {
      game.score.home += shift;
      game.score.away += shift;
      game.quotes.back().lines = {};
      sum_of_totals += game.score.home + game.score.away;
    }
    const auto ratings = learned(games);
    const auto mean = static_cast<ledger::HalfPoints>(std::lround(2 * sum_of_totals / 100));
    double over = 0;
    for (const auto& game : games)
      over += ratings.forecast(game.matchup).of(Market::kTotal, mean).chance() / 100;
    CHECK(std::abs(over - 0.5) < 0.04);
  }
}

TEST_CASE("numbers that games end on get more than a curve gives them") {
  ScoreShape shape{Figure::kMargin};
  const Prediction level{0, 13};
  std::mt19937_64 random{5};
  std::normal_distribution<double> normal;
  for (int i = 0; i < 2'000; ++i) {
    const auto margin = static_cast<int>(std::lround(13 * normal(random)));
    shape.learn(level, i % 8 == 0 ? (random() % 2 == 0 ? 3 : -3) : margin == 0 ? 1 : margin);
  }
  const auto chance = [](const Lattice& lattice, int number) {
    return lattice.p.at(static_cast<std::size_t>(number - lattice.lowest));
  };
  const auto bent = shape.bend(level);
  CHECK(sum(bent) == doctest::Approx(1));
  CHECK(chance(bent, 3) > 2 * chance(ScoreShape{Figure::kMargin}.bend(level), 3));
  CHECK(chance(bent, 0) < 0.3 * chance(ScoreShape{Figure::kMargin}.bend(level), 0));
  CHECK(chance(bent, 3) == doctest::Approx(chance(bent, -3)));
}

TEST_CASE("a new season widens what is known, and a blow-out counts less than a rout by half") {
  RatingFilter filter{Figure::kMargin, {0.1, 0.002, 0.4, 4}, {2.5, 12}};
  for (int i = 0; i < 40; ++i) filter.learn(0, 1, 12);
  const auto known = filter.predict(0, 1, false);
  const auto turned = filter.predict(0, 1, true);
  CHECK(known.mean > 8);
  CHECK(turned.mean < known.mean);
  CHECK(turned.deviation > known.deviation);
  const auto after = [&](double margin) {
    auto copy = filter;
    copy.learn(0, 1, margin);
    return copy.predict(0, 1, false).mean;
  };
  CHECK(after(30) > known.mean);
  CHECK(after(120) - known.mean < 2 * (after(60) - known.mean));
}

}  // namespace
}  // namespace chalkline::wizard
