#pragma once

#include "sports/simulation/draws/game_draws.hpp"
#include "sports/simulation/season/pairing.hpp"
#include "sports/simulation/season/sport_model.hpp"

// How good the teams are, and what a game between two of them should bring.
namespace chalkline::sports::simulated {

// The expected end of regulation: home score - away score, and their sum.
struct Expectation {
  double margin{};
  double total{};
};

// Follows from the latent ratings of both teams, which are drawn anew each season, and from their
// form of the day. The score is drawn from it; the bookmaker's opening line only approximates it.
Expectation expectation(const World& world, const GameDraws& draws, const SportModel& model,
                        ledger::Sport sport, const Pairing& pairing);

// The probability that one possession of each side scores, or one chance of an inning.
struct Chances {
  double home{};
  double away{};
};
Chances chances(const SportModel& model, const Expectation& expected);

}  // namespace chalkline::sports::simulated
