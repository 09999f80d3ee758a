#include "sports/simulation/baseball/plate_props.hpp"

#include <numeric>

#include "sports/simulation/baseball/batter_gains.hpp"
#include "sports/simulation/baseball/batting.hpp"
#include "sports/simulation/baseball/plate_play.hpp"
#include "sports/simulation/baseball/plate_shares.hpp"
#include "sports/simulation/baseball/team_innings.hpp"
#include "sports/simulation/season/inning_model.hpp"

namespace chalkline::sports::simulated {
namespace {

using ledger::PropType;

Distribution just(int value) {
  Distribution p(static_cast<std::size_t>(value) + 1);
  p.back() = 1;
  return p;
}

// 0 or more with a chance.
Distribution perhaps(double chance, const Distribution& more) {
  Distribution p;
  mix(p, 1 - chance, {1});
  mix(p, chance, more);
  return p;
}

// The gain that a score of so many runs adds to a figure of the one who hits and of one who comes
// in.
struct GainOfScore {
  Distribution hitting;
  Distribution running;
};
using GainByPlate = GainOfScore (*)(int runs, bool home_run);

Distribution when_hitting(bool home_run, const Distribution& gain) {
  return home_run ? gain : perhaps(1 - kScoresByError, gain);
}

GainOfScore hits_by_plate(int /*runs*/, bool home_run) {
  return {when_hitting(home_run, just(1)), perhaps(kRunnersByHit, just(1))};
}

GainOfScore runs_by_plate(int /*runs*/, bool home_run) { return {just(home_run ? 1 : 0), just(1)}; }

GainOfScore hits_runs_rbis_by_plate(int runs, bool home_run) {
  return {when_hitting(home_run, just(1 + runs + (home_run ? 1 : 0))),
          sum_of(just(1), perhaps(kRunnersByHit, just(1)))};
}

// Calls for each kind of score with its part of all.
template <class Visit>
void each_score(const Visit& visit) {
  for (int runs = 1; runs <= kRunsMost; ++runs) {
    const auto home_runs = home_run_share(runs);
    visit(runs, true, run_share(runs) * home_runs);
    if (home_runs < 1) visit(runs, false, run_share(runs) * (1 - home_runs));
  }
}

// The chances of each batter to be in a score with a home run, and in another one.
struct InScores {
  OnScores home_runs;
  OnScores others;
};

Distribution gained_by_plate(GainByPlate gain, const InScores& batters, std::size_t slot) {
  Distribution all;
  each_score([&](int runs, bool home_run, double likely) {
    const auto& player = (home_run ? batters.home_runs : batters.others).at(slot);
    const auto comes_in = player.on_base.at(static_cast<std::size_t>(runs - (home_run ? 1 : 0)));
    const auto [hitting, running] = gain(runs, home_run);
    mix(all, likely * player.hits, hitting);
    mix(all, likely * comes_in, running);
    mix(all, likely * (1 - player.hits - comes_in), {1});
  });
  return all;
}

// His hits beside the scores.
Distribution other_hits(const Distribution& innings, double share) {
  Distribution all;
  for (std::size_t n = 0; n < innings.size(); ++n) {
    if (innings[n] >= kNegligible)
      mix(all, innings[n],
          binomial(kOthersMost * static_cast<int>(n), kOthers * kOthersByHit * share));
  }
  return all;
}

Distribution team_hits_of_inning(double chance) {
  Distribution one;
  each_score([&](int runs, bool home_run, double likely) {
    mix(one, likely,
        sum_of(when_hitting(home_run, just(1)),
               binomial(runs - (home_run ? 1 : 0), kRunnersByHit)));
  });
  return sum_of(gained_over(binomial(kChancesOfHalf, chance), one),
                binomial(kOthersMost, kOthers * kOthersByHit));
}

// The pitcher who begins: his hits, and how many innings he stays.
struct StarterDistributions {
  Distribution hits;
  Distribution innings;
};

StarterDistributions starter_distributions(const Distribution& hits_of_inning, int innings_most) {
  StarterDistributions starter;
  auto some = hits_of_inning;  // in the first inning with any
  some[0] = 0;
  for (const auto& [innings, likely] : kStarterLengths) {
    Distribution hits{1};
    for (int i = 0; i < innings; ++i) hits = sum_of(hits, hits_of_inning);
    auto none = likely * hits[0];
    hits[0] = 0;
    mix(starter.hits, likely, hits);
    mix(starter.innings, likely - none, just(innings));
    for (auto more = innings + 1; more <= innings_most; ++more) {
      mix(starter.hits, none, some);
      const auto stays = more < innings_most ? none * hits_of_inning[0] : 0;
      mix(starter.innings, none - stays, just(more));
      none *= hits_of_inning[0];
    }
    mix(starter.hits, none, {1});
    if (innings >= innings_most) mix(starter.innings, none, just(innings));
  }
  return starter;
}

Distribution strikeouts_in(const Distribution& innings, double chance) {
  Distribution all;
  for (std::size_t n = 0; n < innings.size(); ++n)
    mix(all, innings[n], binomial(kOutsOfInning * static_cast<int>(n), chance));
  return all;
}

}  // namespace

TeamMarkets markets_by_plates(const SimulatedGame& game, bool home) {
  const auto& chances = game.match.chances;
  const auto team = team_innings(chances, home);
  const auto on_base = on_base_shares(game, home);
  const auto sum = std::accumulate(on_base.begin(), on_base.end(), 0.0);
  const InScores batters{on_scores(home_run_shares(game, home), on_base),
                         on_scores(on_base, on_base)};
  TeamMarkets markets;
  const auto set = [&](std::size_t slot, PropType type, const Distribution& figure) {
    markets.at(slot).at(place_of(kBaseball, type).value()) = market_of(fair_line(figure));
  };
  for (std::size_t slot = kPitcher + 1; slot < kBaseballFigures; ++slot) {
    const auto others = other_hits(team.innings, on_base.at(slot) / sum);
    const auto over = [&](GainByPlate gain) {
      return gained_over(team.scores, gained_by_plate(gain, batters, slot));
    };
    set(slot, PropType::kHits, sum_of(over(hits_by_plate), others));
    set(slot, PropType::kRuns, over(runs_by_plate));
    set(slot, PropType::kHitsRunsRbis, sum_of(over(hits_runs_rbis_by_plate), others));
  }
  // The home team bats in eight innings for sure.
  const auto starter = starter_distributions(
      team_hits_of_inning(home ? chances.away : chances.home), home ? kInnings : kInnings - 1);
  set(kPitcher, PropType::kStrikeouts,
      strikeouts_in(starter.innings, starter_strikeout_chance(game, home)));
  set(kPitcher, PropType::kHitsAllowed, starter.hits);
  return markets;
}

}  // namespace chalkline::sports::simulated
