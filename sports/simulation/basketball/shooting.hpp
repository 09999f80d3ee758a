#pragma once

#include <array>
#include <cstddef>
#include <optional>

#include "sports/simulation/games/simulated_game.hpp"

// How the scores and the misses of a basketball team come about, and who of its players they fall
// to. Chosen by the seasons of 2023 to 2025: a team makes 42 of 88 shots, 13 of 36 threes and 15 of
// 20 free throws, with 26 assists, 44 rebounds, 8 steals, 5 blocks and 13.5 turnovers.
namespace chalkline::sports::simulated {

inline constexpr auto kBasketball = ledger::Sport::kNba;
inline constexpr std::size_t kBasketballPlayers = 10;
inline constexpr std::size_t kStarters = 5;
static_assert(kBasketballPlayers <= kFiguresMost);

// The possessions of a team in regulation, and with an extra time.
inline constexpr int kTeamPossessions = 60;
int possessions_with_extra_time(const SimulatedGame& game);
bool has_extra_time(const SimulatedGame& game);

// The part of the scores of three that are one shot; the others are a two and its free throw. The
// part of the scores of two that are free throws.
inline constexpr double kShotsOfThree = 0.58;
inline constexpr double kFreeThrowPairs = 0.13;

// The parts of the field goals that a team-mate assists.
inline constexpr double kAssistedThrees = 0.83;
inline constexpr double kAssistedTwos = 0.53;

// The chances that a possession has a shot and a free throw that miss, whether it scores or not: it
// is as long as a shot clock, and a team plays more of them than sixty. Half of the misses are
// threes.
inline constexpr double kMissedShots = 0.77;
inline constexpr double kMissedFreeThrows = 0.075;
inline constexpr double kMissedThrees = 0.5;

// The chances of a rebound at either end; no player gets the rest.
inline constexpr double kDefensiveRebounds = 0.71;
inline constexpr double kOffensiveRebounds = 0.24;

// The chance that a possession loses a ball before it is over, and the part of those balls that one
// of the other team steals.
inline constexpr double kLostBalls = 0.225;
inline constexpr double kStolenBalls = 0.58;

// The part of the missed twos that one of the other team blocks.
inline constexpr double kBlockedTwos = 0.215;

// A team rests one of its players in one game of four.
inline constexpr double kGamesWithRest = 0.25;
std::optional<std::size_t> resting_player(const SimulatedGame& game, bool home);

// The share of each player who plays; 0 for one who rests. The parts of each sum to 1.
using PlayerShares = std::array<double, kBasketballPlayers>;
struct TeamShares {
  PlayerShares threes{};
  PlayerShares inside{};  // twos and free throws
  PlayerShares assists{};
  PlayerShares rebounds{};
  PlayerShares steals{};
  PlayerShares blocks{};
  PlayerShares turnovers{};
};
TeamShares team_shares(const SimulatedGame& game, bool home, std::optional<std::size_t> resting);

// A player's habits are his for good: they follow from his name. How much of them is a factor on
// what is usual in his place.
enum class Habit : std::uint64_t {
  kThrees = 1,
  kAssists = 2,
  kRebounds = 3,
  kMinutes = 4,
  kSteals = 5,
  kBlocks = 6,
  kTurnovers = 7
};
Seed habit(const SimulatedGame& game, bool home, std::size_t roster_slot, Habit habit);

std::string_view basketball_place(std::size_t roster_slot);

}  // namespace chalkline::sports::simulated
