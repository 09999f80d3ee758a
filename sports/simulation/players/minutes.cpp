#include "sports/simulation/players/minutes.hpp"

#include <algorithm>
#include <numeric>
#include <vector>

#include "sports/simulation/players/box_score.hpp"
#include "sports/simulation/prices/final_scores.hpp"

namespace chalkline::sports::simulated {
namespace {

using Minutes = std::array<int, kRosterSize>;

constexpr Minutes kUsual{32, 32, 31, 31, 30, 29, 28, 27};
static_assert(std::accumulate(kUsual.begin(), kUsual.end(), 0) == 240);

// Each of the first four may have one more in a game, or one less, and one of the others makes up
// for it.
constexpr std::array<std::size_t, 4> kMakesUp{5, 6, 7, 4};

// The minutes by which a player's stand against the next one's are at most so much off.
constexpr int kSwing = 4;
constexpr int kSwings = 2 * kSwing + 1;

constexpr int kExtraMinutes = 5;
constexpr std::size_t kOnTheFloor = 5;

std::uint64_t number_of(bool home, std::size_t roster_slot) {
  return (home ? 0U : std::size_t{1'000}) + roster_slot;
}

Minutes usual(const SimulatedGame& game, bool home) {
  auto minutes = kUsual;
  for (std::size_t i = 0; i < kMakesUp.size(); ++i) {
    const auto draw = game.match.draws.of(RngPurpose::kPropLine, number_of(home, 100 + i));
    const auto more = static_cast<int>(draw.below(3)) - 1;
    minutes.at(i) += more;
    minutes.at(kMakesUp.at(i)) -= more;
  }
  return minutes;
}

std::vector<std::size_t> without(std::optional<std::size_t> resting) {
  std::vector<std::size_t> playing;
  for (std::size_t i = 0; i < kRosterSize; ++i) {
    if (i != resting) playing.push_back(i);
  }
  return playing;
}

// The others share the minutes of who rests.
void give_away(Minutes& minutes, std::size_t resting) {
  auto left = minutes.at(resting);
  minutes.at(resting) = 0;
  const auto playing = without(resting);
  for (std::size_t i = 0; i < playing.size(); ++i) {
    const auto share = left / static_cast<int>(playing.size() - i);
    minutes.at(playing[playing.size() - 1 - i]) += share;
    left -= share;
  }
}

bool goes_on(const SimulatedGame& game) {
  const auto scores = scoring(game.match);
  return !scores.empty() && scores.back().overtime;
}

bool is_on_the_floor(const std::vector<std::size_t>& playing, std::size_t roster_slot) {
  return std::ranges::find(playing, roster_slot) - playing.begin() <
         static_cast<std::ptrdiff_t>(kOnTheFloor);
}

// How much the swing against the one before and the one after add, both drawn alike.
Distribution two_swings() {
  const Distribution one(kSwings, 1.0 / kSwings);
  return sum_of(one, one);
}

}  // namespace

Minutes minutes(const SimulatedGame& game, bool home) {
  const auto box = box_score(game.match, home, game.means(home));
  auto minutes = usual(game, home);
  const auto* const rests = std::ranges::find(box, false, &BoxLine::played);
  std::optional<std::size_t> resting;
  if (rests != box.end()) resting = static_cast<std::size_t>(rests - box.begin());
  if (resting) give_away(minutes, *resting);
  const auto playing = without(resting);
  const bool extra = goes_on(game);
  for (std::size_t i = 0; i < playing.size(); ++i) {
    const auto slot = playing[i];
    const auto draw = game.match.draws.of(RngPurpose::kMinutes, number_of(home, slot));
    const auto swing = static_cast<int>(draw.below(kSwings)) - kSwing;
    minutes.at(slot) += swing;
    minutes.at(playing[(i + 1) % playing.size()]) -= swing;
    if (extra && is_on_the_floor(playing, slot)) minutes.at(slot) += kExtraMinutes;
  }
  return minutes;
}

Distribution minutes_if_playing(const SimulatedGame& game, bool home, std::size_t roster_slot) {
  const auto extra = final_scores(game.model(), game.match.chances, home).extra_time;
  const auto shares = shares_if_playing(game.means(home), roster_slot);
  const auto swings = two_swings();
  Distribution all;
  const auto add = [&](double likely, int minutes) {
    Distribution shifted(static_cast<std::size_t>(minutes - 2 * kSwing), 0);
    shifted.insert(shifted.end(), swings.begin(), swings.end());
    mix(all, likely, shifted);
  };
  for (std::size_t rests = 0; rests < kRosterSize; ++rests) {
    // The share at his own place is that of games in which nobody rests.
    std::optional<std::size_t> resting;
    if (rests != roster_slot) resting = rests;
    auto minutes = usual(game, home);
    if (resting) give_away(minutes, *resting);
    const auto likely = shares.at(rests).likely;
    const auto own = minutes.at(roster_slot);
    const auto more = is_on_the_floor(without(resting), roster_slot) ? kExtraMinutes : 0;
    add(likely * (1 - extra), own);
    add(likely * extra, own + more);
  }
  return all;
}

}  // namespace chalkline::sports::simulated
