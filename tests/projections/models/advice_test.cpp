#include "projections/models/advice.hpp"

#include <doctest/doctest.h>

#include "tests/projections/fixture.hpp"

namespace chalkline::projections {
namespace {

using namespace test;
using ledger::Market;
using ledger::Side;

ledger::AdviceGiven advice(ledger::GameId game, Market market, Side side, ledger::HalfPoints line) {
  ledger::AdviceGiven given{
      .account = kAnn, .game = game, .market = market, .side = side, .line = line};
  given.lead = ledger::Lead::kEarly;
  given.inputs.odds = -110;
  given.inputs.other_odds = -110;
  given.inputs.deviation = 12'000'000;
  given.decision = {500'000, 30'000, 530'000, 11'818, 720'000, ledger::Pass::kNone};
  return given;
}

TEST_CASE("advice is told with how it came out once its game has ended") {
  Fixture models;
  models.log_builder.join(kAnn);
  const auto id = models.log_builder.happens(advice(kLakers, Market::kSpread, Side::kAway, 5));
  models.log_builder.happens(advice(kBears, Market::kMoneyline, Side::kHome, 0));
  CHECK(models.ask<AdviceQueries>().settled().empty());
  CHECK_FALSE(models.ask<AdviceQueries>().settled(id));
  models.log_builder.happens(
      ledger::LineClosed{kLakers,
                         time("2026-11-22T17:59:00Z"),
                         {.moneyline = {}, .spread = {{-7, -105, -115}}, .total = {}}});
  const auto ended = models.log_builder.happens(ledger::ResultRecorded{kLakers, {101, 99}});
  const auto settled = models.ask<AdviceQueries>().settled();
  REQUIRE(settled.size() == 1);
  const auto& one = settled.front();
  CHECK(one.id == id);
  CHECK(one.game == kLakers);
  CHECK(one.sport == ledger::Sport::kNba);
  CHECK(one.source == ledger::Source::kSimulated);
  CHECK(one.market == Market::kSpread);
  CHECK(one.side == Side::kAway);
  CHECK(one.line == 5);
  CHECK(one.odds == -110);
  CHECK(one.model == ledger::kAdviceModel);
  CHECK(one.deviation == 12'000'000);
  CHECK(one.price == 500'000);
  CHECK(one.chance == 530'000);
  CHECK(one.confidence == 720'000);
  CHECK(one.pass == ledger::Pass::kNone);
  CHECK(one.settled_by == ended);
  CHECK(one.won == true);  // lost by 2 with 2.5 ahead
  CHECK(one.closing == ledger::TwoWay{-7, -105, -115});
  CHECK(models.ask<AdviceQueries>().settled(id)->won == true);
}

TEST_CASE("advice follows a corrected result, and is none on a game that was cancelled") {
  Fixture models;
  models.log_builder.join(kAnn);
  const auto id = models.log_builder.happens(advice(kLakers, Market::kTotal, Side::kOver, 400));
  const auto settled = [&] { return models.ask<AdviceQueries>().settled(id); };
  models.log_builder.happens(ledger::ResultRecorded{kLakers, {101, 99}});
  CHECK_FALSE(settled()->won);  // a push
  CHECK_FALSE(settled()->closing);
  models.log_builder.happens(ledger::ResultRecorded{kLakers, {101, 98}});
  CHECK(settled()->won == false);
  models.log_builder.happens(ledger::GameCancelled{kLakers});
  CHECK_FALSE(settled());
  CHECK(models.ask<AdviceQueries>().settled().empty());
}

}  // namespace
}  // namespace chalkline::projections
