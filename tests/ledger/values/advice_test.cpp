#include "ledger/values/advice.hpp"

#include <doctest/doctest.h>

#include <cmath>

namespace chalkline::ledger {
namespace {

AdviceInputs inputs(Millionths rated, std::uint8_t weight = 10) {
  return {.odds = -110,
          .other_odds = -110,
          .rated = rated,
          .deviation = 12'000'000,
          .weight = weight,
          .league_games = 500,
          .team_games = 20};
}

// Edges of 3%, by what they brought at the lower bound.
PastEdges past(Millionths low, std::int32_t cases = 600) {
  return {.cases = cases, .claimed = 30'000, .at_price = -45'000, .realised = low, .low = low};
}

TEST_CASE("advice is decided in whole millionths") {
  struct Row {
    const char* what;
    AdviceInputs inputs;
    AdviceDecision decision;
  };
  auto proven = inputs(590'000);
  proven.past = past(30'000);
  auto half = proven;
  half.past = past(10'000);
  auto few = proven;
  few.past = past(30'000, 199);
  auto lost = proven;
  lost.past = past(-45'000);
  auto young = inputs(590'000);
  young.team_games = 4;
  for (const auto& [what, given, decision] :
       {Row{"a proven edge", proven, {500'000, 41'162, 545'371, 41'162, 782'324, Pass::kNone}},
        Row{"a part of it", half, {500'000, 41'162, 533'272, 18'064, 736'128, Pass::kNone}},
        Row{"199 cases", few, {500'000, 41'162, 500'000, -45'455, 790'910, Pass::kUnproven}},
        Row{"no more than the price",
            lost,
            {500'000, 41'162, 500'000, -45'455, 790'910, Pass::kUnproven}},
        Row{"a model without weight",
            inputs(590'000, 0),
            {500'000, -45'455, 500'000, -45'455, 790'910, Pass::kPriceBest}},
        Row{"a price that is too short",
            inputs(520'000),
            {500'000, -26'356, 510'004, -26'356, 752'712, Pass::kTooShort}},
        Row{"4 games of a team",
            young,
            {500'000, 41'162, 500'000, -45'455, 550'910, Pass::kTooFew}}}) {
    CAPTURE(what);
    REQUIRE(is_valid(given));
    CHECK(claimed_edge(given) == decision.claimed);
    const auto decided = decide(given);
    CHECK(decided.price == decision.price);
    CHECK(decided.claimed == decision.claimed);
    CHECK(decided.chance == decision.chance);
    CHECK(decided.edge == decision.edge);
    CHECK(decided.confidence == decision.confidence);
    CHECK(decided.pass == decision.pass);
  }
}

TEST_CASE("advice of the first model is decided as when it was given") {
  auto given = inputs(590'000);
  given.model = 1;
  given.past = past(30'000);
  REQUIRE(is_valid(given));
  CHECK(decide(given) == AdviceDecision{500'000, 41'162, 545'371, 41'162, 782'324, Pass::kNone});
  CHECK(stakes(given, decide(given), 1'000) == AdvisedStakes{45, 22});
}

TEST_CASE("the blend of whole millionths is the one in log-odds") {
  for (const AmericanOdds odds : {-400, -110, 100, 350}) {
    for (Millionths rated = 10'000; rated < kMillion; rated += 70'000) {
      for (std::uint8_t weight = 0; weight <= kWeightSteps; ++weight) {
        auto given = inputs(rated, weight);
        given.odds = odds;
        const auto price = no_vig(given.odds, given.other_odds).value();
        const auto log_odds = [](double p) { return std::log(p / (1 - p)); };
        const auto share = static_cast<double>(weight) / kWeightSteps;
        const auto blend =
            1 / (1 + std::exp(-(1 - share) * log_odds(price) - share * log_odds(value_of(rated))));
        const auto edge = decimal(odds).value() * blend - 1;
        CHECK(std::abs(value_of(claimed_edge(given)) - edge) < 8e-6);
      }
    }
  }
}

TEST_CASE("confidence counts what is known and the size of the edge, up to 0.9") {
  auto given = inputs(500'000);
  given.league_games = 0;
  given.team_games = 0;
  CHECK(coverage(given) == 0);
  CHECK(decide(given).confidence == 300'000 + 2 * 45'455);
  given.league_games = 50;
  given.team_games = 8;
  CHECK(coverage(given) == 250'000);  // the league's share is the smaller one
  CHECK(decide(given).confidence == 400'000 + 2 * 45'455);
  given = inputs(990'000, kWeightSteps);
  given.past = {
      .cases = 200, .claimed = 900'000, .at_price = 0, .realised = 900'000, .low = 900'000};
  CHECK(decide(given).confidence == 900'000);
}

TEST_CASE("a stake is at most 5% of the bankroll, and half of Kelly half of it") {
  auto given = inputs(590'000);
  given.past = past(30'000);
  const auto small = decide(given);
  CHECK(kelly_share(given, small) == 45'278);
  CHECK(stakes(given, small, 1'000) == AdvisedStakes{45, 22});
  CHECK(stakes(given, small, 0) == AdvisedStakes{});
  CHECK(stakes(given, small, -50) == AdvisedStakes{});
  CHECK(stakes(given, small, 10) == AdvisedStakes{0, 0});
  CHECK(stakes(given, small, kBalanceMax) == AdvisedStakes{kStakeMax, kStakeMax});

  given.rated = 900'000;
  given.past.claimed = 500'000;
  given.past.low = 500'000;
  const auto large = decide(given);
  CHECK(kelly_share(given, large) > 2 * kStakeShareMost);
  CHECK(stakes(given, large, 1'019) == AdvisedStakes{50, 50});

  given.past.low = 0;
  CHECK(decide(given).pass == Pass::kUnproven);
  CHECK(stakes(given, decide(given), 1'000) == AdvisedStakes{});
}

TEST_CASE("inputs out of their bounds are none") {
  const auto good = inputs(500'000);
  const auto changed = [&](auto change) {
    auto bad = good;
    change(bad);
    return is_valid(bad);
  };
  CHECK(is_valid(good));
  CHECK(changed([](auto& earlier) { earlier.model = 1; }));
  CHECK_FALSE(changed([](auto& bad) { bad.model = 0; }));
  CHECK_FALSE(changed([](auto& bad) { bad.model = kAdviceModel + 1; }));
  CHECK_FALSE(changed([](auto& bad) { bad.odds = -99; }));
  CHECK_FALSE(changed([](auto& bad) { bad.other_odds = 0; }));
  CHECK_FALSE(changed([](auto& bad) { bad.rated = kMillion + 1; }));
  CHECK_FALSE(changed([](auto& bad) { bad.rated = -1; }));
  CHECK_FALSE(changed([](auto& bad) { bad.weight = kWeightSteps + 1; }));
  CHECK_FALSE(changed([](auto& bad) { bad.deviation = -1; }));
  CHECK_FALSE(changed([](auto& bad) { bad.league_games = -1; }));
  CHECK_FALSE(changed([](auto& bad) { bad.team_games = -1; }));
  CHECK_FALSE(changed([](auto& bad) { bad.past.cases = -1; }));
  CHECK_FALSE(changed([](auto& bad) { bad.past.low = -kMillion - 1; }));
  CHECK_FALSE(changed([](auto& bad) { bad.past.claimed = 1'000'000'001; }));
}

TEST_CASE("no valid inputs make a figure overflow") {
  for (const AmericanOdds odds : {-kLongestOdds, -99'999, -100, 100, 99'999, kLongestOdds}) {
    for (const AmericanOdds other : {-kLongestOdds, -99'999, -100, 100, 99'999, kLongestOdds}) {
      for (const Millionths rated : {0, 1, kMillion - 1, kMillion}) {
        for (const std::uint8_t weight : {std::uint8_t{0}, std::uint8_t{1}, kWeightSteps}) {
          auto given = inputs(rated, weight);
          given.odds = odds;
          given.other_odds = other;
          given.past = {.cases = 200,
                        .claimed = 1'000'000'000,
                        .at_price = -kMillion,
                        .realised = 1'000'000'000,
                        .low = 999'999'999};
          REQUIRE(is_valid(given));
          const auto decided = decide(given);
          CHECK(decided.chance >= 0);
          CHECK(decided.chance <= kMillion);
          CHECK(decided.edge >= -kMillion);
          CHECK(stakes(given, decided, kBalanceMax).kelly <= kStakeMax);
        }
      }
    }
  }
}

}  // namespace
}  // namespace chalkline::ledger
