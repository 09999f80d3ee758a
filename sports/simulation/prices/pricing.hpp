#pragma once

#include "sports/simulation/prices/forecast.hpp"

// A bookmaker's prices, computed from chances.
namespace chalkline::sports::simulated {

// The sum of the implied probabilities of a market's two prices, less 1: a -110/-110 market has
// 4.76%, a -105/-115 one 4.7%.
inline constexpr double kOverround = 0.045;

// American odds as a board shows them: in fives, from 300 in tens, from 1,000 in fifties. `implied`
// is 1 / decimal odds, in (0, 1).
ledger::AmericanOdds board_price(double implied);

// Prices of a market that may end as `split` says; a push counts for neither side.
ledger::TwoWay price(const Split& split, ledger::HalfPoints line);

// The home team's handicap at which a board quotes the spread.
ledger::HalfPoints spread_line(const SportModel& model, const Forecast& forecast);

// Quotes all three markets for an expected margin and total.
ledger::Lines price_game(const SportModel& model, const Expectation& expected);

}  // namespace chalkline::sports::simulated
