#pragma once

#include "sports/model/updates.hpp"
#include "sports/simulation/draws/world.hpp"
#include "sports/simulation/games/play.hpp"
#include "sports/simulation/games/reveal.hpp"
#include "sports/simulation/schedule/calendar.hpp"
#include "sports/simulation/season/pairing.hpp"
#include "sports/simulation/season/player_form.hpp"
#include "sports/simulation/season/strength.hpp"

namespace chalkline::sports::simulated {

// A game with all that is drawn before it begins.
struct SimulatedGame {
  GameParameters parameters;  // without a key if it is from before there were keys
  Expectation expected;
  Means home_means;
  Means away_means;
  Match match;

  const GameParameters::Side& side(bool home) const {
    return home ? parameters.home : parameters.away;
  }
  // Before, figures were drawn for basketball alone, and minutes for each player apart.
  bool has_all_figures() const { return parameters.derivation >= Derivation::kAllFigures; }
  bool has_lineups() const { return parameters.derivation >= Derivation::kLineups; }
  bool has_drives() const { return parameters.derivation >= Derivation::kDrives; }
  const SportModel& model() const { return match.model(); }
  const Means& means(bool home) const { return home ? home_means : away_means; }
};

// Takes the game from what was revealed, and from nothing else.
SimulatedGame simulated_game(const GameParameters& parameters);

// The game of a slot of the world's calendar.
SimulatedGame simulated_game(const World& world, Slot slot);

// The key that the feed gives the game: sport, start and world,
// "nba/2026-11-21T10:30:00Z/5d5a88a9".
std::string source_key(const World& world, Slot slot);

// The game as the feed lists it, with the commitment to its reveal.
Listed listing(const World& world, Slot slot);

}  // namespace chalkline::sports::simulated
