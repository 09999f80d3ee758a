#include "wizard/advice/advice.hpp"

#include <doctest/doctest.h>

#include <random>

#include "wizard/evidence/blend_record.hpp"
#include "wizard/evidence/edge_record.hpp"

namespace chalkline::wizard {
namespace {

using ledger::Market;
using ledger::Side;

Assessment assessed(double chance, ledger::TwoWay quote = {0, -110, -110}, double weight = 1) {
  return {.market = Market::kMoneyline,
          .quote = quote,
          .time = PriceTime::kOpening,
          .price = insight::no_vig(kNoVig, quote),
          .model = chance,
          .chance = blend(insight::no_vig(kNoVig, quote), chance, weight),
          .weight = weight,
          .league_games = 500,
          .team_games = 20};
}

// So many bets on edges of that size, of which every day's third brings `wins` of ten.
EdgeRecord record_of(double claimed, std::size_t cases, int wins_of_ten) {
  EdgeRecord record;
  for (std::size_t i = 0; i < cases; ++i) {
    const bool won = static_cast<int>(i * 7 % 10) < wins_of_ten;
    record.add({claimed, -0.045, won ? 0.91 : -1.0, i / 3});
  }
  return record;
}

TEST_CASE("a blend lies between price and ratings in log-odds") {
  CHECK(blend(0.3, 0.7, 0) == 0.3);
  CHECK(blend(0.3, 0.7, 1) == doctest::Approx(0.7));
  CHECK(blend(0.3, 0.7, 0.5) == doctest::Approx(0.5));
  for (double weight = 0.1; weight < 1; weight += 0.1) {
    CHECK(blend(0.4, 0.6, weight) > blend(0.4, 0.6, weight - 0.1));
    CHECK(blend(0.4, 0.6, weight) + blend(0.6, 0.4, weight) == doctest::Approx(1));
  }
  CHECK(blend(0.5, 0, 0.5) > 0);  // a model that is certain moves a price by as much as 200 to 1
  CHECK(blend(0.5, 1, 0.5) < 1);
}

TEST_CASE("a weight is earned by what lowers the log score, and by nothing else") {
  struct Row {
    double price_error;
    double model_error;
    std::size_t cases;
    bool earned;
  };
  for (const auto& [price_error, model_error, cases, earned] :
       {Row{0.5, 0.1, 4'000, true}, Row{0.5, 0.1, 199, false}, Row{0, 0.5, 4'000, false},
        Row{0.3, 3, 4'000, false}}) {
    CAPTURE(price_error);
    CAPTURE(model_error);
    std::mt19937_64 random{4};
    std::normal_distribution<double> normal;
    BlendRecord record;
    for (std::uint64_t i = 0; i < cases; ++i) {
      const auto truth = normal(random);
      const auto chance = [](double odds) { return 1 / (1 + std::exp(-odds)); };
      const bool won = std::uniform_real_distribution{}(random) < chance(truth);
      record.add({chance(truth + price_error * normal(random)),
                  chance(truth + model_error * normal(random)), won, i / 10});
    }
    CHECK((record.weight() > 0) == earned);
  }
}

TEST_CASE("an edge is recommended only where 200 of its size have made money beyond noise") {
  struct Row {
    std::size_t cases;
    int wins_of_ten;
    Pass pass;
  };
  for (const auto& [cases, wins, pass] :
       {Row{199, 7, Pass::kUnproven}, Row{600, 7, Pass::kNone}, Row{600, 5, Pass::kUnproven},
        Row{0, 0, Pass::kUnproven}}) {
    CAPTURE(cases);
    CAPTURE(wins);
    const auto record = record_of(0.03, cases, wins);
    CHECK(advise(assessed(0.54), Side::kHome, record).pass() == pass);
    // What edges of 3% were worth says nothing of one of 15%.
    CHECK(advise(assessed(0.6), Side::kHome, record).pass() == Pass::kUnproven);
  }
}

TEST_CASE("an edge is shrunk by what such edges were worth") {
  const auto full = advise(assessed(0.54), Side::kHome, record_of(0.03, 600, 7));
  CHECK(full.claimed == doctest::Approx(0.0309).epsilon(0.01));
  CHECK(full.edge == doctest::Approx(full.claimed));  // never more than was claimed
  const auto partly_true = record_of(0.3, 20'000, 6);
  const auto partly = advise(assessed(0.68), Side::kHome, partly_true);
  CHECK(partly.pass() == Pass::kNone);
  CHECK(partly.edge < partly.worth.realised);
  CHECK(partly.edge == doctest::Approx(partly.worth.low).epsilon(0.05));
  const auto none = advise(assessed(0.54), Side::kHome, record_of(0.03, 600, 4));
  CHECK(none.chance == doctest::Approx(none.chances.price));
  CHECK(none.edge < 0);
  const auto untried = advise(assessed(0.54), Side::kHome, {});
  CHECK(untried.chance == doctest::Approx(0.5));
}

TEST_CASE("the reason of a pass is the first that holds") {
  const EdgeRecord none;
  auto early = assessed(0.5);
  early.team_games = ledger::kAdviceTeamGames - 1;
  CHECK(advise(early, Side::kHome, none).pass() == Pass::kTooFew);
  CHECK(advise(assessed(0.5, {0, -110, -110}, 0), Side::kHome, none).pass() == Pass::kPriceBest);
  CHECK(advise(assessed(0.51), Side::kHome, none).pass() == Pass::kTooShort);
  CHECK(advise(assessed(0.56), Side::kHome, none).pass() == Pass::kUnproven);
}

TEST_CASE("a longer price claims a larger edge") {
  const auto record = record_of(0.03, 600, 7);
  double before = -1;
  for (ledger::AmericanOdds odds = -130; odds <= 200; odds += odds == -100 ? 205 : 5) {
    auto assessment = assessed(0.5);
    assessment.quote.first = odds;  // the blended chance stays
    const auto advice = advise(assessment, Side::kHome, record);
    CHECK(advice.claimed > before);
    before = advice.claimed;
  }
}

TEST_CASE("edges are told apart by size") {
  CHECK(edge_size(0) == 0);
  CHECK(edge_size(0.0199) == 0);
  CHECK(edge_size(0.02) == 1);
  CHECK(edge_size(0.07) == 2);
  CHECK(edge_size(3) == 3);
}

}  // namespace
}  // namespace chalkline::wizard
