#include "sports/simulation/baseball/batting.hpp"

#include <algorithm>
#include <numeric>
#include <span>

namespace chalkline::sports::simulated {
namespace {

constexpr double kErrorChance = 0.06;

}  // namespace

std::size_t batter_of(Seed draw, const Means& shares) {
  auto place = draw.unit() * std::accumulate(shares.begin(), shares.end(), 0.0);
  std::size_t chosen = 0;
  for (std::size_t i = 0; i < shares.size(); ++i) {
    if (shares.at(i) == 0) continue;
    chosen = i;
    if (place < shares.at(i)) break;
    place -= shares.at(i);
  }
  return chosen;
}

Means batting_shares(const Means& means) {
  auto shares = means;
  shares[kPitcher] = 0;
  return shares;
}

void add_score(Batters& batters, Seed draw, const Means& means, int runs, bool home_run) {
  auto open = batting_shares(means);
  const auto hitter = batter_of(draw, open);
  auto& line = batters.at(hitter);
  ++line.hits;
  line.runs_batted_in += runs;
  open.at(hitter) = 0;
  auto on_base = runs;
  if (home_run) {
    ++line.home_runs;
    ++line.runs;
    --on_base;
  }
  for (int i = 1; i <= on_base; ++i) {
    const auto runner = batter_of(draw.of(static_cast<std::uint64_t>(i)), open);
    ++batters.at(runner).hits;
    ++batters.at(runner).runs;
    open.at(runner) = 0;
  }
}

int hits_of(const Batters& batters) {
  int hits = 0;
  for (const auto& batter : batters) hits += batter.hits;
  return hits;
}

void add_at_bats(Batters& batters, std::size_t players, int all) {
  const auto order = std::span{batters}.first(players);
  for (auto& line : order) {
    line.at_bats = line.hits;
    all -= line.hits;
  }
  for (; all > 0; --all)
    ++std::ranges::min_element(order.begin() + 1, order.end(), {}, &BattingLine::at_bats)->at_bats;
}

int outs_of(const Match& match, const Innings& innings, bool home) {
  const auto outs = kOutsOfInning * innings.batted(home);
  if (!home || !innings.is_walk_off()) return outs;
  return outs - kOutsOfInning +
         static_cast<int>(match.draws.of(RngPurpose::kWalkOff).below(kOutsOfInning));
}

int errors_of(const Match& match, const Innings& innings, bool home) {
  const auto draw = match.draws.of(RngPurpose::kError, home ? 0 : 1);
  int errors = 0;
  for (int inning = 0; inning < innings.batted(!home); ++inning)
    errors += draw.of(static_cast<std::uint64_t>(inning)).chance(kErrorChance) ? 1 : 0;
  return errors;
}

}  // namespace chalkline::sports::simulated
