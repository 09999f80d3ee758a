#include "sports/simulation/season/player_form.hpp"

#include <algorithm>

#include "sports/simulation/season/sport_model.hpp"

namespace chalkline::sports::simulated {
namespace {

constexpr double kFormDeviation = 0.12;  // of a season's mean between players of one role

// Factor on the role's mean that a player keeps for a season.
double form(Seed player) { return std::clamp(1 + kFormDeviation * player.normal(), 0.7, 1.3); }

}  // namespace

Means season_means(const World& world, ledger::Sport sport, std::int32_t season, std::size_t team) {
  const auto draw = world.season(RngPurpose::kForm, sport, season).of(team);
  Means means{};
  for (std::size_t i = 0; i < kRosterSize; ++i)
    means[i] = model_of(sport).roster.at(i).mean * form(draw.of(i));
  return means;
}

}  // namespace chalkline::sports::simulated
