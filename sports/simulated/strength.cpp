#include "sports/simulated/strength.hpp"

#include <algorithm>

#include "sports/simulated/sport_model.hpp"
#include "sports/simulated/streams.hpp"

namespace chalkline::sports::simulated {
namespace {

// Whatever the ratings, both sides keep a chance of scoring and of failing to.
constexpr double kLeastChance = 0.002;
constexpr double kGreatestChance = 0.95;

}  // namespace

Expectation expectation(Seed seed, ledger::Sport sport, const Pairing& pairing) {
  const auto& model = model_of(sport);
  const auto rating = [&](Stream stream, std::size_t team) {
    return seed.of(stream)
        .of(sport)
        .of(static_cast<std::uint64_t>(pairing.season))
        .of(team)
        .normal();
  };
  const auto difference =
      rating(Stream::kStrength, pairing.home) - rating(Stream::kStrength, pairing.away);
  const auto pace = rating(Stream::kPace, pairing.home) + rating(Stream::kPace, pairing.away);
  return {model.home_edge + model.strength * difference, model.total + model.pace * pace};
}

Chances chances(ledger::Sport sport, const Expectation& expected) {
  const auto& model = model_of(sport);
  const auto whole = kPlayTicks / model.possession_ticks / 2;
  const auto possessions = static_cast<double>(whole);
  const auto points = (model.least + model.most) / 2.0;
  const auto chance = [&](double score) {
    return std::clamp(score / (possessions * points), kLeastChance, kGreatestChance);
  };
  return {chance((expected.total + expected.margin) / 2),
          chance((expected.total - expected.margin) / 2)};
}

}  // namespace chalkline::sports::simulated
