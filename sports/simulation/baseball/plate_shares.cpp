#include "sports/simulation/baseball/plate_shares.hpp"

#include <algorithm>

#include "sports/simulation/baseball/baseball_play.hpp"

namespace chalkline::sports::simulated {
namespace {

// A share is as much for being a batter at all, against what his form makes of it.
constexpr double kAlike = 3;

constexpr std::array<double, kBaseballFigures> kHomeRunPlaces{0,   0.95, 1.1, 0.9,  1.15,
                                                              1.1, 0.85, 0.9, 1.05, 1.15};
constexpr double kPowerDeviation = 0.17;
constexpr double kPowerLeast = 0.5;
constexpr double kPowerMost = 1.5;

}  // namespace

Means on_base_shares(const SimulatedGame& game, bool home) {
  Means shares{};
  for (std::size_t i = kPitcher + 1; i < kBaseballFigures; ++i)
    shares.at(i) = kAlike + game.means(home).at(i) / game.model().roster.at(i).mean;
  return shares;
}

Means home_run_shares(const SimulatedGame& game, bool home) {
  Means shares{};
  for (std::size_t i = kPitcher + 1; i < kBaseballFigures; ++i) {
    const auto power =
        1 + kPowerDeviation * Seed{game.side(home).names}.of(i).of(RngPurpose::kHomeRun).normal();
    shares.at(i) = kHomeRunPlaces.at(i) * std::clamp(power, kPowerLeast, kPowerMost);
  }
  return shares;
}

}  // namespace chalkline::sports::simulated
