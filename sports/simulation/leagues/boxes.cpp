#include "sports/simulation/leagues/boxes.hpp"

#include <algorithm>
#include <span>
#include <utility>

#include "sports/simulation/baseball/baseball_play.hpp"
#include "sports/simulation/baseball/rosters.hpp"
#include "sports/simulation/leagues/line_scores.hpp"
#include "sports/simulation/players/player_props.hpp"

namespace chalkline::sports::simulated {
namespace {

using hub::Statistic;
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
  for (std::size_t i = kPitcher + 1; i < game.model().players; ++i) {
    const auto& batter = play.batters.at(i);
    lines.batters.push_back({player_of(game, home, i), std::string{field_position(i)},
                             batter.at_bats, batter.runs, batter.hits, batter.home_runs,
                             batter.runs_batted_in});
  }
  for (const auto& [slot, outs, hits, runs, strikeouts] : play.pitchers)
    lines.pitchers.push_back({player_of(game, home, slot), outs, hits, runs, runs, strikeouts});
  return lines;
}

// A table of the figures that props are settled by, for who has all of them.
struct FigureTable {
  hub::TableName name{};
  std::vector<Statistic> columns;
  std::vector<ledger::PropType> figures;
};

// Absent where he lacks one of them, as who rests does.
std::optional<std::vector<int>> figures_of(Sport sport,
                                           const std::array<std::optional<int>, kPropTypes>& player,
                                           std::span<const ledger::PropType> types) {
  std::vector<int> figures;
  for (const auto type : types) {
    const auto& figure = player.at(place_of(sport, type).value());
    if (!figure) return std::nullopt;
    figures.push_back(*figure);
  }
  return figures;
}

std::vector<hub::PlayerTable> player_tables(const SimulatedGame& game,
                                            const std::vector<FigureTable>& figure_tables) {
  const auto sport = game.match.sport;
  std::vector<hub::PlayerTable> tables;
  for (const auto& [name, columns, types] : figure_tables) {
    auto& table = tables.emplace_back(hub::PlayerTable{name, columns});
    for (const bool home : {false, true}) {
      const auto team = team_figures(game, home);
      for (std::size_t i = 0; i < game.model().players; ++i) {
        auto figures = figures_of(sport, team.at(i), types);
        if (!figures) continue;
        auto [id, named] = player_of(game, home, i);
        table.of(home).push_back({std::move(id), std::move(named),
                                  std::string{position_of(sport, i)}, *std::move(figures)});
      }
    }
  }
  return tables;
}

hub::Box box_of_tables(const World& world, Slot slot, ledger::Timestamp now,
                       const std::vector<FigureTable>& figure_tables) {
  auto box = box_of(line_score(world, slot, now));
  if (box.status != GameStatus::kFinal) return box;
  const auto game = simulated_game(world, slot);
  if (has_figures(game)) box.tables = player_tables(game, figure_tables);
  return box;
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

hub::Box basketball_box(const World& world, Slot slot, ledger::Timestamp now) {
  using enum Statistic;
  using ledger::PropType;
  static const std::vector<FigureTable> kTables{
      {hub::TableName::kPlayers,
       {kMinutes, kPoints, kRebounds, kAssists, kThrees},
       {PropType::kMinutes, PropType::kPoints, PropType::kRebounds, PropType::kAssists,
        PropType::kThrees}}};
  return box_of_tables(world, slot, now, kTables);
}

hub::Box football_box(const World& world, Slot slot, ledger::Timestamp now) {
  using enum Statistic;
  using enum hub::TableName;
  using ledger::PropType;
  static const std::vector<FigureTable> kTables{
      {kPassing, {kPassingYards}, {PropType::kPassingYards}},
      {kRushing, {kRushingYards, kTouchdowns}, {PropType::kRushingYards, PropType::kTouchdowns}},
      {kReceiving,
       {kReceptions, kReceivingYards, kTouchdowns},
       {PropType::kReceptions, PropType::kReceivingYards, PropType::kTouchdowns}}};
  return box_of_tables(world, slot, now, kTables);
}

}  // namespace chalkline::sports::simulated
