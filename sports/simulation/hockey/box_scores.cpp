#include "sports/simulation/hockey/box_scores.hpp"

#include <algorithm>

#include "ledger/values/game_id.hpp"
#include "sports/model/league.hpp"
#include "sports/simulation/hockey/ice_time.hpp"
#include "sports/simulation/hockey/lineup.hpp"
#include "sports/simulation/hockey/rosters.hpp"

namespace chalkline::sports::simulated {
namespace {

hub::Player player(const GameParameters::Side& side, std::size_t roster_slot) {
  return {player_id(kHockey, side.code, roster_slot), player_name(side.names, roster_slot)};
}

hub::TeamBox empty_box(const SimulatedGame& game, bool home) {
  const auto& side = game.side(home);
  hub::TeamBox box{.team = {}, .shots = 0, .power_play_goals = 0};
  box.team = {std::string{find_team(kHockey, side.code)->name}, side.code};
  for (std::size_t i = 0; i < game.model().players; ++i) {
    if (i == kGoalie) {
      box.goalies.push_back({player(side, i), 0, 0});
      continue;
    }
    hub::SkaterLine line{
        .player = player(side, i), .shots = 0, .position = std::string{hockey_position(i)}};
    if (game.has_lineups()) line.plus_minus = line.penalty_minutes = line.ice_time_s = 0;
    box.skaters.push_back(std::move(line));
  }
  return box;
}

// The skaters stand behind the goalie in the roster.
hub::SkaterLine& skater(hub::TeamBox& box, std::size_t roster_slot) {
  static_assert(kGoalie == 0);
  return box.skaters.at(roster_slot - 1);
}

void count(const Shot& shot, hub::TeamBox& shooting, hub::TeamBox& other) {
  auto& goalie = other.goalies.front();
  ++*shooting.shots;
  ++goalie.shots_against;
  auto& shooter = skater(shooting, shot.shooter);
  ++*shooter.shots;
  if (!shot.goal) {
    ++goalie.saves;
    return;
  }
  ++shooting.goals;
  *shooting.power_play_goals += shot.power_play ? 1 : 0;
  ++shooter.goals;
  for (const auto& assist : shot.assists) {
    if (assist) ++skater(shooting, *assist).assists;
  }
  for (const auto slot : shot.on_ice) ++*skater(shooting, slot).plus_minus;
  for (const auto slot : shot.against) --*skater(other, slot).plus_minus;
}

void count(const HockeyPlay& play, const SimulatedGame& game, int tick, hub::HockeyBox& box) {
  if (!game.has_lineups()) return;
  for (const auto& penalty : play.penalties) {
    if (penalty.tick > tick) break;
    *skater(penalty.home ? box.home : box.away, penalty.skater).penalty_minutes += kPenaltyMinutes;
  }
  for (const bool home : {true, false}) {
    const auto times = ice_time(game, play, home, tick);
    for (auto slot = kGoalie + 1; slot < times.size(); ++slot)
      skater(home ? box.home : box.away, slot).ice_time_s = times.at(slot);
  }
}

void add_goal(hub::HockeyBox& box, int period, bool home) {
  const auto found = std::ranges::find(box.periods, period, &hub::PeriodGoals::period);
  ++(home ? found->home : found->away);
}

// Every period that has begun is listed, with or without goals.
void begin_periods(hub::HockeyBox& box, const HockeyPlay& play, Timetable timetable, int tick) {
  for (int period = 1; period <= kPeriods; ++period) {
    if (tick >= game_tick((period - 1) * kPeriodTicks, timetable))
      box.periods.push_back({period, 0, 0});
  }
  if (tick < regulation_ticks(timetable) || play.overtime_minutes == 0) return;
  box.periods.push_back({hub::kOvertimePeriod, 0, 0});
  if (tick >= kGameTicks && play.shootout_won) box.periods.push_back({hub::kShootoutPeriod, 0, 0});
}

}  // namespace

hub::HockeyBox hockey_box(const World& world, Slot slot, ledger::Timestamp now) {
  const auto game = simulated_game(world, slot);
  hub::HockeyBox box{.id = game_id(ledger::Source::kSimulated, source_key(world, slot)),
                     .starts_at = starts_at(slot),
                     .status = status_at(slot, now),
                     .home = empty_box(game, true),
                     .away = empty_box(game, false),
                     .periods = {}};
  if (box.status == GameStatus::kScheduled) return box;
  const auto tick =
      static_cast<int>(std::min<std::int64_t>((now - box.starts_at) / kLiveTick, kGameTicks));
  const auto play = hockey_play(game);
  begin_periods(box, play, game.model().timetable, tick);
  for (const auto& shot : play.shots) {
    if (shot.tick > tick) break;
    count(shot, shot.home ? box.home : box.away, shot.home ? box.away : box.home);
    if (shot.goal) add_goal(box, shot.period, shot.home);
  }
  count(play, game, tick, box);
  if (box.status == GameStatus::kFinal && play.shootout_won) {
    ++(*play.shootout_won ? box.home : box.away).goals;
    add_goal(box, hub::kShootoutPeriod, *play.shootout_won);
  }
  return box;
}

}  // namespace chalkline::sports::simulated
