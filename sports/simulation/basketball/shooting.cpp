#include "sports/simulation/basketball/shooting.hpp"

#include <algorithm>
#include <numeric>

namespace chalkline::sports::simulated {
namespace {

// A place in the team: the part of its points that come by threes, and how the team's other figures
// are usually shared.
struct Place {
  std::string_view position;
  double threes{};
  double assists{};
  double rebounds{};
  double steals{};
  double blocks{};
  double turnovers{};
};
constexpr std::array<Place, kBasketballPlayers> kPlaces{{{"PG", 0.36, 8.2, 3.8, 1.4, 0.3, 2.9},
                                                         {"SG", 0.47, 4.2, 3.6, 1.2, 0.4, 2},
                                                         {"SF", 0.38, 3.2, 5.4, 1.1, 0.6, 1.8},
                                                         {"PF", 0.28, 2.4, 7.2, 0.9, 0.9, 1.6},
                                                         {"C", 0.12, 2, 9.2, 0.7, 1.5, 1.7},
                                                         {"G", 0.45, 3.2, 2.6, 0.8, 0.2, 1.2},
                                                         {"F", 0.4, 1.4, 3.8, 0.6, 0.4, 0.8},
                                                         {"C", 0.08, 0.8, 4.6, 0.4, 0.8, 0.7},
                                                         {"G", 0.45, 1.2, 1.6, 0.4, 0.1, 0.5},
                                                         {"F", 0.4, 0.6, 1.8, 0.3, 0.2, 0.3}}};

constexpr double kHabitDeviation = 0.18;
constexpr double kHabitLeast = 0.6;
constexpr double kHabitMost = 1.5;
constexpr double kThreesMost = 0.85;

double habit_factor(const SimulatedGame& game, bool home, std::size_t roster_slot, Habit which) {
  const auto drawn = 1 + kHabitDeviation * habit(game, home, roster_slot, which).normal();
  return std::clamp(drawn, kHabitLeast, kHabitMost);
}

void make_whole(PlayerShares& shares) {
  const auto all = std::accumulate(shares.begin(), shares.end(), 0.0);
  for (auto& share : shares) share /= all;
}

}  // namespace

std::string_view basketball_place(std::size_t roster_slot) {
  return kPlaces.at(roster_slot).position;
}

Seed habit(const SimulatedGame& game, bool home, std::size_t roster_slot, Habit habit) {
  return Seed{game.side(home).names}.of(roster_slot).of(habit);
}

int possessions_with_extra_time(const SimulatedGame& game) {
  return kTeamPossessions + game.model().extra_possessions;
}

bool has_extra_time(const SimulatedGame& game) {
  const auto scores = scoring(game.match);
  return !scores.empty() && scores.back().overtime;
}

std::optional<std::size_t> resting_player(const SimulatedGame& game, bool home) {
  const auto draw = game.match.draws.of(RngPurpose::kRest, home ? 0 : 1);
  if (!draw.chance(kGamesWithRest)) return std::nullopt;
  return draw.of(0).below(kBasketballPlayers);
}

TeamShares team_shares(const SimulatedGame& game, bool home, std::optional<std::size_t> resting) {
  TeamShares shares;
  for (std::size_t i = 0; i < kBasketballPlayers; ++i) {
    if (i == resting) continue;
    const auto& place = kPlaces.at(i);
    const auto points = game.means(home).at(i);
    const auto threes =
        std::min(place.threes * habit_factor(game, home, i, Habit::kThrees), kThreesMost);
    shares.threes.at(i) = points * threes;
    shares.inside.at(i) = points * (1 - threes);
    shares.assists.at(i) = place.assists * habit_factor(game, home, i, Habit::kAssists);
    shares.rebounds.at(i) = place.rebounds * habit_factor(game, home, i, Habit::kRebounds);
    shares.steals.at(i) = place.steals * habit_factor(game, home, i, Habit::kSteals);
    shares.blocks.at(i) = place.blocks * habit_factor(game, home, i, Habit::kBlocks);
    shares.turnovers.at(i) = place.turnovers * habit_factor(game, home, i, Habit::kTurnovers);
  }
  for (auto* part : {&shares.threes, &shares.inside, &shares.assists, &shares.rebounds,
                     &shares.steals, &shares.blocks, &shares.turnovers})
    make_whole(*part);
  return shares;
}

}  // namespace chalkline::sports::simulated
