#pragma once

#include <array>
#include <cstddef>

#include "sports/simulation/games/simulated_game.hpp"

// The play of a team in a baseball game, by player. Its runs are the game's: each score is a hit of
// one of the batters, who bats in all of its runs, and each runner has got on base by a hit.
namespace chalkline::sports::simulated {

inline constexpr auto kBaseball = ledger::Sport::kMlb;

// The roster: a pitcher, who pitches the whole game, and the batters after him.
inline constexpr std::size_t kPitcher = 0;

inline constexpr double kHomeRuns = 0.45;  // of the hits that score: they bring in two or three

// In each of so many turns a batter has that chance for a hit that scores nothing. With those of
// the runners eight hits a game come together.
inline constexpr int kTurns = 4;
double hit_chance(const Means& means, std::size_t roster_slot);

struct BattingLine {
  int at_bats{};
  int hits{};
  int home_runs{};
  int runs{};
  int runs_batted_in{};
};

struct BaseballPlay {
  std::array<BattingLine, kRosterSize> batters{};  // by roster slot; the pitcher does not bat
  int strikeouts{};                                // of the pitcher
  int earned_runs{};                               // against him
  int outs{};                                      // that he pitched
  int errors{};                                    // in the field
};
BaseballPlay baseball_play(const SimulatedGame& game, bool home);

int hits_of(const BaseballPlay& play);

}  // namespace chalkline::sports::simulated
