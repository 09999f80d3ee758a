#include "sports/simulation/games/inning_play.hpp"

#include <algorithm>

#include "sports/simulation/games/live_play.hpp"

namespace chalkline::sports::simulated {
namespace {

// Four innings before the pause in the middle, and as far as the top of the ninth after it.
constexpr int kTicksOfHalf = 15;
constexpr int kPause = 2 * kQuarterTicks;
constexpr int kHalvesToPause = kPause / kTicksOfHalf;
constexpr int kHalvesFromPause = kBottomOfNinth - kHalvesToPause;
constexpr int kBetsEnd = kPlayTicks - kEndTicks;

// The ticks of play before a half begins. Extra innings are played in the last tick.
constexpr int ticks_before(int half) {
  if (half > kBottomOfNinth) return kPlayTicks - 1;
  if (half <= kHalvesToPause) return half * kTicksOfHalf;
  return kPause + (half - kHalvesToPause) * (kBetsEnd - kPause) / kHalvesFromPause;
}
static_assert(ticks_before(kHalvesToPause) == kPause);
static_assert(ticks_before(kBottomOfNinth) == kBetsEnd);
static_assert(ticks_before(kHalvesToPause + 1) - kPause >= kChancesOfHalf,
              "while bets are taken no two scores fall in one tick");

// The tick of play from which a score of that chance counts.
int chance_tick(int half, int chance) {
  if (half > kBottomOfNinth) return kPlayTicks;
  const auto before = ticks_before(half);
  return before + 1 + chance * (ticks_before(half + 1) - before) / kChancesOfHalf;
}

int runs_of(Seed draw) {
  auto place = draw.unit();
  int runs = 1;
  while (runs < kRunsMost && place >= run_share(runs)) place -= run_share(runs++);
  return runs;
}

}  // namespace

int half_by_clock(int play_ticks) {
  if (play_ticks == kPause) return kHalvesToPause;
  int half = 0;
  while (half < kBottomOfNinth && ticks_before(half + 1) < play_ticks) ++half;
  return half;
}

InningsLeft innings_left(int tick) {
  const auto played = game_clock(tick).play_ticks;
  InningsLeft left;
  for (int half = 0; half <= kBottomOfNinth; ++half) {
    auto& side = half == kBottomOfNinth ? left.ninth : is_bottom(half) ? left.home : left.away;
    for (int chance = 0; chance < kChancesOfHalf; ++chance)
      side += chance_tick(half, chance) > played ? 1 : 0;
  }
  return left;
}

InningPlay play_innings(const Match& match) {
  InningPlay play;
  int lead = 0;  // of the home team
  for (int half = 0;; ++half) {
    const bool home = is_bottom(half);
    const bool may_win = home && half >= kBottomOfNinth;
    if (may_win && lead > 0) return play;
    play.last = half;
    for (int chance = 0; chance < kChancesOfHalf; ++chance) {
      const int number = half * kChancesOfHalf + chance;
      const auto at = match.draws.of(RngPurpose::kScores, static_cast<std::uint64_t>(number));
      if (!at.chance(home ? match.chances.home : match.chances.away)) continue;
      auto runs = runs_of(at.of(RngPurpose::kPoints));
      const bool home_run = at.of(RngPurpose::kHomeRun).chance(home_run_share(runs));
      // The run that wins the game ends it, unless it comes with a home run.
      if (may_win && !home_run) runs = std::min(runs, 1 - lead);
      play.scores.push_back({half, chance_tick(half, chance), home, runs, home_run});
      lead += home ? runs : -runs;
      play.is_walk_off = may_win && lead > 0;
      if (play.is_walk_off) return play;
    }
    if (may_win && lead != 0) return play;
  }
}

}  // namespace chalkline::sports::simulated
