#include "sports/simulation/basketball/floor_minutes.hpp"

#include <algorithm>
#include <numeric>
#include <vector>

namespace chalkline::sports::simulated {
namespace {

constexpr FloorMinutes kUsualMinutes{32, 32, 31, 31, 29, 25, 21, 17, 12, 10};
constexpr int kRegulationMinutes = 240;
static_assert(std::accumulate(kUsualMinutes.begin(), kUsualMinutes.end(), 0) == kRegulationMinutes);

// A starter usually plays up to so much more than that, or less, and one of the bench makes up.
constexpr int kOwnMost = 2;

// The most by which a player's minutes stand off in a game against the next one's: less of those
// who play little.
constexpr FloorMinutes kSwingMost{4, 4, 4, 4, 3, 2, 2, 2, 1, 1};

constexpr int kExtraTimeMinutes = 5;

using Order = std::vector<std::size_t>;

Order playing(std::optional<std::size_t> resting) {
  Order order;
  for (std::size_t i = 0; i < kBasketballPlayers; ++i) {
    if (i != resting) order.push_back(i);
  }
  return order;
}

// The usual minutes of each while `resting` rests, whose minutes the others share.
FloorMinutes usual_minutes(const SimulatedGame& game, bool home,
                           std::optional<std::size_t> resting) {
  auto minutes = kUsualMinutes;
  for (std::size_t i = 0; i < kStarters; ++i) {
    const auto own =
        static_cast<int>(habit(game, home, i, Habit::kMinutes).below(2 * kOwnMost + 1)) - kOwnMost;
    minutes.at(i) += own;
    minutes.at(i + kStarters) -= own;
  }
  if (!resting) return minutes;
  auto left = std::exchange(minutes.at(*resting), 0);
  const auto order = playing(resting);
  for (std::size_t i = order.size(); i-- > 0;) {
    const auto share = left / static_cast<int>(i + 1);
    minutes.at(order[i]) += share;
    left -= share;
  }
  return minutes;
}

Distribution swing_of(std::size_t roster_slot) {
  const auto values = 2 * static_cast<std::size_t>(kSwingMost.at(roster_slot)) + 1;
  return Distribution(values, 1.0 / static_cast<double>(values));
}

}  // namespace

FloorMinutes floor_minutes(const SimulatedGame& game, bool home) {
  const auto resting = resting_player(game, home);
  auto minutes = usual_minutes(game, home, resting);
  const auto order = playing(resting);
  const bool extra = has_extra_time(game);
  for (std::size_t i = 0; i < order.size(); ++i) {
    const auto slot = order[i];
    const auto most = kSwingMost.at(slot);
    const auto draw =
        game.match.draws.of(RngPurpose::kMinutes, (home ? 0U : std::size_t{1'000}) + slot);
    const auto swings = 2 * static_cast<std::uint64_t>(most) + 1;
    const auto swing = static_cast<int>(draw.below(swings)) - most;
    minutes.at(slot) += swing;
    minutes.at(order[(i + 1) % order.size()]) -= swing;
    if (extra && i < kStarters) minutes.at(slot) += kExtraTimeMinutes;
  }
  return minutes;
}

MinutesIfPlaying minutes_beside(const SimulatedGame& game, bool home, std::size_t roster_slot,
                                std::optional<std::size_t> resting) {
  const auto order = playing(resting);
  const auto place =
      static_cast<std::size_t>(std::ranges::find(order, roster_slot) - order.begin());
  const auto before = order[(place + order.size() - 1) % order.size()];
  const auto swings = sum_of(swing_of(roster_slot), swing_of(before));
  const auto least = usual_minutes(game, home, resting).at(roster_slot) -
                     kSwingMost.at(roster_slot) - kSwingMost.at(before);
  MinutesIfPlaying minutes{Distribution(static_cast<std::size_t>(least), 0), {}};
  minutes.regulation.insert(minutes.regulation.end(), swings.begin(), swings.end());
  minutes.extra_time = minutes.regulation;
  if (place < kStarters)
    minutes.extra_time.insert(minutes.extra_time.begin(), kExtraTimeMinutes, 0);
  return minutes;
}

}  // namespace chalkline::sports::simulated
