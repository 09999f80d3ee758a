#include "sports/simulation/football/football_play.hpp"

#include <algorithm>
#include <numeric>

namespace chalkline::sports::simulated {
namespace {

constexpr int kTouchdownPoints = 6;

// Two and a half touchdowns in a game of 23 points, as in the league, and seldom one more or less.
constexpr double kTouchdownsAPoint = 0.11;
constexpr double kNarrow = 8;

// Whatever his form, a quarterback misses some.
constexpr double kChanceMost = 0.95;

constexpr std::array<std::string_view, kRosterSize> kFootballPositions{"QB", "RB", "RB", "WR",
                                                                       "WR", "WR", "TE", "TE"};

double sum(const Means& means) { return std::accumulate(means.begin(), means.end(), 0.0); }

Means shares_of(Means means) {
  const auto all = sum(means);
  for (auto& mean : means) mean /= all;
  return means;
}

std::size_t one_of(double place, const Means& shares) {
  std::size_t chosen = 0;
  for (std::size_t i = 0; i < shares.size(); ++i) {
    if (shares.at(i) == 0) continue;
    chosen = i;
    if (place < shares.at(i)) break;
    place -= shares.at(i);
  }
  return chosen;
}

int yards(Seed draw, std::span<const int> table) {
  return table[static_cast<std::size_t>(draw.below(table.size()))];
}

void gain(FootballPlay& play, std::size_t slot, Seed draw) {
  auto& line = play.at(slot);
  if (is_runner(slot)) {
    line.rushing_yards += yards(draw, kRunYards);
    return;
  }
  const auto caught = yards(draw, kCatchYards);
  ++line.receptions;
  line.receiving_yards += caught;
  play[kQuarterback].passing_yards += caught;
}

int touchdowns_of(Seed draw, int points) {
  auto place = draw.unit();
  const auto chances = touchdown_chances(points);
  std::size_t count = 0;
  while (count + 1 < chances.size() && place >= chances[count]) place -= chances[count++];
  return static_cast<int>(count);
}

int touchdowns(const SimulatedGame& game, bool home, int tick, Seed draw) {
  const auto scores = scoring(game.match);
  if (game.has_drives()) {
    return static_cast<int>(std::ranges::count_if(scores, [&](const Scoring& scored) {
      return scored.home == home && scored.points == game.model().most && scored.tick <= tick;
    }));
  }
  const auto score = state_at(scores, kGameTicks).score;
  return touchdowns_of(draw, home ? score.home : score.away);
}

// How many of the team's snaps, spread evenly over its drives, belong to drives that are over.
int snaps_by(const SimulatedGame& game, bool home, int tick, int snaps) {
  const auto length = game.model().possession_ticks;
  const auto drives = kPlayTicks / length;
  const auto over = game_clock(tick).play_ticks / length;
  const auto own = home == home_begins(game.match) ? (over + 1) / 2 : over / 2;
  const auto all = home == home_begins(game.match) ? (drives + 1) / 2 : drives / 2;
  return snaps * own / all;
}

}  // namespace

FootballPlay football_play(const SimulatedGame& game, bool home, int tick) {
  const auto chances = football_chances(game.means(home));
  const auto draw = [&](RngPurpose purpose, int number) {
    return game.match.draws.of(purpose, static_cast<std::uint64_t>(number) + (home ? 0U : 1'000U));
  };
  FootballPlay play{};
  const auto snaps = [&](RngPurpose purpose, int count, double chance, const Means& shares) {
    const auto played = snaps_by(game, home, tick, count);
    for (int i = 1; i <= played; ++i) {
      const auto snap = draw(purpose, i);
      if (snap.chance(chance)) gain(play, one_of(snap.of(0).unit(), shares), snap.of(1));
    }
  };
  snaps(RngPurpose::kPass, kPasses, chances.caught, chances.receiver);
  snaps(RngPurpose::kRun, kRuns, chances.run, chances.runner);

  const auto count = touchdowns(game, home, tick, draw(RngPurpose::kTouchdown, 0));
  for (int i = 1; i <= count; ++i) {
    const auto own = draw(RngPurpose::kTouchdown, i);
    const auto scorer = one_of(own.of(0).unit(), chances.scorer);
    gain(play, scorer, own.of(1));
    ++play.at(scorer).touchdowns;
  }
  return play;
}

FootballChances football_chances(const Means& means) {
  FootballChances chances;
  for (std::size_t i = kQuarterback + 1; i < kRosterSize; ++i)
    (is_runner(i) ? chances.runner : chances.receiver).at(i) = means.at(i);
  chances.caught = std::min(means[kQuarterback] / (kPasses * kCatchMean), kChanceMost);
  chances.run = std::min(sum(chances.runner) / (kRuns * kRunMean), kChanceMost);
  chances.runner = shares_of(chances.runner);
  chances.receiver = shares_of(chances.receiver);
  chances.scorer = means;
  chances.scorer[kQuarterback] = 0;
  chances.scorer = shares_of(chances.scorer);
  return chances;
}

std::vector<double> touchdown_chances(int points) {
  std::vector<double> chances;
  double all = 0;
  for (int count = 0; count * kTouchdownPoints <= points; ++count) {
    const auto off = count - kTouchdownsAPoint * points;
    chances.push_back(1 / (1 + kNarrow * off * off));
    all += chances.back();
  }
  for (auto& chance : chances) chance /= all;
  return chances;
}

std::string_view football_position(std::size_t roster_slot) {
  return kFootballPositions.at(roster_slot);
}

}  // namespace chalkline::sports::simulated
