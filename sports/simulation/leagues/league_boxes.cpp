#include "sports/simulation/leagues/league_boxes.hpp"

#include <algorithm>
#include <utility>

#include "sports/simulation/baseball/baseball_play.hpp"
#include "sports/simulation/baseball/rosters.hpp"
#include "sports/simulation/leagues/line_scores.hpp"
#include "sports/simulation/players/player_props.hpp"

namespace chalkline::sports::simulated {
namespace {

using ledger::Sport;

hub::Player player_of(const SimulatedGame& game, bool home, std::size_t roster_slot) {
  const auto& side = game.side(home);
  return {player_id(game.match.sport, side.code, roster_slot),
          player_name(side.names, roster_slot)};
}

hub::BaseballLines baseball_lines(const SimulatedGame& game, bool home) {
  const auto play = baseball_play(game, home);
  hub::BaseballLines lines{
      .hits = hits_of(play), .errors = play.errors, .batters = {}, .pitchers = {}};
  for (std::size_t i = kPitcher + 1; i < kRosterSize; ++i) {
    const auto& batter = play.batters.at(i);
    lines.batters.push_back({player_of(game, home, i), std::string{field_position(i)},
                             batter.at_bats, batter.runs, batter.hits, batter.home_runs,
                             batter.runs_batted_in});
  }
  lines.pitchers.push_back({player_of(game, home, kPitcher), play.outs,
                            hits_of(baseball_play(game, !home)), play.earned_runs, play.earned_runs,
                            play.strikeouts});
  return lines;
}

std::vector<hub::BasketballLine> basketball_lines(const SimulatedGame& game, bool home) {
  const auto figures = team_figures(game, home);
  std::vector<hub::BasketballLine> lines;
  for (std::size_t i = 0; i < kRosterSize; ++i) {
    const auto& [points, rebounds, assists, threes, minutes] = figures.at(i);
    if (!points) continue;  // he rests
    lines.push_back({player_of(game, home, i), std::string{position_of(Sport::kNba, i)}, *minutes,
                     *points, *rebounds, *assists, *threes});
  }
  return lines;
}

}  // namespace

hub::BaseballBox baseball_box(const World& world, Slot slot, ledger::Timestamp now) {
  hub::BaseballBox box{line_score(world, slot, now), {}, {}};
  if (box.line.game.status != GameStatus::kFinal) return box;
  const auto game = simulated_game(world, slot);
  box.home = baseball_lines(game, true);
  box.away = baseball_lines(game, false);
  return box;
}

hub::BasketballBox basketball_box(const World& world, Slot slot, ledger::Timestamp now) {
  hub::BasketballBox box{line_score(world, slot, now), {}, {}};
  if (box.line.game.status != GameStatus::kFinal) return box;
  const auto game = simulated_game(world, slot);
  box.home = basketball_lines(game, true);
  box.away = basketball_lines(game, false);
  return box;
}

}  // namespace chalkline::sports::simulated
