#include "http/app/commands/wizard/past_games.hpp"

#include <doctest/doctest.h>
#include <fmt/format.h>

#include "sports/simulation/season/sport_model.hpp"
#include "sports/simulation/season/strength.hpp"
#include "wizard/evaluation/report.hpp"

namespace chalkline::wizard {
namespace {

using sports::simulated::MasterSeed;
using sports::simulated::World;

std::string advice_on(const std::vector<PastGame>& games) {
  Advisor advisor;
  Evaluation evaluation;
  std::string advice;
  replay(advisor, games, [&](const SettledCase& one) {
    evaluation.add(one);
    advice += fmt::format("{} {} {}\n", one.assessment.model, one.advice.chance, one.advice.edge);
  });
  return advice + report(evaluation);
}

double expected_margin(const World& world, std::int64_t number) {
  const sports::simulated::Slot slot{ledger::Sport::kNba, number};
  return sports::simulated::expectation(
             world, world.draws(slot),
             sports::simulated::model_of(slot.sport, sports::simulated::kDerivation), slot.sport,
             sports::simulated::pairing(world, slot))
      .margin;
}

TEST_CASE("the same results and prices give the same advice, whatever strengths drew them") {
  const MasterSeed one{std::uint64_t{1}};
  const MasterSeed other{std::uint64_t{2}};
  CHECK(expected_margin(World{one}, 100) != expected_margin(World{other}, 100));
  const auto games = http::simulated_games(one, 300);
  auto others = http::simulated_games(other, 300);
  REQUIRE(games.size() == others.size());
  CHECK(advice_on(games) != advice_on(others));
  // The games of the other world, with all that a player sees of this one's.
  for (std::size_t i = 0; i < games.size(); ++i) {
    const auto id = others[i].matchup.game;
    CHECK(id != games[i].matchup.game);
    others[i] = games[i];
    others[i].matchup.game = id;
  }
  CHECK(advice_on(games) == advice_on(others));
}

}  // namespace
}  // namespace chalkline::wizard
