#include "sports/simulation/baseball/baseball_play.hpp"

#include <algorithm>
#include <numeric>

#include "sports/simulation/season/sport_model.hpp"

namespace chalkline::sports::simulated {
namespace {

constexpr double kHomeRuns = 0.45;  // of the hits that score, for they bring in two or three

constexpr int kLeastAtBats = 4;  // or one more
// The chance of a batter of the usual form for a hit that scores nothing. With those that do, a
// quarter of all at-bats is a hit.
constexpr double kHitChance = 0.19;

constexpr int kOuts = 27;
constexpr int kOutsOfAnInning = 3;

using Batters = std::array<BattingLine, kRosterSize>;

// One of the batters who is not out, by their shares of the means.
std::size_t batter(Seed draw, const Means& open) {
  auto place = draw.unit() * std::accumulate(open.begin(), open.end(), 0.0);
  std::size_t chosen = 0;
  for (std::size_t i = 0; i < open.size(); ++i) {
    if (open.at(i) == 0) continue;
    chosen = i;
    if (place < open.at(i)) break;
    place -= open.at(i);
  }
  return chosen;
}

void add_score(Batters& batters, Seed draw, Means open, int runs) {
  open[kPitcher] = 0;
  const auto hitter = batter(draw, open);
  auto& line = batters.at(hitter);
  ++line.at_bats;
  ++line.hits;
  line.runs_batted_in += runs;
  open.at(hitter) = 0;
  auto on_base = runs;
  if (draw.of(0).chance(kHomeRuns)) {
    ++line.home_runs;
    ++line.runs;
    --on_base;
  }
  for (int i = 1; i <= on_base; ++i) {
    const auto runner = batter(draw.of(static_cast<std::uint64_t>(i)), open);
    ++batters.at(runner).runs;
    open.at(runner) = 0;
  }
}

}  // namespace

BaseballPlay baseball_play(const SimulatedGame& game, bool home) {
  const auto& match = game.match;
  const auto& means = game.means(home);
  const auto side = home ? 0U : 1U;
  const auto& roster = model_of(kBaseball).roster;
  BaseballPlay play;
  play.outs = kOuts;
  std::uint64_t number = 0;
  for (const auto& scored : scoring(match)) {
    ++number;
    if (scored.overtime) play.outs += kOutsOfAnInning;
    if (scored.home != home) {
      play.earned_runs += scored.points;
      continue;
    }
    add_score(play.batters, match.draws.of(RngPurpose::kBatter, number), means, scored.points);
  }
  const auto at_bats = match.draws.of(RngPurpose::kAtBat, side);
  for (std::size_t i = kPitcher + 1; i < kRosterSize; ++i) {
    const auto own = at_bats.of(i);
    auto& line = play.batters.at(i);
    // A hit that scored was one of them.
    const auto all = std::max(line.at_bats, kLeastAtBats + (own.chance(0.5) ? 1 : 0));
    const auto form = means.at(i) / roster.at(i).mean;
    const auto chance = kHitChance * (1 + form) / 2;
    for (; line.at_bats < all; ++line.at_bats) {
      line.hits += own.of(static_cast<std::uint64_t>(line.at_bats)).chance(chance) ? 1 : 0;
    }
  }
  const auto statistics = match.draws.of(RngPurpose::kStatistic, side);
  play.strikeouts =
      static_cast<int>(statistic(statistics.of(kPitcher), roster[kPitcher], means[kPitcher]));
  return play;
}

}  // namespace chalkline::sports::simulated
