#include "sports/feeds/live_hub/box_figures.hpp"

#include <map>
#include <string>

namespace chalkline::sports::live {
namespace {

using enum ledger::PropType;

// By the league's id of a player. Baseball's may pitch and bat in one game.
using ByPlayer = std::map<std::string, std::map<ledger::PropType, int>>;

std::vector<ledger::PlayerFigures> all_of(const ByPlayer& players) {
  std::vector<ledger::PlayerFigures> all;
  for (const auto& [player, figures] : players) {
    auto& of_player = all.emplace_back(ledger::PlayerFigures{player, true, {}});
    for (const auto& [type, value] : figures)
      of_player.figures.push_back({type, static_cast<std::uint16_t>(value)});
  }
  return all;
}

void add(const hub::TeamBox& team, ByPlayer& players) {
  for (const auto& skater : team.skaters) {
    auto& figures = players[skater.player.id];
    figures = {{kGoals, skater.goals},
               {kAssists, skater.assists},
               {kPoints, skater.goals + skater.assists}};
    if (skater.shots) figures[kShotsOnGoal] = *skater.shots;
  }
  for (const auto& goalie : team.goalies) players[goalie.player.id][kSaves] = goalie.saves;
}

void add(const hub::BaseballLines& team, ByPlayer& players) {
  for (const auto& batter : team.batters) {
    auto& figures = players[batter.player.id];
    figures[kHits] = batter.hits;
    figures[kRuns] = batter.runs;
    figures[kHitsRunsRbis] = batter.hits + batter.runs + batter.runs_batted_in;
  }
  for (const auto& pitcher : team.pitchers) {
    auto& figures = players[pitcher.player.id];
    figures[kStrikeouts] = pitcher.strikeouts;
    figures[kHitsAllowed] = pitcher.hits;
  }
}

}  // namespace

std::vector<ledger::PlayerFigures> box_figures(const nhl::BoxTeams& box) {
  ByPlayer players;
  add(box.home, players);
  add(box.away, players);
  return all_of(players);
}

std::vector<ledger::PlayerFigures> box_figures(const mlb::BoxTeams& box) {
  ByPlayer players;
  add(box.home, players);
  add(box.away, players);
  return all_of(players);
}

}  // namespace chalkline::sports::live
