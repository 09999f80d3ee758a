#include "sports/simulation/hockey/hockey_play.hpp"

#include <algorithm>
#include <numeric>

#include "sports/simulation/season/sport_model.hpp"

namespace chalkline::sports::simulated {
namespace {

// A possession that does not score ends with a shot that is saved as often as this, and more often
// for a team that scores more: 27 saves a game.
constexpr double kSavedChance = 0.15;
constexpr double kSavedForChance = 3.25;

// Shares of goals without an assist, and with one; the others have two.
constexpr double kUnassisted = 0.07;
constexpr double kOneAssist = 0.2;

// The share of goals that are scored on a power play: one of five of these in three a game is used.
constexpr double kPowerPlayGoals = 0.2;

constexpr int kOvertimeMinutes = 5;

constexpr int kPeriodTicks = kPlayTicks / 3;

int period_of(int play_tick) { return (play_tick - 1) / kPeriodTicks + 1; }

// One of the skaters by their shares of the means, without those who are left out.
std::size_t skater(Seed draw, Means means, std::initializer_list<std::optional<std::size_t>> out) {
  means[kGoalie] = 0;
  for (const auto& one : out) {
    if (one) means.at(*one) = 0;
  }
  auto place = draw.unit() * std::accumulate(means.begin(), means.end(), 0.0);
  std::size_t chosen = 0;
  for (std::size_t i = 0; i < means.size(); ++i) {
    if (means.at(i) == 0) continue;
    chosen = i;
    if (place < means.at(i)) break;
    place -= means.at(i);
  }
  return chosen;
}

Shot shot(const SimulatedGame& game, Seed at, int tick, int period, bool home) {
  return {tick, period, home, skater(at.of(RngPurpose::kShooter), game.means(home), {}), false, {}};
}

Shot goal(const SimulatedGame& game, Seed at, int tick, int period, bool home) {
  auto goal = shot(game, at, tick, period, home);
  goal.goal = true;
  const auto draw = at.of(RngPurpose::kAssist);
  if (draw.chance(kUnassisted)) return goal;
  const auto& means = game.means(home);
  auto& [first, second] = goal.assists;
  first = skater(draw.of(1), means, {goal.shooter});
  if (!draw.chance(kUnassisted + kOneAssist)) {
    second = skater(draw.of(2), means, {goal.shooter, first});
  }
  return goal;
}

}  // namespace

double saved_chance(double chance) { return kSavedChance + kSavedForChance * chance; }

// goal() draws scorer and assists one after the other, none of them twice.
std::array<GoalShare, kRosterSize> goal_shares(const Means& means) {
  std::array<GoalShare, kRosterSize> shares{};
  const auto all = std::accumulate(means.begin() + kGoalie + 1, means.end(), 0.0);
  for (auto scorer = kGoalie + 1; scorer < kRosterSize; ++scorer) {
    const auto scored = means.at(scorer) / all;
    shares.at(scorer).scored = scored;
    const auto others = all - means.at(scorer);
    for (auto first = kGoalie + 1; first < kRosterSize; ++first) {
      if (first == scorer) continue;
      const auto passed = scored * means.at(first) / others;
      shares.at(first).assisted += passed * (1 - kUnassisted);
      for (auto second = kGoalie + 1; second < kRosterSize; ++second) {
        if (second == scorer || second == first) continue;
        shares.at(second).assisted +=
            passed * (1 - kUnassisted - kOneAssist) * means.at(second) / (others - means.at(first));
      }
    }
  }
  return shares;
}

bool has_shootout(const Match& match) {
  return match.draws.of(RngPurpose::kOvertime).of(RngPurpose::kShootout).chance(kShootouts);
}

HockeyPlay hockey_play(const SimulatedGame& game) {
  const auto& match = game.match;
  static_assert(kPlayTicks % 3 == 0);
  HockeyPlay play;
  const auto scores = scoring(match);
  auto next = scores.begin();
  const bool home_first = home_begins(match);
  // Each tick of play is a possession, and they alternate.
  for (int possession = 0; possession < kPlayTicks; ++possession) {
    const auto tick = game_tick(possession + 1);
    const auto period = period_of(possession + 1);
    const bool home = (possession % 2 == 0) == home_first;
    const auto at = match.draws.of(RngPurpose::kScores, static_cast<std::uint64_t>(possession));
    if (next != scores.end() && !next->overtime && next->tick == tick) {
      play.shots.push_back(goal(game, at, tick, period, home));
      play.shots.back().power_play = at.of(RngPurpose::kPowerPlay).chance(kPowerPlayGoals);
      ++next;
      continue;
    }
    const auto chance = home ? match.chances.home : match.chances.away;
    if (at.of(RngPurpose::kShot).chance(saved_chance(chance))) {
      play.shots.push_back(shot(game, at, tick, period, home));
    }
  }
  if (next == scores.end()) return play;
  const auto at = match.draws.of(RngPurpose::kOvertime);
  play.overtime_minutes = kOvertimeMinutes;
  if (has_shootout(match)) {
    play.shootout_won = next->home;
  } else {
    play.overtime_minutes = 1 + static_cast<int>(at.of(RngPurpose::kTick).below(kOvertimeMinutes));
    play.shots.push_back(goal(game, at, next->tick, 4, next->home));
  }
  return play;
}

}  // namespace chalkline::sports::simulated
