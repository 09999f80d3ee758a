#pragma once

#include <array>
#include <string_view>

#include "sports/simulation/games/simulated_game.hpp"

// The play of a team in a football game, by player. Its points are the game's: touchdowns and kicks
// that come to them. Since the fifth derivation each score of seven is a touchdown and its kick,
// and no other is one; before, only the points told how many a team may have.
namespace chalkline::sports::simulated {

inline constexpr auto kFootball = ledger::Sport::kNfl;

// The roster: a quarterback, who throws every pass, two runners, and the receivers after them.
inline constexpr std::size_t kQuarterback = 0;
inline constexpr std::size_t kFirstReceiver = 3;
constexpr bool is_runner(std::size_t slot) { return slot != kQuarterback && slot < kFirstReceiver; }

// Passes and runs that bring no touchdown; each is caught by a receiver or by nobody, each run is
// one of the runners' or brings nothing.
inline constexpr int kPasses = 32;
inline constexpr int kRuns = 34;

// The yards of a catch and of a run, each as likely as the others.
inline constexpr std::array kCatchYards{1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12, 13, 15, 17, 24, 38};
inline constexpr double kCatchMean = 11;
inline constexpr std::array kRunYards{1, 1, 1, 1, 2, 2, 3, 3, 3, 4, 4, 5, 6, 8, 11, 17};
inline constexpr double kRunMean = 4.5;

struct FootballLine {
  int passing_yards{};
  int rushing_yards{};
  int receptions{};
  int receiving_yards{};
  int touchdowns{};  // run or caught
};
using FootballPlay = std::array<FootballLine, kRosterSize>;
// By that tick; before the last one, only of games with drives. What a drive gains counts from its
// end, and a touchdown from its score.
FootballPlay football_play(const SimulatedGame& game, bool home, int tick = kGameTicks);

// The chances that a pass is caught and that a run is one of the runners', and how these share
// them. A touchdown is a run or a catch of anybody but the quarterback.
struct FootballChances {
  double caught{};
  double run{};
  Means receiver{};
  Means runner{};
  Means scorer{};
};
FootballChances football_chances(const Means& means);

// Up to the fourth derivation, the chance of each number of touchdowns of a team with that many
// points: the other points can always be kicked, and the more a team scores, the more of them are.
std::vector<double> touchdown_chances(int points);

// "QB".
std::string_view football_position(std::size_t roster_slot);

}  // namespace chalkline::sports::simulated
