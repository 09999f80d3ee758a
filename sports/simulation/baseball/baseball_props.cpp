#include "sports/simulation/baseball/baseball_props.hpp"

#include "sports/simulation/baseball/batter_gains.hpp"
#include "sports/simulation/baseball/inning_props.hpp"
#include "sports/simulation/baseball/plate_props.hpp"
#include "sports/simulation/prices/final_scores.hpp"

namespace chalkline::sports::simulated {
namespace {

using ledger::PropType;

Distribution of_score(const SportModel& model, Gain gain, const OnScore& player, double home_runs) {
  Distribution all;
  for (const auto& [runs, likely] : model.worths()) {
    const auto scored = static_cast<std::size_t>(runs);
    mix(all, likely * home_runs, gain(player, scored, true));
    mix(all, likely * (1 - home_runs), gain(player, scored, false));
  }
  return all;
}

// Over all scores of the game. The home team's in extra innings ends it with a home run.
Distribution over_scores(const SportModel& model, const std::vector<RegulationScores>& scores,
                         bool home, Gain gain, const OnScore& player) {
  const auto one = of_score(model, gain, player, kHomeRuns);
  const auto last = of_score(model, gain, player, home ? 1 : kHomeRuns);
  Distribution all;
  Distribution sum{1};
  for (const auto& [likely, extra] : scores) {
    mix(all, likely * (1 - extra), sum);
    mix(all, likely * extra, sum_of(sum, last));
    sum = sum_of(sum, one);
  }
  return all;
}

Distribution hits_allowed(const SimulatedGame& game, bool home) {
  const auto scores = regulation_scores(game.model(), game.match.chances, !home, 1);
  auto hits = over_scores(game.model(), scores, !home, gained_team_hits, {});
  for (std::size_t i = kPitcher + 1; i < kRosterSize; ++i)
    hits = sum_of(hits, binomial(kTurns, hit_chance(game, !home, i)));
  return hits;
}

TeamMarkets markets_by_possessions(const SimulatedGame& game, bool home) {
  const auto& means = game.means(home);
  const auto scores = regulation_scores(game.model(), game.match.chances, home, 1);
  const auto batters = on_scores(means);
  TeamMarkets markets;
  const auto set = [&](std::size_t slot, PropType type, const Distribution& figure) {
    markets.at(slot).at(place_of(kBaseball, type).value()) = market_of(fair_line(figure));
  };
  for (std::size_t slot = kPitcher + 1; slot < kRosterSize; ++slot) {
    const auto turns = binomial(kTurns, hit_chance(game, home, slot));
    const auto over = [&](Gain gain) {
      return over_scores(game.model(), scores, home, gain, batters.at(slot));
    };
    set(slot, PropType::kHits, sum_of(over(gained_hits), turns));
    set(slot, PropType::kRuns, over(gained_runs));
    set(slot, PropType::kHitsRunsRbis, sum_of(over(gained_hits_runs_rbis), turns));
  }
  const auto& pitcher = game.model().roster[kPitcher];
  set(kPitcher, PropType::kStrikeouts, binomial(pitcher.trials, means[kPitcher] / pitcher.trials));
  set(kPitcher, PropType::kHitsAllowed, hits_allowed(game, home));
  return markets;
}

}  // namespace

TeamMarkets baseball_markets(const SimulatedGame& game, bool home) {
  if (game.has_lineups()) return markets_by_plates(game, home);
  return game.model().by_innings ? markets_by_innings(game, home)
                                 : markets_by_possessions(game, home);
}

TeamFigures baseball_figures(const SimulatedGame& game, bool home, int tick) {
  if (tick < kGameTicks && !game.has_lineups()) return {};
  const auto play =
      game.has_lineups() ? play_by_plates(game, home, tick) : baseball_play(game, home);
  TeamFigures figures{};
  const auto& starter = play.pitchers.front();
  figures[kPitcher] = {std::nullopt, std::nullopt, std::nullopt, starter.strikeouts, starter.hits};
  for (std::size_t i = kPitcher + 1; i < game.model().players; ++i) {
    const auto& line = play.batters.at(i);
    figures.at(i) = {line.hits, line.runs, line.hits + line.runs + line.runs_batted_in,
                     std::nullopt, std::nullopt};
  }
  return figures;
}

FollowedFigures followed_in_baseball(const SimulatedGame& game, bool home) {
  const auto play = baseball_play(game, home);
  FollowedFigures figures{};
  figures.at(kPitcher) = play.pitchers.front().strikeouts;
  for (std::size_t i = kPitcher + 1; i < game.model().players; ++i) {
    const auto& batter = play.batters.at(i);
    figures.at(i) = batter.hits + batter.runs + batter.runs_batted_in;
  }
  return figures;
}

}  // namespace chalkline::sports::simulated
