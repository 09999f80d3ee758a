#include "sports/simulation/baseball/baseball_play.hpp"

#include <algorithm>

#include "sports/simulation/baseball/batting.hpp"
#include "sports/simulation/baseball/inning_box.hpp"
#include "sports/simulation/baseball/plate_box.hpp"

namespace chalkline::sports::simulated {
namespace {

constexpr double kHitChance = 0.095;  // of a batter of the usual form

void add_hits(Batters& batters, const SimulatedGame& game, bool home) {
  const auto draws = game.match.draws.of(RngPurpose::kAtBat, home ? 0 : 1);
  for (std::size_t i = kPitcher + 1; i < kRosterSize; ++i) {
    const auto chance = hit_chance(game, home, i);
    for (std::uint64_t turn = 0; turn < kTurns; ++turn)
      batters.at(i).hits += draws.of(i).of(turn).chance(chance) ? 1 : 0;
  }
}

// The batters of a game by possessions.
Batters batters_of(const SimulatedGame& game, const std::vector<Scoring>& scores,
                   const Innings& innings, bool home) {
  const auto& match = game.match;
  Batters batters{};
  int lead = 0;
  std::uint64_t number = 0;
  for (const auto& scored : scores) {
    ++number;
    lead += scored.home ? scored.points : -scored.points;
    if (scored.home != home) continue;
    // The run that wins the game ends it, unless it comes with a home run.
    const bool wins_by_more = number == scores.size() && innings.is_walk_off() && lead > 1;
    const auto draw = match.draws.of(RngPurpose::kBatter, number);
    add_score(batters, draw, game.means(home), scored.points,
              wins_by_more || draw.of(0).chance(kHomeRuns));
  }
  add_hits(batters, game, home);
  return batters;
}

BaseballPlay play_by_possessions(const SimulatedGame& game, bool home) {
  const auto& match = game.match;
  const auto scores = scoring(match);
  const Innings innings{scores, match.draws};
  BaseballPlay play{.batters = batters_of(game, scores, innings, home),
                    .pitchers = {{.roster_slot = kPitcher}},
                    .errors = errors_of(match, innings, home)};
  add_at_bats(play.batters, kRosterSize,
              hits_of(play) + outs_of(match, innings, home) + errors_of(match, innings, !home));
  auto& pitcher = play.pitchers.front();
  pitcher.outs = outs_of(match, innings, !home);
  pitcher.hits = hits_of(batters_of(game, scores, innings, !home));
  for (const auto& scored : scores) pitcher.runs += scored.home == home ? 0 : scored.points;
  const auto strikeouts =
      statistic(match.draws.of(RngPurpose::kStatistic, home ? 0 : 1).of(kPitcher),
                game.model().roster[kPitcher], game.means(home)[kPitcher]);
  pitcher.strikeouts = std::min(static_cast<int>(strikeouts), pitcher.outs);
  pitcher.earned_runs = pitcher.runs;
  return play;
}

}  // namespace

double hit_chance(const SimulatedGame& game, bool home, std::size_t roster_slot) {
  const auto form = game.means(home).at(roster_slot) / game.model().roster.at(roster_slot).mean;
  return kHitChance * (1 + form) / 2;
}

int hits_of(const BaseballPlay& play) { return hits_of(play.batters); }

BaseballPlay baseball_play(const SimulatedGame& game, bool home) {
  if (game.has_lineups()) return play_by_plates(game, home);
  return game.model().by_innings ? play_by_innings(game, home) : play_by_possessions(game, home);
}

}  // namespace chalkline::sports::simulated
