#include "sports/simulation/baseball/baseball_props.hpp"

#include <algorithm>
#include <numeric>

#include "sports/simulation/prices/final_scores.hpp"
#include "sports/simulation/season/sport_model.hpp"

namespace chalkline::sports::simulated {
namespace {

using ledger::PropType;

constexpr std::size_t kRunnersMost = 3;

// [n] is how likely a batter is among the first n who are on base when another one hits, and that
// he is the hitter at all.
struct OnScore {
  double hits{};
  std::array<double, kRunnersMost + 1> on_base{};
};
using OnScores = std::array<OnScore, kRosterSize>;

// Those who are drawn one after the other by their shares of the means, without those before.
void add_runners(OnScores& all, const Means& open, double likely, std::size_t drawn) {
  const auto sum = std::accumulate(open.begin(), open.end(), 0.0);
  for (std::size_t i = 0; i < kRosterSize; ++i) {
    if (open.at(i) == 0) continue;
    const auto chosen = likely * open.at(i) / sum;
    for (auto more = drawn + 1; more <= kRunnersMost; ++more) all.at(i).on_base.at(more) += chosen;
    if (drawn + 1 == kRunnersMost) continue;
    auto left = open;
    left.at(i) = 0;
    add_runners(all, left, chosen, drawn + 1);
  }
}

OnScores on_scores(Means means) {
  means[kPitcher] = 0;
  const auto sum = std::accumulate(means.begin(), means.end(), 0.0);
  OnScores all{};
  for (std::size_t i = kPitcher + 1; i < kRosterSize; ++i) {
    all.at(i).hits = means.at(i) / sum;
    auto others = means;
    others.at(i) = 0;
    add_runners(all, others, all.at(i).hits, 0);
  }
  return all;
}

// What one score brings a figure: `runs` come in, with a home run or not.
using Gain = Distribution (*)(const OnScore& player, std::size_t runs, bool home_run);

// He adds so many where he hits and so many where he is on base.
Distribution adds(const OnScore& player, std::size_t on_base, std::size_t hitting,
                  std::size_t running) {
  Distribution gain(std::max(hitting, running) + 1);
  const auto runs = player.on_base.at(on_base);
  gain[hitting] += player.hits;
  gain[running] += runs;
  gain[0] += 1 - player.hits - runs;
  return gain;
}

Distribution hits(const OnScore& player, std::size_t runs, bool home_run) {
  return adds(player, runs - (home_run ? 1 : 0), 1, 1);
}

Distribution runs_scored(const OnScore& player, std::size_t runs, bool home_run) {
  return adds(player, runs - (home_run ? 1 : 0), home_run ? 1 : 0, 1);
}

Distribution hits_runs_rbis(const OnScore& player, std::size_t runs, bool home_run) {
  const std::size_t own = home_run ? 1 : 0;
  return adds(player, runs - own, 1 + own + runs, 2);
}

// All hits of the team.
Distribution team_hits(const OnScore&, std::size_t runs, bool home_run) {
  Distribution gain(runs + 2);
  gain[1 + runs - (home_run ? 1 : 0)] = 1;
  return gain;
}

Distribution of_score(Gain gain, const OnScore& player, double home_runs) {
  const auto& model = model_of(kBaseball);
  Distribution all;
  for (auto runs = model.least; runs <= model.most; ++runs) {
    const auto scored = static_cast<std::size_t>(runs);
    const auto likely = 1.0 / (model.most - model.least + 1);
    mix(all, likely * home_runs, gain(player, scored, true));
    mix(all, likely * (1 - home_runs), gain(player, scored, false));
  }
  return all;
}

// Over all scores of the game. The home team's in extra innings ends it with a home run.
Distribution over_scores(const std::vector<RegulationScores>& scores, bool home, Gain gain,
                         const OnScore& player) {
  const auto one = of_score(gain, player, kHomeRuns);
  const auto last = of_score(gain, player, home ? 1 : kHomeRuns);
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
  const auto scores = regulation_scores(kBaseball, game.match.chances, !home, 1);
  auto hits = over_scores(scores, !home, team_hits, {});
  for (std::size_t i = kPitcher + 1; i < kRosterSize; ++i)
    hits = sum_of(hits, binomial(kTurns, hit_chance(game.means(!home), i)));
  return hits;
}

}  // namespace

TeamMarkets baseball_markets(const SimulatedGame& game, bool home) {
  const auto& means = game.means(home);
  const auto scores = regulation_scores(kBaseball, game.match.chances, home, 1);
  const auto batters = on_scores(means);
  TeamMarkets markets;
  const auto set = [&](std::size_t slot, PropType type, const Distribution& figure) {
    markets.at(slot).at(place_of(kBaseball, type).value()) = market_of(fair_line(figure));
  };
  for (std::size_t slot = kPitcher + 1; slot < kRosterSize; ++slot) {
    const auto turns = binomial(kTurns, hit_chance(means, slot));
    const auto over = [&](Gain gain) { return over_scores(scores, home, gain, batters.at(slot)); };
    set(slot, PropType::kHits, sum_of(over(hits), turns));
    set(slot, PropType::kRuns, over(runs_scored));
    set(slot, PropType::kHitsRunsRbis, sum_of(over(hits_runs_rbis), turns));
  }
  const auto& pitcher = model_of(kBaseball).roster[kPitcher];
  set(kPitcher, PropType::kStrikeouts, binomial(pitcher.trials, means[kPitcher] / pitcher.trials));
  set(kPitcher, PropType::kHitsAllowed, hits_allowed(game, home));
  return markets;
}

TeamFigures baseball_figures(const SimulatedGame& game, bool home) {
  const auto play = baseball_play(game, home);
  TeamFigures figures{};
  figures[kPitcher] = {std::nullopt, std::nullopt, std::nullopt, play.strikeouts,
                       hits_of(baseball_play(game, !home))};
  for (std::size_t i = kPitcher + 1; i < kRosterSize; ++i) {
    const auto& line = play.batters.at(i);
    figures.at(i) = {line.hits, line.runs, line.hits + line.runs + line.runs_batted_in,
                     std::nullopt, std::nullopt};
  }
  return figures;
}

FollowedFigures followed_in_baseball(const SimulatedGame& game, bool home) {
  const auto play = baseball_play(game, home);
  FollowedFigures figures{};
  figures.at(kPitcher) = play.strikeouts;
  for (std::size_t i = kPitcher + 1; i < kRosterSize; ++i) {
    const auto& batter = play.batters.at(i);
    figures.at(i) = batter.hits + batter.runs + batter.runs_batted_in;
  }
  return figures;
}

}  // namespace chalkline::sports::simulated
