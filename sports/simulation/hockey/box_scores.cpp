#include "sports/simulation/hockey/box_scores.hpp"

#include <algorithm>

#include "ledger/values/game_id.hpp"
#include "sports/model/league.hpp"
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
  for (std::size_t i = 0; i < kRosterSize; ++i) {
    if (i == kGoalie) {
      box.goalies.push_back({player(side, i), 0, 0});
    } else {
      box.skaters.push_back({player(side, i), 0, 0, 0, std::string{hockey_position(i)}});
    }
  }
  return box;
}

// The skaters stand behind the goalie in the roster.
hub::SkaterLine& skater(hub::TeamBox& box, std::size_t roster_slot) {
  static_assert(kGoalie == 0);
  return box.skaters.at(roster_slot - 1);
}

void count(const Shot& shot, hub::TeamBox& shooting, hub::GoalieLine& goalie) {
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
}

void add_goal(hub::HockeyBox& box, int period, bool home) {
  const auto found = std::ranges::find(box.periods, period, &hub::PeriodGoals::period);
  ++(home ? found->home : found->away);
}

// Every period that has begun is listed, with or without goals.
void begin_periods(hub::HockeyBox& box, const HockeyPlay& play, int tick) {
  constexpr int kPeriods = 3;
  for (int period = 1; period <= kPeriods; ++period) {
    if (tick >= game_tick((period - 1) * kPlayTicks / kPeriods))
      box.periods.push_back({period, 0, 0});
  }
  if (tick < kGameTicks || play.overtime_minutes == 0) return;
  box.periods.push_back({hub::kOvertimePeriod, 0, 0});
  if (play.shootout_won) box.periods.push_back({hub::kShootoutPeriod, 0, 0});
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
  begin_periods(box, play, tick);
  for (const auto& shot : play.shots) {
    if (shot.tick > tick) break;
    count(shot, shot.home ? box.home : box.away, (shot.home ? box.away : box.home).goalies.front());
    if (shot.goal) add_goal(box, shot.period, shot.home);
  }
  if (box.status == GameStatus::kFinal && play.shootout_won) {
    ++(*play.shootout_won ? box.home : box.away).goals;
    add_goal(box, hub::kShootoutPeriod, *play.shootout_won);
  }
  return box;
}

}  // namespace chalkline::sports::simulated
