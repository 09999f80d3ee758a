#include "sports/simulation/prices/pricing.hpp"

#include <algorithm>
#include <cmath>

#include "sports/simulation/prices/innings_forecast.hpp"

namespace chalkline::sports::simulated {
namespace {

// The shortest price on the board, -3,250; beyond it the margin would lift the favourite over 1.
constexpr double kGreatestImplied = 0.97;

constexpr ledger::HalfPoints kRunLine =
    3;  // 1.5: the run line of baseball, the puck line of hockey

constexpr ledger::AmericanOdds kEvens = 100;  // +100 and -100 mean the same; boards show +100

double step(double odds) { return odds < 300 ? 5 : odds < 1'000 ? 10 : 50; }

}  // namespace

ledger::AmericanOdds board_price(double implied) {
  const bool favourite = implied >= 0.5;
  const auto odds = 100 * (favourite ? implied / (1 - implied) : (1 - implied) / implied);
  const auto rounded =
      static_cast<ledger::AmericanOdds>(std::round(odds / step(odds)) * step(odds));
  return favourite && rounded != kEvens ? -rounded : rounded;
}

ledger::TwoWay price(const Split& split, ledger::HalfPoints line) {
  // The margin is spread in proportion, which is how ledger::no_vig takes it out again.
  const auto implied = 1 + kOverround;
  const auto chance = split.first / (split.first + split.second);
  const auto first = std::clamp(chance * implied, implied - kGreatestImplied, kGreatestImplied);
  return {line, board_price(first), board_price(implied - first)};
}

ledger::HalfPoints spread_line(const SportModel& model, const Forecast& forecast) {
  if (!model.fixed_spread) return forecast.even_spread();
  const auto winner = forecast.moneyline();
  return winner.first >= winner.second ? -kRunLine : kRunLine;
}

ledger::Lines price_game(const SportModel& model, const Expectation& expected) {
  const auto likely = chances(model, expected);
  const auto forecast = model.by_innings
                            ? innings_forecast(likely, {}, kNineInnings)
                            : Forecast{model, likely, kick_off(model), model.extra_possessions};
  const auto spread = spread_line(model, forecast);
  const auto total = forecast.even_total();
  return {price(forecast.moneyline(), 0), price(forecast.spread(spread), spread),
          price(forecast.total(total), total)};
}

}  // namespace chalkline::sports::simulated
