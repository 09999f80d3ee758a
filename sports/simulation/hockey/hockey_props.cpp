#include "sports/simulation/hockey/hockey_props.hpp"

#include "sports/simulation/games/overtime.hpp"
#include "sports/simulation/hockey/hockey_play.hpp"
#include "sports/simulation/hockey/lineup_props.hpp"
#include "sports/simulation/hockey/seven_skaters.hpp"
#include "sports/simulation/prices/final_scores.hpp"

namespace chalkline::sports::simulated {
namespace {

using ledger::PropType;

constexpr int kPossessions = kPlayTicks / 2;

// His shots in regulation and extra time, in which a goal is a shot.
Distribution shots(const std::vector<RegulationScores>& goals, double saved, double share) {
  Distribution all;
  const auto one = binomial(1, share);
  for (std::size_t n = 0; n < goals.size(); ++n) {
    const auto& [likely, extra] = goals[n];
    const auto own = static_cast<int>(n);
    const auto shot = sum_of(binomial(own, share), binomial(kPossessions - own, saved * share));
    mix(all, likely * (1 - extra), shot);
    mix(all, likely * extra, sum_of(shot, one));
  }
  return all;
}

TeamMarkets markets_of_seven(const SimulatedGame& game, bool home) {
  const auto& chances = game.match.chances;
  const auto own = home ? chances.home : chances.away;
  const auto other = home ? chances.away : chances.home;
  const auto goals = final_scores(game.model(), chances, home, 1 - kShootouts).scores;
  const auto regulation = regulation_scores(game.model(), chances, home, 1 - kShootouts);
  const auto shares = goal_shares_of_seven(game.means(home));
  TeamMarkets markets;
  const auto set = [&](std::size_t slot, PropType type, const Distribution& figure) {
    markets.at(slot).at(place_of(kHockey, type).value()) = market_of(fair_line(figure));
  };
  for (std::size_t slot = kGoalie + 1; slot < kRosterSize; ++slot) {
    const auto& [scored, assisted] = shares.at(slot);
    set(slot, PropType::kGoals, thinned(goals, scored));
    set(slot, PropType::kAssists, thinned(goals, assisted));
    set(slot, PropType::kPoints, thinned(goals, scored + assisted));
    set(slot, PropType::kShotsOnGoal, shots(regulation, saved_chance(own), scored));
  }
  set(kGoalie, PropType::kSaves, binomial(kPossessions, (1 - other) * saved_chance(other)));
  return markets;
}

}  // namespace

TeamMarkets hockey_markets(const SimulatedGame& game, bool home) {
  return game.has_lineups() ? lineup_markets(game, home) : markets_of_seven(game, home);
}

TeamFigures hockey_figures(const SimulatedGame& game, bool home, int tick) {
  TeamFigures figures{};
  for (std::size_t i = kGoalie + 1; i < game.model().players; ++i)
    figures.at(i) = {0, 0, 0, 0, std::nullopt};
  figures[kGoalie][4] = 0;
  for (const auto& shot : hockey_play(game).shots) {
    if (shot.tick > tick) break;
    if (shot.home != home) {
      if (!shot.goal) ++*figures[kGoalie][4];
      continue;
    }
    auto& [goals, assists, points, shots, saves] = figures.at(shot.shooter);
    ++*shots;
    if (!shot.goal) continue;
    ++*goals;
    ++*points;
    for (const auto& assist : shot.assists) {
      if (!assist) continue;
      ++*figures.at(*assist)[1];
      ++*figures.at(*assist)[2];
    }
  }
  return figures;
}

FollowedFigures followed_in_hockey(const SimulatedGame& game, bool home) {
  FollowedFigures figures{};
  figures.fill(0);
  for (const auto& shot : hockey_play(game).shots) {
    if (shot.home == home) ++*figures.at(shot.shooter);
    if (shot.home != home && !shot.goal) ++*figures.at(kGoalie);
  }
  return figures;
}

}  // namespace chalkline::sports::simulated
