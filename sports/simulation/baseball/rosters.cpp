#include "sports/simulation/baseball/rosters.hpp"

#include "sports/model/league.hpp"
#include "sports/simulation/baseball/baseball_play.hpp"

namespace chalkline::sports::simulated {
namespace {

constexpr std::array<std::string_view, kBaseballRoster> kFieldPositions{
    "P", "CF", "1B", "SS", "LF", "3B", "2B", "C", "RF", "DH", "P", "P", "P", "P"};

hub::BaseballRoster empty_baseball_roster(const World& world, std::size_t team) {
  const auto& entry = teams_of(kBaseball)[team];
  hub::BaseballRoster roster{{std::string{entry.name}, std::string{entry.code}}, {}};
  const auto names = first_name_of(world.names(), kBaseball, team);
  for (std::size_t i = 0; i < kBaseballRoster; ++i) {
    auto& player = roster.players.emplace_back();
    player.player = {player_id(kBaseball, entry.code, i), player_name(names, i)};
    player.position = field_position(i);
  }
  return roster;
}

void add(const BaseballPlay& play, hub::BaseballRoster& roster) {
  for (std::size_t i = 0; i < kBaseballFigures; ++i) {
    const auto& line = play.batters.at(i);
    auto& player = roster.players[i];
    player.at_bats += line.at_bats;
    player.hits += line.hits;
    player.home_runs += line.home_runs;
  }
  for (const auto& line : play.pitchers) {
    auto& pitcher = roster.players.at(line.roster_slot);
    pitcher.outs += line.outs;
    pitcher.earned_runs += line.earned_runs;
    pitcher.strikeouts += line.strikeouts;
  }
}

}  // namespace

std::string_view field_position(std::size_t roster_slot) { return kFieldPositions.at(roster_slot); }

std::vector<hub::BaseballRoster> baseball_rosters(const World& world, ledger::Timestamp now) {
  std::vector<hub::BaseballRoster> rosters;
  for (std::size_t team = 0; team < teams_of(kBaseball).size(); ++team) {
    rosters.push_back(empty_baseball_roster(world, team));
  }
  for (const auto slot : ended_games(world, kBaseball, now)) {
    const auto pair = pairing(world, slot);
    const auto game = simulated_game(world, slot);
    add(baseball_play(game, true), rosters[pair.home]);
    add(baseball_play(game, false), rosters[pair.away]);
  }
  return rosters;
}

}  // namespace chalkline::sports::simulated
