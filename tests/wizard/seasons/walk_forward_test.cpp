#include <doctest/doctest.h>

#include <map>
#include <tuple>

#include "tests/wizard/made_league.hpp"
#include "tests/wizard/seasons/fastest.hpp"
#include "wizard/evaluation/report.hpp"

namespace chalkline::wizard {
namespace {

auto figures(const SettledCase& one) {
  const auto& [market, quote, time, price, model, chance, push, deviation, weight, tried, league,
               team] = one.assessment;
  return std::tuple{market,
                    time,
                    price,
                    model,
                    chance,
                    push,
                    deviation,
                    weight,
                    tried,
                    league,
                    team,
                    one.advice.side,
                    one.advice.chance,
                    one.advice.edge,
                    one.advice.pass()};
}

using Figures = std::map<std::tuple<ledger::GameId, ledger::Market, PriceTime>,
                         decltype(figures(std::declval<SettledCase>()))>;

Figures all_figures(const std::vector<PastGame>& games) {
  Figures all;
  for (const auto& one : cases_of(games)) {
    all.emplace(std::tuple{one.matchup.game, one.assessment.market, one.assessment.time},
                figures(one));
  }
  return all;
}

std::string report_of(const std::vector<PastGame>& games) {
  Evaluation evaluation;
  for (const auto& one : cases_of(games)) evaluation.add(one);
  return report(evaluation);
}

TEST_CASE("a result changes no chance that was told before it was known") {
  auto games = play({.games = 600});
  const auto before = all_figures(games);
  for (const std::size_t changed : {150UL, 300UL, 599UL}) {
    auto others = games;
    others[changed].score = {150, 60};
    others[changed].quotes.clear();
    const auto after = all_figures(others);
    std::size_t same = 0;
    std::size_t different = 0;
    for (std::size_t i = 0; i < games.size(); ++i) {
      if (i == changed) continue;
      for (const auto market : kMarkets) {
        for (const auto& quote : games[i].quotes) {
          const std::tuple key{games[i].matchup.game, market,
                               price_time(quote.at, games[i].matchup.starts_at)};
          const auto one = before.find(key);
          const auto other = after.find(key);
          REQUIRE((one == before.end()) == (other == after.end()));
          if (one == before.end()) continue;
          const bool is_earlier = quote.at <= games[changed].known_at;
          if (is_earlier) CHECK(one->second == other->second);
          (one->second == other->second ? same : different) += 1;
        }
      }
    }
    CHECK(same > 0);
    if (changed < 500) CHECK(different > 0);  // it has been learned from
  }
}

TEST_CASE("the same games give the same advice, byte for byte, in whatever order they are given") {
  auto games = play({.games = 800});
  const auto once = report_of(games);
  CHECK(once == report_of(games));
  std::ranges::reverse(games);
  CHECK(once == report_of(games));
  CHECK(once.find("| simulated nba | moneyline | opening |") != std::string::npos);
}

TEST_CASE("an answer takes less than 50 ms at 10,000 games") {
  const auto games = play({.teams = 30, .games = 10'000});
  Advisor advisor;
  replay(advisor, games);
  const auto& next = games.back();
  const auto limit = std::chrono::milliseconds{50};
  chalkline::test::fastest("advice on three markets of a game, with 10,000 known", limit, [&] {
    for (const auto market : kMarkets) {
      const auto assessment =
          advisor.assess(next.matchup, next.quotes.front().lines, next.quotes.front().at, market);
      REQUIRE(assessment);
      CHECK(advisor.advise(next.matchup, *assessment, better_side(*assessment)).chance > 0);
    }
  });
}

TEST_CASE("an early price that errs is seen through in time, and the closing one is left alone") {
  const auto cases = cases_of(play({.games = 12'000, .opening_error = 4}));
  double close = 0;
  std::vector<insight::Part> more_than_told;
  for (const auto& one : cases) {
    if (one.assessment.time == PriceTime::kLate) CHECK(!one.advice.is_recommended());
    if (!one.advice.is_recommended()) continue;
    more_than_told.push_back({*one.close - one.advice.edge, 1, one.day});
    close += *one.close;
  }
  const auto more = insight::ratio(more_than_told);
  REQUIRE(more);
  REQUIRE(more->n > 200);
  CHECK(close > 0);
  // The close is the truth in this league.
  CHECK(more->value > -insight::kZ95 * more->error);
}

TEST_CASE("what first prices miss is not told of a price that knows it") {
  using namespace std::chrono_literals;
  auto games = play({.games = 8'000, .opening_error = 4});
  for (auto& game : games) {
    auto early = game.quotes.back();  // the truth, 7 hours before the start
    early.at = game.matchup.starts_at - 7h;
    game.quotes.insert(game.quotes.begin() + 1, early);
  }
  std::size_t recommended = 0;
  std::size_t early = 0;
  for (const auto& one : cases_of(games)) {
    early += one.assessment.time == PriceTime::kEarly ? 1 : 0;
    if (!one.advice.is_recommended()) continue;
    ++recommended;
    CHECK(one.assessment.time == PriceTime::kOpening);
  }
  CHECK(early > 20'000);
  CHECK(recommended > 0);
}

TEST_CASE("prices that are right leave no bet worth taking") {
  for (const std::uint64_t seed : {1UL, 2UL, 3UL}) {
    for (const auto& one :
         cases_of(play({.seed = seed, .games = 3'000, .opening_error = 0, .closing_error = 0}))) {
      CHECK(!one.advice.is_recommended());
    }
  }
}

}  // namespace
}  // namespace chalkline::wizard
