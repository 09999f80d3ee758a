#include "sports/simulation/baseball/inning_props.hpp"

#include "sports/simulation/baseball/batter_gains.hpp"
#include "sports/simulation/baseball/batting.hpp"
#include "sports/simulation/baseball/team_innings.hpp"

namespace chalkline::sports::simulated {
namespace {

using ledger::PropType;

Distribution gained(Gain gain, const OnScore& player) {
  Distribution all;
  for (int runs = 1; runs <= kRunsMost; ++runs) {
    const auto home_runs = home_run_share(runs);
    const auto scored = static_cast<std::size_t>(runs);
    mix(all, run_share(runs) * home_runs, gain(player, scored, true));
    if (home_runs < 1) mix(all, run_share(runs) * (1 - home_runs), gain(player, scored, false));
  }
  return all;
}

// His hits that bring in nobody.
Distribution left_on_base(const Distribution& innings, double share) {
  Distribution all;
  for (std::size_t n = 0; n < innings.size(); ++n) {
    if (innings[n] >= kNegligible)
      mix(all, innings[n], binomial(kLeftOnBaseMost * static_cast<int>(n), kLeftOnBase * share));
  }
  return all;
}

Distribution hits_off_starter(double others_chance) {
  const auto one = gained(gained_team_hits, {});
  Distribution all;
  for (const auto& [innings, likely] : kStarterInnings) {
    const auto scored = gained_over(binomial(innings * kChancesOfHalf, others_chance), one);
    mix(all, likely, sum_of(scored, binomial(innings * kLeftOnBaseMost, kLeftOnBase)));
  }
  return all;
}

Distribution starter_strikeouts(double chance) {
  Distribution all;
  for (const auto& [innings, likely] : kStarterInnings)
    mix(all, likely, binomial(innings * kOutsOfInning, chance));
  return all;
}

}  // namespace

TeamMarkets markets_by_innings(const SimulatedGame& game, bool home) {
  const auto& means = game.means(home);
  const auto& chances = game.match.chances;
  const auto team = team_innings(chances, home);
  const auto batters = on_scores(means);
  TeamMarkets markets;
  const auto set = [&](std::size_t slot, PropType type, const Distribution& figure) {
    markets.at(slot).at(place_of(kBaseball, type).value()) = market_of(fair_line(figure));
  };
  for (std::size_t slot = kPitcher + 1; slot < kBaseballFigures; ++slot) {
    const auto& batter = batters.at(slot);
    const auto left = left_on_base(team.innings, batter.hits);
    const auto over = [&](Gain gain) { return gained_over(team.scores, gained(gain, batter)); };
    set(slot, PropType::kHits, sum_of(over(gained_hits), left));
    set(slot, PropType::kRuns, over(gained_runs));
    set(slot, PropType::kHitsRunsRbis, sum_of(over(gained_hits_runs_rbis), left));
  }
  set(kPitcher, PropType::kStrikeouts, starter_strikeouts(strikeout_chance(means)));
  set(kPitcher, PropType::kHitsAllowed, hits_off_starter(home ? chances.away : chances.home));
  return markets;
}

}  // namespace chalkline::sports::simulated
