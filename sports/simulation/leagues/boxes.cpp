#include "sports/simulation/leagues/boxes.hpp"

#include <algorithm>
#include <span>
#include <utility>

#include "sports/simulation/baseball/baseball_play.hpp"
#include "sports/simulation/baseball/rosters.hpp"
#include "sports/simulation/basketball/basketball_play.hpp"
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
    if (!game.has_lineups()) continue;
    lines.batters.back().walks = batter.walks;
    lines.batters.back().strikeouts = batter.strikeouts;
  }
  if (game.has_lineups()) lines.left_on_base = play.left_on_base;
  for (const auto& line : play.pitchers) {
    auto& pitcher = lines.pitchers.emplace_back(
        hub::PitcherLine{player_of(game, home, line.roster_slot), line.outs, line.hits, line.runs,
                         line.earned_runs, line.strikeouts});
    if (game.has_lineups()) pitcher.walks = line.walks;
  }
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

// A statistic of a basketball player. Those most looked for come first: a phone shows no more.
struct BasketballColumn {
  Statistic statistic{};
  int BasketballLine::* figure{};
};
constexpr std::array<BasketballColumn, 13> kBasketballColumns{
    {{Statistic::kMinutes, &BasketballLine::minutes},
     {Statistic::kPoints, &BasketballLine::points},
     {Statistic::kRebounds, &BasketballLine::rebounds},
     {Statistic::kAssists, &BasketballLine::assists},
     {Statistic::kFieldGoals, &BasketballLine::field_goals},
     {Statistic::kFieldGoalsTried, &BasketballLine::field_goals_tried},
     {Statistic::kThrees, &BasketballLine::threes},
     {Statistic::kThreesTried, &BasketballLine::threes_tried},
     {Statistic::kFreeThrows, &BasketballLine::free_throws},
     {Statistic::kFreeThrowsTried, &BasketballLine::free_throws_tried},
     {Statistic::kSteals, &BasketballLine::steals},
     {Statistic::kBlocks, &BasketballLine::blocks},
     {Statistic::kTurnovers, &BasketballLine::turnovers}}};

hub::PlayerRow basketball_row(const SimulatedGame& game, bool home, std::size_t roster_slot,
                              const BasketballLine& line) {
  auto [id, name] = player_of(game, home, roster_slot);
  hub::PlayerRow row{
      std::move(id), std::move(name), std::string{position_of(Sport::kNba, roster_slot)}, {}};
  for (const auto& [statistic, figure] : kBasketballColumns) row.figures.push_back(line.*figure);
  return row;
}

// The sum of a statistic over a team, but for the minutes and the points, which are known.
void add_team_figures(hub::Box& box, const BasketballPlay& away, const BasketballPlay& home) {
  for (const auto& [statistic, figure] : kBasketballColumns) {
    if (statistic == Statistic::kMinutes || statistic == Statistic::kPoints) continue;
    const auto of = [&](const BasketballPlay& play) {
      int sum = 0;
      for (const auto& line : play) sum += line.*figure;
      return sum;
    };
    box.team_figures.push_back({statistic, of(away), of(home)});
  }
}

hub::Box whole_basketball_box(hub::Box box, const SimulatedGame& game) {
  const auto away = basketball_play(game, false);
  const auto home = basketball_play(game, true);
  add_team_figures(box, away, home);
  auto& table = box.tables.emplace_back(hub::PlayerTable{hub::TableName::kPlayers, {}});
  for (const auto& column : kBasketballColumns) table.columns.push_back(column.statistic);
  for (const bool is_home : {false, true}) {
    const auto& play = is_home ? home : away;
    for (std::size_t i = 0; i < kBasketballPlayers; ++i) {
      if (play.at(i).played)
        table.of(is_home).push_back(basketball_row(game, is_home, i, play.at(i)));
    }
  }
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
  auto box = box_of_tables(world, slot, now, kTables);
  if (box.tables.empty()) return box;
  const auto game = simulated_game(world, slot);
  if (!game.has_lineups()) return box;
  box.tables.clear();
  return whole_basketball_box(std::move(box), game);
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
