#include "sports/simulation/players/player_props.hpp"

#include <algorithm>
#include <utility>

#include "sports/simulation/baseball/baseball_props.hpp"
#include "sports/simulation/baseball/rosters.hpp"
#include "sports/simulation/football/football_props.hpp"
#include "sports/simulation/hockey/hockey_props.hpp"
#include "sports/simulation/hockey/rosters.hpp"
#include "sports/simulation/players/basketball_props.hpp"

namespace chalkline::sports::simulated {
namespace {

using ledger::PropType;
using ledger::Sport;

constexpr std::size_t kStarters = 5;

TeamFigures football_figures(const SimulatedGame& game, bool home) {
  const auto play = football_play(game, home);
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

TeamFigures hockey_figures(const SimulatedGame& game, bool home) {
  TeamFigures figures{};
  for (std::size_t i = kGoalie + 1; i < kRosterSize; ++i)
    figures.at(i) = {0, 0, 0, 0, std::nullopt};
  figures[kGoalie][4] = 0;
  for (const auto& shot : hockey_play(game).shots) {
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

ledger::PlayerFigures of_player(const SimulatedGame& game, bool home, std::size_t roster_slot,
                                const TeamFigures& team) {
  const auto sport = game.match.sport;
  ledger::PlayerFigures player{player_id(sport, game.side(home).code, roster_slot), false, {}};
  for (std::size_t i = 0; i < kPropTypes; ++i) {
    const auto& figure = team.at(roster_slot).at(i);
    if (!figure) continue;
    player.played = true;
    player.figures.push_back({prop_types(sport).at(i), static_cast<std::uint16_t>(*figure)});
  }
  // Before, the figures of who rests were recorded as 0.
  if (!player.played && !game.has_all_figures()) {
    for (const auto type : prop_types(sport)) player.figures.push_back({type, 0});
  }
  std::ranges::sort(player.figures, {}, &ledger::Figure::type);
  return player;
}

}  // namespace

std::size_t quoted_players(Sport sport) { return sport == Sport::kNba ? kStarters : kRosterSize; }

std::uint64_t prop_number(Sport sport, bool home, std::size_t roster_slot, PropType type) {
  return (home ? 0U : std::size_t{1'000}) + 10U * roster_slot + place_of(sport, type).value() + 1;
}

std::string_view position_of(Sport sport, std::size_t roster_slot) {
  switch (sport) {
    case Sport::kNba:
      return basketball_position(roster_slot);
    case kFootball:
      return football_position(roster_slot);
    case kBaseball:
      return field_position(roster_slot);
    case kHockey:
      break;
  }
  return hockey_position(roster_slot);
}

bool has_figures(const SimulatedGame& game) {
  return game.has_all_figures() || game.match.sport == Sport::kNba;
}

TeamMarkets prop_markets(const SimulatedGame& game, bool home) {
  switch (game.match.sport) {
    case Sport::kNba:
      return basketball_markets(game, home);
    case kFootball:
      return football_markets(game, home);
    case kBaseball:
      return baseball_markets(game, home);
    case kHockey:
      break;
  }
  return hockey_markets(game, home);
}

TeamFigures team_figures(const SimulatedGame& game, bool home) {
  switch (game.match.sport) {
    case Sport::kNba:
      return basketball_figures(game, home);
    case kFootball:
      return football_figures(game, home);
    case kBaseball:
      return baseball_figures(game, home);
    case kHockey:
      break;
  }
  return hockey_figures(game, home);
}

std::vector<ledger::PlayerFigures> player_figures(const SimulatedGame& game) {
  std::vector<ledger::PlayerFigures> players;
  players.reserve(2 * kRosterSize);
  for (const bool home : {true, false}) {
    const auto team = team_figures(game, home);
    for (std::size_t i = 0; i < kRosterSize; ++i) players.push_back(of_player(game, home, i, team));
  }
  std::ranges::sort(players, {}, &ledger::PlayerFigures::player);
  return players;
}

}  // namespace chalkline::sports::simulated
