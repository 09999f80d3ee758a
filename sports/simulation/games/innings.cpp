#include "sports/simulation/games/innings.hpp"

#include <algorithm>
#include <iterator>

#include "sports/simulation/games/live_play.hpp"

namespace chalkline::sports::simulated {
namespace {

// The ticks of play in which bets are taken. Whether the home team bats in the ninth hangs on what
// is still to come, so that the ninth is played when they are over.
constexpr int kOpenTicks = kPlayTicks - kEndTicks;

// Four innings before the pause in the middle. After it the game gets as far as the top of the
// eighth: the two halves before the ninth are kept for teams that score by turns.
constexpr int kHalfTicks = 15;
constexpr int kHalfTicksAfterPause = 17;
constexpr int kPauseTick = 2 * kQuarterTicks;
constexpr int kHalvesBeforePause = kPauseTick / kHalfTicks;

// The half in which a tick lies where no score moves the game on. With bets closed each takes one.
constexpr int pace(int play) {
  if (play == 0) return 0;
  if (play <= kPauseTick) return (play - 1) / kHalfTicks;
  const auto after = (std::min(play, kOpenTicks) - kPauseTick - 1) / kHalfTicksAfterPause;
  return kHalvesBeforePause + after + std::max(0, play - kOpenTicks);
}
static_assert(pace(kPauseTick + 1) == kHalvesBeforePause);
static_assert(pace(kOpenTicks) == kBottomOfEighth - 1);
static_assert(pace(kPlayTicks) >= kBottomOfNinth);

// The latest half of the team's own that is not after `half`.
constexpr int own_half(int half, bool home) { return is_bottom(half) == home ? half : half - 1; }

// The latest half in which each score after `from` can count, with all that follow it. The home
// team bats in the ninth only as long as it does not lead.
std::vector<int> latest_halves(const std::vector<Scoring>& scores, std::size_t from, int lead) {
  std::vector<int> latest;
  bool away_follows = false;
  int before = lead;
  for (auto i = scores.size(); i-- > from;) {
    const auto& scored = scores[i];
    const int after = before;
    before -= scored.home ? scored.points : -scored.points;
    int half = kTopOfNinth;
    if (scored.home) {
      const bool ends_the_game = i + 1 == scores.size();
      const bool bats_in_ninth = !away_follows && before <= 0 && (after <= 0 || ends_the_game);
      half = bats_in_ninth ? kBottomOfNinth : kBottomOfEighth;
    }
    if (!latest.empty()) half = std::min(half, own_half(latest.back(), scored.home));
    latest.push_back(half);
    away_follows = away_follows || !scored.home;
  }
  std::ranges::reverse(latest);
  return latest;
}

}  // namespace

Innings::Innings(const std::vector<Scoring>& scores) {
  const bool extra = !scores.empty() && scores.back().overtime;
  const std::vector<Scoring> regulation{scores.begin(),
                                        extra ? std::prev(scores.end()) : scores.end()};
  int lead = 0;
  for (const auto& scored : regulation) lead += scored.home ? scored.points : -scored.points;
  const auto open = static_cast<std::size_t>(std::ranges::count_if(
      regulation, [](const Scoring& scored) { return play_tick(scored.tick) <= kOpenTicks; }));
  const auto latest = latest_halves(regulation, open, lead);
  int half = 0;
  for (int play = 0; play <= kPlayTicks; ++play) {
    const auto next = filed_.size();
    const auto bound = play <= kOpenTicks         ? kTopOfNinth
                       : next < regulation.size() ? latest[next - open]
                       : lead > 0                 ? kTopOfNinth
                                                  : kBottomOfNinth;
    half = std::max(half, std::min(pace(play), bound));
    if (next < regulation.size() && regulation[next].tick == game_tick(play)) {
      const bool home = regulation[next].home;
      const auto own = is_bottom(half) == home ? half : half + 1;
      filed_.push_back(own_half(std::min(own, bound), home));
      half = std::max(half, filed_.back());
    }
    shown_.at(static_cast<std::size_t>(play)) = half;
  }
  if (extra) filed_.push_back(scores.back().home ? kBottomOfTenth : kTopOfTenth);
  last_ = extra ? kBottomOfTenth : lead > 0 && half < kBottomOfNinth ? kTopOfNinth : kBottomOfNinth;
  is_walk_off_ = is_bottom(last_) && (extra ? scores.back().home : lead > 0);
  shown_.back() = last_;
}

int Innings::at(int tick) const {
  return shown_.at(static_cast<std::size_t>(game_clock(tick).play_ticks));
}

}  // namespace chalkline::sports::simulated
