#include "sports/simulation/season/player_form.hpp"

#include <algorithm>

namespace chalkline::sports::simulated {
namespace {

// A team's 111 points, such that a starter's line is within its range (10 to 24) but for a star's
// best season.
constexpr Roster kNba{{{"points", 21, 0},
                       {"points", 18, 0},
                       {"points", 16, 0},
                       {"points", 15, 0},
                       {"points", 13, 0},
                       {"points", 11, 0},
                       {"points", 10, 0},
                       {"points", 7, 0}}};
constexpr Roster kNfl{{{"passing yards", 235, 0},
                       {"rushing yards", 72, 0},
                       {"rushing yards", 38, 0},
                       {"receiving yards", 78, 0},
                       {"receiving yards", 56, 0},
                       {"receiving yards", 40, 0},
                       {"receiving yards", 46, 0},
                       {"receiving yards", 24, 0}}};
// A batter's hits alone are so few that form would be noise; with runs and runs batted in they are
// a figure that boards quote.
constexpr std::string_view kBatting = "hits, runs and RBIs";
constexpr Roster kMlb{{{"strikeouts", 6, 25},
                       {kBatting, 2.6, 12},
                       {kBatting, 2.4, 12},
                       {kBatting, 2.2, 12},
                       {kBatting, 2.2, 12},
                       {kBatting, 2, 12},
                       {kBatting, 1.8, 12},
                       {kBatting, 1.8, 12}}};
constexpr Roster kNhl{{{"saves", 27, 30},
                       {"shots on goal", 3.8, 12},
                       {"shots on goal", 3.4, 12},
                       {"shots on goal", 3, 12},
                       {"shots on goal", 2.8, 12},
                       {"shots on goal", 2.6, 12},
                       {"shots on goal", 2.4, 12},
                       {"shots on goal", 2.2, 12}}};

constexpr double kFormDeviation = 0.12;  // of a season's mean between players of one role

// Factor on the role's mean that a player keeps for a season.
double form(Seed player) { return std::clamp(1 + kFormDeviation * player.normal(), 0.7, 1.3); }

}  // namespace

const Roster& roster(ledger::Sport sport) {
  switch (sport) {
    case ledger::Sport::kNba:
      return kNba;
    case ledger::Sport::kNfl:
      return kNfl;
    case ledger::Sport::kMlb:
      return kMlb;
    case ledger::Sport::kNhl:
      break;
  }
  return kNhl;
}

Means season_means(const World& world, ledger::Sport sport, std::int32_t season, std::size_t team) {
  const auto draw = world.season(RngPurpose::kForm, sport, season).of(team);
  Means means{};
  for (std::size_t i = 0; i < kRosterSize; ++i) means[i] = roster(sport)[i].mean * form(draw.of(i));
  return means;
}

}  // namespace chalkline::sports::simulated
