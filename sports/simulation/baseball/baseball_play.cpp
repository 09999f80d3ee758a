#include "sports/simulation/baseball/baseball_play.hpp"

#include <algorithm>
#include <numeric>

#include "sports/simulation/games/innings.hpp"
#include "sports/simulation/season/sport_model.hpp"

namespace chalkline::sports::simulated {
namespace {

constexpr double kHitChance = 0.095;  // of a batter of the usual form

// Six in a hundred innings have an error. It costs no run: every run is earned (decisions/0026).
constexpr double kErrorChance = 0.06;

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

void add_score(Batters& batters, Seed draw, Means open, int runs, bool home_run) {
  open[kPitcher] = 0;
  const auto hitter = batter(draw, open);
  auto& line = batters.at(hitter);
  ++line.hits;
  line.runs_batted_in += runs;
  open.at(hitter) = 0;
  auto on_base = runs;
  if (home_run || draw.of(0).chance(kHomeRuns)) {
    ++line.home_runs;
    ++line.runs;
    --on_base;
  }
  for (int i = 1; i <= on_base; ++i) {
    const auto runner = batter(draw.of(static_cast<std::uint64_t>(i)), open);
    ++batters.at(runner).hits;
    ++batters.at(runner).runs;
    open.at(runner) = 0;
  }
}

void add_hits(Batters& batters, const SimulatedGame& game, bool home) {
  const auto& means = game.means(home);
  const auto draws = game.match.draws.of(RngPurpose::kAtBat, home ? 0 : 1);
  for (std::size_t i = kPitcher + 1; i < kRosterSize; ++i) {
    const auto chance = hit_chance(means, i);
    for (std::uint64_t turn = 0; turn < kTurns; ++turn)
      batters.at(i).hits += draws.of(i).of(turn).chance(chance) ? 1 : 0;
  }
}

// The order goes round, so that all bat about as often.
void add_at_bats(Batters& batters, int all) {
  for (auto& line : batters) {
    line.at_bats = line.hits;
    all -= line.hits;
  }
  for (; all > 0; --all)
    ++std::ranges::min_element(batters.begin() + 1, batters.end(), {}, &BattingLine::at_bats)
          ->at_bats;
}

// A game that the home team ends has no third out.
int outs_of(const Match& match, const Innings& innings, bool home) {
  const auto outs = kOutsOfAnInning * innings.batted(home);
  if (!home || !innings.is_walk_off()) return outs;
  return outs - kOutsOfAnInning +
         static_cast<int>(match.draws.of(RngPurpose::kWalkOff).below(kOutsOfAnInning));
}

int errors_of(const Match& match, const Innings& innings, bool home) {
  const auto draw = match.draws.of(RngPurpose::kError, home ? 0 : 1);
  int errors = 0;
  for (int inning = 0; inning < innings.batted(!home); ++inning)
    errors += draw.of(static_cast<std::uint64_t>(inning)).chance(kErrorChance) ? 1 : 0;
  return errors;
}

}  // namespace

double hit_chance(const Means& means, std::size_t roster_slot) {
  const auto form = means.at(roster_slot) / model_of(kBaseball).roster.at(roster_slot).mean;
  return kHitChance * (1 + form) / 2;
}

int hits_of(const BaseballPlay& play) {
  int hits = 0;
  for (const auto& batter : play.batters) hits += batter.hits;
  return hits;
}

BaseballPlay baseball_play(const SimulatedGame& game, bool home) {
  const auto& match = game.match;
  const auto scores = scoring(match);
  const Innings innings{scores, match.draws};
  BaseballPlay play;
  int lead = 0;
  std::uint64_t number = 0;
  for (const auto& scored : scores) {
    ++number;
    lead += scored.home ? scored.points : -scored.points;
    if (scored.home != home) {
      play.earned_runs += scored.points;
      continue;
    }
    // The run that wins the game ends it, unless it comes with a home run.
    const bool home_run = number == scores.size() && innings.is_walk_off() && lead > 1;
    add_score(play.batters, match.draws.of(RngPurpose::kBatter, number), game.means(home),
              scored.points, home_run);
  }
  add_hits(play.batters, game, home);
  add_at_bats(play.batters,
              hits_of(play) + outs_of(match, innings, home) + errors_of(match, innings, !home));
  play.outs = outs_of(match, innings, !home);
  play.errors = errors_of(match, innings, home);
  const auto statistics = match.draws.of(RngPurpose::kStatistic, home ? 0 : 1);
  const auto strikeouts = statistic(statistics.of(kPitcher), model_of(kBaseball).roster[kPitcher],
                                    game.means(home)[kPitcher]);
  play.strikeouts = std::min(static_cast<int>(strikeouts), play.outs);
  return play;
}

}  // namespace chalkline::sports::simulated
