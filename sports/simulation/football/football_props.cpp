#include "sports/simulation/football/football_props.hpp"

#include <algorithm>

#include "sports/simulation/prices/final_scores.hpp"

namespace chalkline::sports::simulated {
namespace {

using ledger::PropType;

// No team has as many plays of a kind, touchdowns included, but in one game of a world's lifetime.
constexpr int kPlaysMost = 60;

// [n] is the distribution of the yards that n plays of a kind bring together.
using Gains = std::vector<Distribution>;

Gains gains(std::span<const int> table) {
  Distribution one(static_cast<std::size_t>(std::ranges::max(table)) + 1);
  for (const auto yards : table)
    one[static_cast<std::size_t>(yards)] += 1.0 / static_cast<double>(table.size());
  Gains all{{1}};
  for (int plays = 1; plays <= kPlaysMost; ++plays) all.push_back(sum_of(all.back(), one));
  return all;
}

Distribution yards(const Distribution& plays, const Gains& gains) {
  Distribution all;
  for (std::size_t n = 0; n < std::min(plays.size(), gains.size()); ++n) {
    if (plays[n] >= kNegligible) mix(all, plays[n], gains[n]);
  }
  return all;
}

Distribution team_touchdowns(const SimulatedGame& game, bool home) {
  if (game.has_drives()) return scores_of_most(game.model(), game.match.chances, home);
  const auto points = final_scores(game.model(), game.match.chances, home).points;
  Distribution touchdowns;
  for (std::size_t score = 0; score < points.size(); ++score) {
    if (points[score] >= kNegligible)
      mix(touchdowns, points[score], touchdown_chances(static_cast<int>(score)));
  }
  return touchdowns;
}

}  // namespace

TeamMarkets football_markets(const SimulatedGame& game, bool home) {
  static const auto kCatches = gains(kCatchYards);
  static const auto kCarries = gains(kRunYards);
  const auto chances = football_chances(game.means(home));
  const auto all = team_touchdowns(game, home);
  TeamMarkets markets;
  const auto set = [&](std::size_t slot, PropType type, const Distribution& figure) {
    markets.at(slot).at(place_of(kFootball, type).value()) = market_of(fair_line(figure));
  };
  double caught = 0;  // the share of touchdowns that are
  for (std::size_t slot = kQuarterback + 1; slot < kRosterSize; ++slot) {
    const auto touchdowns = thinned(all, chances.scorer.at(slot));
    set(slot, PropType::kTouchdowns, touchdowns);
    if (is_runner(slot)) {
      const auto runs = binomial(kRuns, chances.run * chances.runner.at(slot));
      set(slot, PropType::kRushingYards, yards(sum_of(touchdowns, runs), kCarries));
      continue;
    }
    caught += chances.scorer.at(slot);
    const auto catches =
        sum_of(touchdowns, binomial(kPasses, chances.caught * chances.receiver.at(slot)));
    set(slot, PropType::kReceptions, catches);
    set(slot, PropType::kReceivingYards, yards(catches, kCatches));
  }
  const auto catches = sum_of(thinned(all, caught), binomial(kPasses, chances.caught));
  set(kQuarterback, PropType::kPassingYards, yards(catches, kCatches));
  return markets;
}

TeamFigures football_figures(const SimulatedGame& game, bool home, int tick) {
  if (tick < kGameTicks && !game.has_drives()) return {};
  const auto play = football_play(game, home, tick);
  TeamFigures figures{};
  figures[kQuarterback][0] = play[kQuarterback].passing_yards;
  for (std::size_t i = kQuarterback + 1; i < kRosterSize; ++i) {
    const auto& line = play.at(i);
    if (is_runner(i)) {
      figures.at(i) = {std::nullopt, line.rushing_yards, std::nullopt, std::nullopt,
                       line.touchdowns};
    } else {
      figures.at(i) = {std::nullopt, std::nullopt, line.receiving_yards, line.receptions,
                       line.touchdowns};
    }
  }
  return figures;
}

FollowedFigures followed_in_football(const SimulatedGame& game, bool home) {
  FollowedFigures figures{};
  if (game.has_all_figures()) {
    const auto play = football_play(game, home);
    for (std::size_t i = 0; i < kRosterSize; ++i) {
      const auto& line = play.at(i);
      figures.at(i) = i == kQuarterback ? line.passing_yards
                      : is_runner(i)    ? line.rushing_yards
                                        : line.receiving_yards;
    }
    return figures;
  }
  const auto draw = game.match.draws.of(RngPurpose::kStatistic, home ? 0 : 1);
  for (std::size_t i = 0; i < kRosterSize; ++i) {
    figures.at(i) = statistic(draw.of(i), game.model().roster.at(i), game.means(home).at(i));
  }
  return figures;
}

}  // namespace chalkline::sports::simulated
