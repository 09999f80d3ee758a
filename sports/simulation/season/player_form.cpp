#include "sports/simulation/season/player_form.hpp"

#include <algorithm>
#include <cmath>

namespace chalkline::sports::simulated {
namespace {

constexpr double kYardsDeviation = 0.35;  // of one game, relative to the mean

double factor(const Form& form, Seed player) {
  return std::clamp(1 + form.deviation * player.normal(), form.least, form.most);
}

}  // namespace

Means season_means(const World& world, const SportModel& model, ledger::Sport sport,
                   std::int32_t season, std::size_t team) {
  const auto draw = world.season(RngPurpose::kForm, sport, season).of(team);
  Means means{};
  for (std::size_t i = 0; i < model.players; ++i)
    means.at(i) = model.roster.at(i).mean * factor(model.form, draw.of(i));
  return means;
}

double statistic(Seed draw, const Role& role, double mean) {
  if (role.trials == 0)
    return std::max(0.0, std::round(mean * (1 + kYardsDeviation * draw.normal())));
  const auto chance = std::min(mean / role.trials, 0.97);
  int count = 0;
  for (int i = 0; i < role.trials; ++i) {
    count += draw.of(static_cast<std::uint64_t>(i)).chance(chance) ? 1 : 0;
  }
  return count;
}

}  // namespace chalkline::sports::simulated
