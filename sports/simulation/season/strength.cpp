#include "sports/simulation/season/strength.hpp"

#include <algorithm>

#include "sports/simulation/draws/world.hpp"
#include "sports/simulation/season/inning_model.hpp"

namespace chalkline::sports::simulated {
namespace {

// Whatever the ratings, both sides keep a chance of scoring and of failing to.
constexpr double kLeastChance = 0.002;
constexpr double kGreatestChance = 0.95;

// Deviation of what the form of the day adds to the ratings, in deviations of the opening line's
// error: who has worked out the ratings knows less of the next game than its line does
// (decisions/0018).
constexpr double kFormOfTheDay = 1.5;

}  // namespace

Expectation expectation(const World& world, const GameDraws& draws, const SportModel& model,
                        ledger::Sport sport, const Pairing& pairing) {
  const auto rating = [&](RngPurpose purpose, std::size_t team) {
    return world.season(purpose, sport, pairing.season).of(team).normal();
  };
  const auto of_the_day = [&](RngPurpose purpose) {
    return draws.is_before_keys() ? 0 : kFormOfTheDay * draws.of(purpose).normal();
  };
  const auto difference =
      rating(RngPurpose::kStrength, pairing.home) - rating(RngPurpose::kStrength, pairing.away);
  const auto pace =
      rating(RngPurpose::kPace, pairing.home) + rating(RngPurpose::kPace, pairing.away);
  return {model.home_edge + model.strength * difference +
              model.margin_error * of_the_day(RngPurpose::kDayMargin),
          model.total + model.pace * pace + model.total_error * of_the_day(RngPurpose::kDayTotal)};
}

Chances chances(const SportModel& model, const Expectation& expected) {
  const auto whole =
      model.by_innings ? kInnings * kChancesOfHalf : kPlayTicks / model.possession_ticks / 2;
  const auto possessions = static_cast<double>(whole);
  const auto points = model.by_innings ? kRunsOfScore : model.points_of_score();
  const auto chance = [&](double score) {
    return std::clamp(score / (possessions * points), kLeastChance, kGreatestChance);
  };
  return {chance((expected.total + expected.margin) / 2),
          chance((expected.total - expected.margin) / 2)};
}

}  // namespace chalkline::sports::simulated
