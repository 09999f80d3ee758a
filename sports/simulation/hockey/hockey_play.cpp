#include "sports/simulation/hockey/hockey_play.hpp"

#include <algorithm>

#include "sports/simulation/games/overtime.hpp"
#include "sports/simulation/hockey/lineup.hpp"
#include "sports/simulation/hockey/seven_skaters.hpp"
#include "sports/simulation/season/sport_model.hpp"

namespace chalkline::sports::simulated {
namespace {

// A possession that does not score ends with a shot that is saved as often as this, and more often
// for a team that scores more: 27 saves a game.
constexpr double kSavedChance = 0.15;
constexpr double kSavedForChance = 3.25;

// The chance that a team's possession has the other team sent off without a goal: two and a half
// times a game, beside those of which a goal is made.
constexpr double kSentOff = 2.5 / (kPlayTicks / 2.0);
constexpr int kPenaltyS = kPenaltyMinutes * 60;

// A penalty is served so long at least before a goal ends it.
constexpr int kServedLeastS = 5;

int period_of(int play_tick) { return (play_tick - 1) / kPeriodTicks + 1; }

// A possession of a team.
struct Possession {
  Seed at;
  int tick{};
  int period{};
  bool home{};
};

Shot saved_shot(const SimulatedGame& game, const Possession& now) {
  const auto& means = game.means(now.home);
  const auto shooter = game.has_lineups()
                           ? draw_shooter(means, now.at)
                           : draw_of_seven(now.at.of(RngPurpose::kShooter), means, {});
  return {.tick = now.tick, .period = now.period, .home = now.home, .shooter = shooter};
}

Shot goal(const SimulatedGame& game, const Possession& now, Strength strength) {
  const auto& means = game.means(now.home);
  const auto drawn =
      game.has_lineups() ? draw_goal(strength, means, now.at) : draw_goal_of_seven(means, now.at);
  Shot shot{.tick = now.tick,
            .period = now.period,
            .home = now.home,
            .shooter = drawn.scorer,
            .goal = true,
            .assists = drawn.assists,
            .power_play = strength == Strength::kPowerPlay};
  if (game.has_lineups() && strength != Strength::kPowerPlay) {
    shot.on_ice = drawn.on_ice;
    shot.against = draw_defenders(strength, now.at);
  }
  return shot;
}

Penalty penalty(const Possession& now, bool scored) {
  const auto draw = now.at.of(RngPurpose::kPenalty);
  const auto skater = kGoalie + 1 + draw.of(1).below(kHockeyLineup - 1);
  auto seconds = kPenaltyS;
  if (scored)
    seconds = kServedLeastS + static_cast<int>(draw.of(2).below(kPenaltyS - kServedLeastS));
  return {now.tick, !now.home, skater, seconds};
}

void play_on(const SimulatedGame& game, const Possession& now, bool scores, HockeyPlay& play) {
  const bool power_play = scores && now.at.of(RngPurpose::kPowerPlay).chance(kPowerPlayGoals);
  if (game.has_lineups()) {
    const bool sent_off = now.at.of(RngPurpose::kPenalty).chance(kSentOff);
    if (power_play || (!scores && sent_off)) play.penalties.push_back(penalty(now, power_play));
  }
  const auto chance = now.home ? game.match.chances.home : game.match.chances.away;
  if (scores) {
    play.shots.push_back(goal(game, now, power_play ? Strength::kPowerPlay : Strength::kEven));
  } else if (now.at.of(RngPurpose::kShot).chance(saved_chance(chance))) {
    play.shots.push_back(saved_shot(game, now));
  }
}

}  // namespace

double saved_chance(double chance) { return kSavedChance + kSavedForChance * chance; }

HockeyPlay hockey_play(const SimulatedGame& game) {
  const auto& match = game.match;
  HockeyPlay play;
  const auto scores = scoring(match);
  auto next = scores.begin();
  const bool home_first = home_begins(match);
  // Each tick of play is a possession, and they alternate.
  for (int possession = 0; possession < kPlayTicks; ++possession) {
    const Possession now{
        match.draws.of(RngPurpose::kScores, static_cast<std::uint64_t>(possession)),
        game_tick(possession + 1, match.model().timetable), period_of(possession + 1),
        (possession % 2 == 0) == home_first};
    const bool is_score = next != scores.end() && !next->overtime && next->tick == now.tick;
    play_on(game, now, is_score, play);
    if (is_score) ++next;
  }
  if (next == scores.end()) return play;
  play.overtime_minutes = overtime_minutes(match);
  if (has_shootout(match)) {
    play.shootout_won = next->home;
  } else {
    play.shots.push_back(
        goal(game, {match.draws.of(RngPurpose::kOvertime), next->tick, kPeriods + 1, next->home},
             Strength::kOvertime));
  }
  return play;
}

}  // namespace chalkline::sports::simulated
