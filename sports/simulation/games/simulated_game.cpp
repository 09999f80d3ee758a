#include "sports/simulation/games/simulated_game.hpp"

#include <fmt/chrono.h>

#include <cmath>

#include "sports/model/league.hpp"

namespace chalkline::sports::simulated {
namespace {

// Parameters are whole thousandths, so that a reveal has one text and means one number.
constexpr double kThousandths = 1'000;
std::int32_t thousandths(double value) {
  return static_cast<std::int32_t>(std::round(value * kThousandths));
}

GameParameters::Side side_of(const World& world, ledger::Sport sport, std::size_t team,
                             const Means& means) {
  GameParameters::Side side{
      std::string{teams_of(sport)[team].code}, first_name_of(world.names(), sport, team), {}};
  for (std::size_t i = 0; i < means.size(); ++i) side.means.at(i) = thousandths(means.at(i));
  return side;
}

Means means_of(const GameParameters::Side& side) {
  Means means{};
  for (std::size_t i = 0; i < means.size(); ++i) means.at(i) = side.means.at(i) / kThousandths;
  return means;
}

}  // namespace

SimulatedGame simulated_game(const GameParameters& parameters) {
  const Expectation expected{parameters.margin / kThousandths, parameters.total / kThousandths};
  const auto likely = chances(model_of(parameters.sport, parameters.derivation), expected);
  return {parameters, expected, means_of(parameters.home), means_of(parameters.away),
          Match{parameters.sport, GameDraws{parameters.key}, likely, parameters.derivation}};
}

SimulatedGame simulated_game(const World& world, Slot slot) {
  const auto sport = slot.sport;
  const auto pair = pairing(world, slot);
  const auto draws = world.draws(slot);
  const auto derivation = world.derivation(slot);
  const auto& model = model_of(sport, derivation);
  const auto expected = expectation(world, draws, model, sport, pair);
  const auto home = season_means(world, model, sport, pair.season, pair.home);
  const auto away = season_means(world, model, sport, pair.season, pair.away);
  const GameParameters parameters{derivation,
                                  sport,
                                  starts_at(slot),
                                  thousandths(expected.margin),
                                  thousandths(expected.total),
                                  side_of(world, sport, pair.home, home),
                                  side_of(world, sport, pair.away, away),
                                  world.key(slot).value_or(GameKey{})};
  if (world.key(slot)) return simulated_game(parameters);
  return {parameters, expected, home, away,
          Match{sport, draws, chances(model, expected), derivation}};
}

std::string source_key(const World& world, Slot slot) {
  return fmt::format("{}/{:%FT%TZ}/{}", ledger::name_of(slot.sport),
                     std::chrono::floor<std::chrono::seconds>(starts_at(slot)), world.name());
}

Listed listing(const World& world, Slot slot) {
  const auto sport = slot.sport;
  const auto pair = pairing(world, slot);
  const auto team = [&](std::size_t index) {
    const auto& entry = teams_of(sport)[index];
    return Team{std::string{entry.name}, std::string{entry.code}};
  };
  Listed listed{source_key(world, slot), sport,           pair.season, starts_at(slot),
                team(pair.home),         team(pair.away), {}};
  if (world.key(slot))
    listed.proof.digest = sha256(to_reveal(simulated_game(world, slot).parameters));
  return listed;
}

}  // namespace chalkline::sports::simulated
