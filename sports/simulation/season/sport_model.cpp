#include "sports/simulation/season/sport_model.hpp"

#include <algorithm>
#include <utility>

namespace chalkline::sports::simulated {
namespace {

using Prop = ledger::PropType;

// Two ticks are 24 s of game clock, the shot clock: 60 possessions each, three in four of them
// scoring. That gives 225 points and a margin whose deviation is 13, as in the real league; single
// ticks would give a coin-flip's 20. The players' points are such that a starter's line is within
// its range (10 to 24) but for a star's best season.
constexpr SportModel kNbaBefore{
    .possession_ticks = 2,
    .least = 2,
    .most = 3,
    .stands = 0,
    .total = 225,
    .home_edge = 2.5,
    .strength = 4,
    .pace = 3,
    .margin_error = 1.5,
    .total_error = 2.5,
    .fixed_spread = false,
    .players = kRosterSize,
    .roster = {{{"points", 21, 0},
                {"points", 18, 0},
                {"points", 16, 0},
                {"points", 15, 0},
                {"points", 13, 0},
                {"points", 11, 0},
                {"points", 10, 0},
                {"points", 7, 0}}},
    .prop_types = {Prop::kPoints, Prop::kRebounds, Prop::kAssists, Prop::kThrees, Prop::kMinutes}};

// Since basketball has a whole box score: ten players, among whom stars stand out as in the league,
// whose best scores some thirty points a game.
constexpr SportModel kNba = [] {
  auto model = kNbaBefore;
  model.players = 10;
  model.roster = {{{"points", 22, 0},
                   {"points", 19.5, 0},
                   {"points", 16, 0},
                   {"points", 13, 0},
                   {"points", 12.5, 0},
                   {"points", 9.5, 0},
                   {"points", 7.5, 0},
                   {"points", 5.5, 0},
                   {"points", 4, 0},
                   {"points", 3, 0}}};
  model.form = {0.21, 0.5, 1.42};
  model.extra_possessions = 6;  // of five minutes, as dense as in regulation
  return model;
}();

// Football by chances of two or three points, up to the fourth derivation: 120 each, one in
// thirteen scoring. Overtimes end level once in ten, so that one game in 250 is a tie. The yards
// are those of plays that bring no touchdown (football_play.hpp): caught touchdowns bring a
// quarterback's 235 to 250.
constexpr SportModel kNflBefore{
    .possession_ticks = 1,
    .least = 2,
    .most = 3,
    .stands = 0.1,
    .total = 45,
    .home_edge = 1.7,
    .strength = 3,
    .pace = 1.5,
    .margin_error = 1.2,
    .total_error = 1.2,
    .fixed_spread = false,
    .players = kRosterSize,
    .roster = {{{"passing yards", 235, 0},
                {"rushing yards", 72, 0},
                {"rushing yards", 38, 0},
                {"receiving yards", 78, 0},
                {"receiving yards", 56, 0},
                {"receiving yards", 40, 0},
                {"receiving yards", 46, 0},
                {"receiving yards", 24, 0}}},
    .prop_types = {Prop::kPassingYards, Prop::kRushingYards, Prop::kReceivingYards,
                   Prop::kReceptions, Prop::kTouchdowns}};

// Football by drives: twelve each, of two minutes of the game clock, one in three of which scores:
// a field goal, or in three cases of five a touchdown and its kick. One game in 250 is a tie.
// decisions/0039 compares what comes of it with the league.
constexpr auto kNfl = [] {
  auto model = kNflBefore;
  model.possession_ticks = 10;
  model.least = 3;
  model.most = 7;
  model.most_share = {3, 5};
  model.stands = 0.09;
  return model;
}();

// A batter's hits alone are so few that form would be noise; with runs and runs batted in they are
// a figure that boards quote.
constexpr std::string_view kBatting = "hits, runs and RBIs";

// Baseball by possessions, up to the second derivation. Steps of 2 and 3 make a team's runs lumpy;
// Innings tells them apart: 8.6 in regulation, and extra innings bring the mean to 9.
constexpr SportModel kMlbBefore{.possession_ticks = 1,
                                .least = 2,
                                .most = 3,
                                .stands = 0,
                                .total = 8.6,
                                .home_edge = 0.3,
                                .strength = 0.6,
                                .pace = 0.4,
                                .margin_error = 0.3,
                                .total_error = 0.35,
                                .fixed_spread = true,
                                .players = kRosterSize,
                                .roster = {{{"strikeouts", 6, 25},
                                            {kBatting, 2.6, 0},
                                            {kBatting, 2.4, 0},
                                            {kBatting, 2.2, 0},
                                            {kBatting, 2.2, 0},
                                            {kBatting, 2, 0},
                                            {kBatting, 1.8, 0},
                                            {kBatting, 1.8, 0}}},
                                .prop_types = {Prop::kHits, Prop::kRuns, Prop::kHitsRunsRbis,
                                               Prop::kStrikeouts, Prop::kHitsAllowed}};

// Baseball by innings. Totals and edges are those of nine whole innings: the home team bats in the
// ninth in half of the games, and extra innings give back most of what that takes. The edge has it
// win 54 of 100, as in the league.
constexpr SportModel kMlb{.by_innings = true,
                          .possession_ticks = 0,
                          .least = 0,
                          .most = 0,
                          .stands = 0,
                          .total = 9,
                          .home_edge = 0.4,
                          .strength = 0.6,
                          .pace = 0.4,
                          .margin_error = 0.3,
                          .total_error = 0.35,
                          .fixed_spread = true,
                          .players = kBaseballFigures,
                          .roster = {{{"strikeouts", 5.7, 0},
                                      {kBatting, 2.3, 0},
                                      {kBatting, 2.2, 0},
                                      {kBatting, 2.1, 0},
                                      {kBatting, 2, 0},
                                      {kBatting, 1.9, 0},
                                      {kBatting, 1.8, 0},
                                      {kBatting, 1.6, 0},
                                      {kBatting, 2, 0},
                                      {kBatting, 1.9, 0}}},
                          .prop_types = kMlbBefore.prop_types};

// Goals come one at a time: 5.9 in regulation, and overtime brings the mean to 6. Seven skaters
// take all shots.
constexpr SportModel kNhlBefore{
    .possession_ticks = 1,
    .least = 1,
    .most = 1,
    .stands = 0,
    .total = 5.9,
    .home_edge = 0.25,
    .strength = 0.4,
    .pace = 0.25,
    .margin_error = 0.2,
    .total_error = 0.2,
    .fixed_spread = true,
    .players = kRosterSize,
    .roster = {{{"saves", 27, 0},
                {"shots on goal", 3.8, 0},
                {"shots on goal", 3.4, 0},
                {"shots on goal", 3, 0},
                {"shots on goal", 2.8, 0},
                {"shots on goal", 2.6, 0},
                {"shots on goal", 2.4, 0},
                {"shots on goal", 2.2, 0}}},
    .prop_types = {Prop::kGoals, Prop::kAssists, Prop::kPoints, Prop::kShotsOnGoal, Prop::kSaves}};

// Hockey with lineups: a first line's centre takes three shots of some thirty.
constexpr auto kNhl = [] {
  constexpr std::string_view kShots = "shots on goal";
  auto model = kNhlBefore;
  model.timetable = Timetable::kPeriods;
  model.players = kHockeyLineup;
  model.roster = {{{"saves", 27, 0},
                   {kShots, 3.1, 0},
                   {kShots, 2.9, 0},
                   {kShots, 2.7, 0},
                   {kShots, 1.9, 0},
                   {kShots, 2.4, 0},
                   {kShots, 1.5, 0},
                   {kShots, 2.2, 0},
                   {kShots, 2.1, 0},
                   {kShots, 1.7, 0},
                   {kShots, 1.6, 0},
                   {kShots, 1.5, 0},
                   {kShots, 1.1, 0},
                   {kShots, 1, 0},
                   {kShots, 0.9, 0},
                   {kShots, 1.3, 0},
                   {kShots, 1.1, 0},
                   {kShots, 0.8, 0},
                   {kShots, 0.7, 0}}};
  return model;
}();

constexpr std::array kModels{&kNba, &kNfl, &kMlb, &kNhl};
static_assert(kModels.size() == ledger::enum_names<ledger::Sport>.size());
static_assert(std::ranges::all_of(kModels, [](const auto* model) { return model->players > 0; }));

// The models of older games.
struct EarlierModel {
  ledger::Sport sport{};
  Derivation last{};
  const SportModel* model{};
};
constexpr std::array kEarlierModels{
    EarlierModel{ledger::Sport::kNba, Derivation::kInnings, &kNbaBefore},
    EarlierModel{ledger::Sport::kNfl, Derivation::kLineups, &kNflBefore},
    EarlierModel{ledger::Sport::kMlb, Derivation::kAllFigures, &kMlbBefore},
    EarlierModel{ledger::Sport::kNhl, Derivation::kInnings, &kNhlBefore}};

}  // namespace

const SportModel& model_of(ledger::Sport sport, Derivation derivation) {
  for (const auto& earlier : kEarlierModels) {
    if (earlier.sport == sport && derivation <= earlier.last) return *earlier.model;
  }
  return *kModels.at(std::to_underlying(sport) - 1U);
}

}  // namespace chalkline::sports::simulated
