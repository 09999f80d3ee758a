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

// The runs of a score come in two innings wherever the game has room for it: not so far ahead of
// its pace that its break comes after the sixth, and not so late that no halves are left for teams
// that score by turns. So a team scores just one run in one inning of seven, and none in three of
// four, as in the league.
constexpr int kHalvesAhead = 3;
constexpr int kLatestApart = kBottomOfEighth - 1;

// How the half-innings go on.
struct Course {
  int half{};

  void go_on(int to) { half = std::max(half, to); }

  // The half in which a score of the team counts.
  int file(bool home, int bound) {
    const auto own = is_bottom(half) == home ? half : half + 1;
    const auto filed = own_half(std::min(own, bound), home);
    go_on(filed);
    return filed;
  }
};

int runs_before(Seed draw, int points) {
  return 1 + static_cast<int>(draw.below(static_cast<std::uint64_t>(points - 1)));
}

}  // namespace

Innings::Innings(const std::vector<Scoring>& scores, const GameDraws& draws) {
  const bool extra = !scores.empty() && scores.back().overtime;
  const std::vector<Scoring> regulation{scores.begin(),
                                        extra ? std::prev(scores.end()) : scores.end()};
  int lead = 0;
  for (const auto& scored : regulation) lead += scored.home ? scored.points : -scored.points;
  const auto open = static_cast<std::size_t>(std::ranges::count_if(
      regulation, [](const Scoring& scored) { return play_tick(scored.tick) <= kOpenTicks; }));
  const auto latest = latest_halves(regulation, open, lead);
  Course whole;  // with all runs of a score in one half: how the game ends follows from it
  Course shown;
  for (int play = 0; play <= kPlayTicks; ++play) {
    const auto next = filed_.size();
    const bool is_open = play <= kOpenTicks;
    const auto bound = is_open                    ? kTopOfNinth
                       : next < regulation.size() ? latest[next - open]
                       : lead > 0                 ? kTopOfNinth
                                                  : kBottomOfNinth;
    whole.go_on(std::min(pace(play), bound));
    shown.go_on(whole.half);
    if (next < regulation.size() && regulation[next].tick == game_tick(play)) {
      const auto& scored = regulation[next];
      FiledScore filed{whole.file(scored.home, bound), 0};
      if (is_open) {
        filed.half = shown.file(scored.home, bound);
        const auto later = filed.half + 2;
        if (later <= std::min(pace(play) + kHalvesAhead, kLatestApart))
          filed = {later, runs_before(draws.of(RngPurpose::kApart, next), scored.points)};
      }
      shown.go_on(filed.half);
      filed_.push_back(filed);
    }
    shown_.at(static_cast<std::size_t>(play)) = shown.half;
  }
  if (extra) filed_.push_back({scores.back().home ? kBottomOfTenth : kTopOfTenth, 0});
  last_ = extra                                     ? kBottomOfTenth
          : lead > 0 && whole.half < kBottomOfNinth ? kTopOfNinth
                                                    : kBottomOfNinth;
  is_walk_off_ = is_bottom(last_) && (extra ? scores.back().home : lead > 0);
  shown_.back() = last_;
}

Innings::Innings(const InningPlay& play) : last_{play.last}, is_walk_off_{play.is_walk_off} {
  for (int tick = 0; tick < kPlayTicks; ++tick) {
    const auto half = half_by_clock(tick);
    shown_.at(static_cast<std::size_t>(tick)) = std::min(half, last_);
  }
  shown_.back() = last_;
  for (const auto& scored : play.scores) filed_.push_back({scored.half, 0});
}

Innings innings_of(const Match& match) {
  if (match.model().by_innings) return Innings{play_innings(match)};
  return {scoring(match), match.draws};
}

int Innings::at(int tick) const {
  return shown_.at(static_cast<std::size_t>(game_clock(tick).play_ticks));
}

}  // namespace chalkline::sports::simulated
