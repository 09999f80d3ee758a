#include "wizard/evaluation/comparison.hpp"

#include <doctest/doctest.h>

#include <cmath>
#include <vector>

#include "tests/wizard/made_league.hpp"
#include "wizard/evaluation/report.hpp"
#include "wizard/evaluation/walk_forward.hpp"

namespace chalkline::wizard {
namespace {

using ledger::Sport;

TEST_CASE("Elo says and moves what FiveThirtyEight published") {
  // The first game of its NBA file: both teams at 1300, the Huskies lost at home by 66 to 68.
  CHECK(elo_chance(Sport::kNba, 1300, 1300) == doctest::Approx(0.6400650));
  CHECK(elo_shift(Sport::kNba, 1300, 1300, {66, 68}) == doctest::Approx(1293.2767 - 1300));
  // A line of its MLB file: STL at home against CHC on 2021-10-03.
  CHECK(elo_chance(Sport::kMlb, 1519.69110959809, 1525.79717673314) ==
        doctest::Approx(0.5257286945873083));
  // "An EloDiff of 50 would be good for a 57.1 percent win probability", the home edge of the NHL.
  CHECK(elo_chance(Sport::kNhl, 1500, 1500) == doctest::Approx(0.571).epsilon(0.001));
  // Even teams on neutral ice, by one goal and by three.
  const auto neutral = [](ledger::Score score) {
    return elo_shift(Sport::kNhl, 1450, 1500, score) / (6 * 0.5);
  };
  CHECK(neutral({3, 2}) == doctest::Approx(0.8048));
  CHECK(neutral({5, 2}) == doctest::Approx(0.6686 * std::log(3) + 0.8048));
}

TEST_CASE("Elo of the NFL is that of the code that FiveThirtyEight published") {
  const auto chance = 1 / (std::pow(10, -65.0 / 400) + 1);
  CHECK(elo_chance(Sport::kNfl, 1505, 1505) == doctest::Approx(chance));
  CHECK(elo_shift(Sport::kNfl, 1505, 1505, {27, 20}) ==
        doctest::Approx(20 * std::log(8) * 2.2 / (0.065 + 2.2) * (1 - chance)));
  // The loser's view of it: the winner was behind.
  CHECK(elo_shift(Sport::kNfl, 1505, 1505, {20, 27}) ==
        doctest::Approx(-20 * std::log(8) * 2.2 / (-0.065 + 2.2) * chance));
  CHECK(elo_shift(Sport::kNfl, 1505, 1505, {20, 20}) ==
        doctest::Approx(20 * std::log(2) * 2.2 * (0.5 - chance)));
}

TEST_CASE(
    "between seasons Elo ratings move towards the mean, and no game before it is told of that") {
  EloRatings ratings{Sport::kNba};
  Matchup game{.sport = Sport::kNba, .season = 2020, .home = "LAL", .away = "BOS"};
  ratings.learn(game, {120, 100});
  const auto shift = elo_shift(Sport::kNba, 1505, 1505, {120, 100});
  CHECK(ratings.chance(game) ==
        doctest::Approx(elo_chance(Sport::kNba, 1505 + shift, 1505 - shift)));
  game.season = 2021;
  const auto kept = 0.75 * shift;
  CHECK(ratings.chance(game) == doctest::Approx(elo_chance(Sport::kNba, 1505 + kept, 1505 - kept)));
}

TEST_CASE("a Skellam duel is that of two Poisson variables") {
  const auto even = skellam(3, 3);
  CHECK(2 * even.ahead + even.level == doctest::Approx(1));
  CHECK(even.level == doctest::Approx(0.1666574));  // exp(-6) * I0(6)
  // Who scores all but never is ahead unless the other scores too: 1 - exp(-2).
  CHECK(skellam(2, 1e-9).ahead == doctest::Approx(1 - std::exp(-2)));
  const auto one = skellam(4, 2);
  CHECK(one.ahead + one.level + skellam(2, 4).ahead == doctest::Approx(1));
}

TEST_CASE("rates are for the leagues of low scores, and find the better team") {
  CHECK(!ScoreRatesBank::of(Sport::kNba));
  CHECK(!ScoreRatesBank::of(Sport::kNfl));
  CHECK(ScoreRatesBank::of(Sport::kMlb));
  auto rates = ScoreRatesBank::of(Sport::kNhl).value();
  const Matchup game{.sport = Sport::kNhl, .season = 2020, .home = "TOR", .away = "CGY"};
  CHECK(rates.chance(game) == doctest::Approx(0.5));
  for (int i = 0; i < 100; ++i) rates.learn(game, {4, 2});
  CHECK(rates.chance(game) > 0.65);
}

// What each model says of each game, as it is said at its prices.
std::vector<double> all_said(const std::vector<PastGame>& games, ledger::Timestamp until) {
  Comparison comparison;
  std::vector<double> all;
  for (const auto& [game, quote] : in_order(games)) {
    if (quote == nullptr) {
      comparison.settle(game->matchup, game->score);
      continue;
    }
    if (quote->at > until) break;
    comparison.see(game->matchup, quote->lines, quote->at);
    const auto time = price_time(quote->at, game->matchup.starts_at);
    const auto said = comparison.said(game->matchup.game, time);
    all.push_back(said->elo);
    all.push_back(said->poisson.value());
  }
  return all;
}

TEST_CASE("a result changes nothing that another model said before it was known") {
  const auto games = play({.games = 400, .sport = Sport::kNhl});
  auto others = games;
  others[300].score = {90, 0};
  const auto known_at = games[300].known_at;
  const auto before = all_said(games, known_at);
  CHECK(before.size() > 1'000);
  CHECK(before == all_said(others, known_at));
  const auto end = games.back().known_at;
  CHECK(all_said(games, end) != all_said(others, end));
}

TEST_CASE("the other models are scored on the cases of the Wizard's own") {
  const auto games = play({.games = 600, .sport = Sport::kNhl});
  const auto evaluation = walk_forward(games);
  std::size_t moneylines = 0;
  for (const auto& [key, cell] : evaluation.cells()) {
    const bool is_moneyline = std::get<ledger::Market>(key) == ledger::Market::kMoneyline;
    moneylines += is_moneyline ? 1 : 0;
    CHECK(cell.elo.size() == (is_moneyline ? cell.price.size() : 0));
    CHECK(cell.poisson.size() == cell.elo.size());
  }
  CHECK(moneylines == 2);
  CHECK(report(evaluation).find("### Other models on the moneyline") != std::string::npos);
}

}  // namespace
}  // namespace chalkline::wizard
