#include "sports/simulation/hockey/rosters.hpp"

#include "sports/model/league.hpp"
#include "sports/simulation/hockey/hockey_play.hpp"
#include "sports/simulation/hockey/lineup.hpp"

namespace chalkline::sports::simulated {
namespace {

constexpr int kMinutes = 60;

hub::HockeyRoster empty_roster(const World& world, std::size_t team, std::size_t players) {
  const auto& entry = teams_of(kHockey)[team];
  hub::HockeyRoster roster{{std::string{entry.name}, std::string{entry.code}}, {}};
  const auto names = first_name_of(world.names(), kHockey, team);
  for (std::size_t i = 0; i < players; ++i) {
    auto& player = roster.players.emplace_back();
    player.player = {player_id(kHockey, entry.code, i), player_name(names, i)};
    player.position = hockey_position(i);
  }
  return roster;
}

void add(const HockeyPlay& play, hub::HockeyRoster& home, hub::HockeyRoster& away) {
  for (const auto& shot : play.shots) {
    auto& shooting = (shot.home ? home : away).players;
    auto& goalie = (shot.home ? away : home).players[kGoalie];
    ++goalie.shots_against;
    if (!shot.goal) {
      ++goalie.saves;
      continue;
    }
    ++shooting[shot.shooter].goals;
    for (const auto& assist : shot.assists) {
      if (assist) ++shooting[*assist].assists;
    }
  }
  for (auto* team : {&home, &away}) {
    team->players[kGoalie].minutes += kMinutes + play.overtime_minutes;
  }
}

}  // namespace

std::string_view hockey_position(std::size_t roster_slot) {
  return skater_role(roster_slot).position;
}

std::vector<hub::HockeyRoster> hockey_rosters(const World& world, ledger::Timestamp now) {
  // Those of the games to come, who are all of before and others.
  const auto players = model_of(kHockey, world.derivation(first_after(kHockey, now))).players;
  std::vector<hub::HockeyRoster> rosters;
  for (std::size_t team = 0; team < teams_of(kHockey).size(); ++team) {
    rosters.push_back(empty_roster(world, team, players));
  }
  for (const auto slot : ended_games(world, kHockey, now)) {
    const auto pair = pairing(world, slot);
    add(hockey_play(simulated_game(world, slot)), rosters[pair.home], rosters[pair.away]);
  }
  return rosters;
}

}  // namespace chalkline::sports::simulated
