#include <doctest/doctest.h>

#include <cmath>

#include "tests/projections/fixture.hpp"

namespace chalkline::projections {
namespace {

using namespace test;
using ledger::Market;
using ledger::Side;

// `count` players, from the `from`th on, each bet on the same.
void crowd(LogBuilder& log_builder, int from, int count, const On& on) {
  for (int i = from; i < from + count; ++i)
    log_builder.bet(ledger::AccountId{2'000 + static_cast<std::uint64_t>(i)}, 10, on);
}

std::vector<std::string> trends(Fixture& models, std::string_view now) {
  std::vector<std::string> words;
  for (const auto& trend : models.ask<TrendingQuery>().find(time(now)))
    words.push_back(trend.description + " " + std::to_string(std::lround(trend.percentage)) + "%");
  return words;
}

using Words = std::vector<std::string>;

TEST_CASE("a trend is the share of a market's distinct bettors") {
  Fixture models;
  models.log_builder.at("2026-11-18T12:00:00Z");
  crowd(models.log_builder, 0, 6, {.market = Market::kSpread, .side = Side::kHome, .line = -7});
  crowd(models.log_builder, 0, 6,
        {.market = Market::kSpread, .side = Side::kHome, .line = -7});  // again
  crowd(models.log_builder, 6, 2, {.market = Market::kSpread, .side = Side::kAway, .line = 7});
  crowd(models.log_builder, 0, 20, {.market = Market::kTotal, .side = Side::kOver, .line = 441});
  CHECK(trends(models, "2026-11-18T13:00:00Z") ==
        Words{"Over 220.5 (Celtics @ Lakers) 100%", "Lakers -3.5 (Celtics @ Lakers) 75%"});
  const auto found = models.ask<TrendingQuery>().find(time("2026-11-18T13:00:00Z"));
  CHECK(found.at(0).bettors == 20);
  CHECK(found.at(1).bettors == 8);
}

TEST_CASE("fewer than 5 bettors are no trend") {
  Fixture models;
  crowd(models.log_builder, 0, 4, {});
  crowd(models.log_builder, 0, 4, {});
  CHECK(trends(models, "2026-11-18T13:00:00Z").empty());
  crowd(models.log_builder, 4, 1, {});
  CHECK(trends(models, "2026-11-18T13:00:00Z") == Words{"Lakers (Celtics @ Lakers) 100%"});
  CHECK(models.ask<TrendingQuery>().find(time("2026-11-18T13:00:00Z")).front().source ==
        ledger::Source::kSimulated);
}

TEST_CASE("three trends are shown, most bettors first") {
  Fixture models;
  crowd(models.log_builder, 0, 5, {.side = Side::kHome});
  crowd(models.log_builder, 5, 7, {.side = Side::kAway});
  crowd(models.log_builder, 0, 8, {.game = kBears, .side = Side::kHome});
  crowd(models.log_builder, 0, 6, {.market = Market::kTotal, .side = Side::kUnder, .line = 440});
  CHECK(trends(models, "2026-11-18T13:00:00Z") == Words{"Bears (Packers @ Bears) 100%",
                                                        "Celtics (Celtics @ Lakers) 58%",
                                                        "Under 220 (Celtics @ Lakers) 100%"});
}

TEST_CASE("a line that moved does not split its side, and the newest line is shown") {
  Fixture models;
  crowd(models.log_builder, 0, 3, {.market = Market::kSpread, .side = Side::kHome, .line = -7});
  crowd(models.log_builder, 3, 3, {.market = Market::kSpread, .side = Side::kHome, .line = -8});
  CHECK(trends(models, "2026-11-18T13:00:00Z") == Words{"Lakers -4 (Celtics @ Lakers) 100%"});
}

TEST_CASE("the last 24 hours count, and the last 7 days where these have no trend") {
  Fixture models;
  models.log_builder.at("2026-11-10T11:00:00Z");
  crowd(models.log_builder, 0, 9, {.game = kBears, .side = Side::kAway});
  models.log_builder.at("2026-11-12T12:00:00Z");
  crowd(models.log_builder, 0, 6, {.side = Side::kAway});
  models.log_builder.at("2026-11-17T11:00:00Z");
  crowd(models.log_builder, 0, 5, {.side = Side::kHome});

  const Words yesterday{"Lakers (Celtics @ Lakers) 100%"};
  const Words week{"Celtics (Celtics @ Lakers) 100%", "Lakers (Celtics @ Lakers) 83%"};
  CHECK(trends(models, "2026-11-18T11:00:00Z") == yesterday);
  CHECK(trends(models, "2026-11-18T11:00:01Z") == week);
  CHECK(trends(models, "2026-11-24T11:00:00Z") == yesterday);
  CHECK(trends(models, "2026-11-24T11:00:01Z").empty());
}

TEST_CASE("nothing trends before the first bet") {
  Fixture models;
  CHECK(trends(models, "2026-11-18T13:00:00Z").empty());
}

TEST_CASE("only the newest bets of a busy day are looked at") {
  Fixture models;
  crowd(models.log_builder, 0, 5, {.game = kBears});
  crowd(models.log_builder, 0, kTrendingBetsMax, {});
  CHECK(trends(models, "2026-11-18T13:00:00Z") == Words{"Lakers (Celtics @ Lakers) 100%"});
}

TEST_CASE("bets of a wrong future are no trend until then, and hide none of today") {
  Fixture models;
  models.log_builder.at("2026-11-18T12:00:00Z");
  crowd(models.log_builder, 0, 40, {.side = Side::kAway});
  models.log_builder.at("2027-12-18T12:00:00Z");
  crowd(models.log_builder, 0, 40, {.game = kBears, .side = Side::kHome});
  models.log_builder.back_to("2026-11-20T12:00:00Z");
  crowd(models.log_builder, 0, 5, {.side = Side::kHome});
  CHECK(trends(models, "2026-11-20T13:00:00Z") == Words{"Lakers (Celtics @ Lakers) 100%"});
  models.log_builder.at("2026-11-23T12:00:00Z");
  crowd(models.log_builder, 0, 5, {.market = Market::kTotal, .side = Side::kOver, .line = 441});
  CHECK(trends(models, "2026-11-23T13:00:00Z") == Words{"Over 220.5 (Celtics @ Lakers) 100%"});
}

}  // namespace
}  // namespace chalkline::projections
