#include <doctest/doctest.h>
#include <fmt/format.h>

#include "tests/projections/fixture.hpp"

// The counters of the current week and month, seen as the boards see them.
namespace chalkline::projections {
namespace {

using namespace test;

// Ann's win rate on the period's balance board in percent; "none" when none of her bets was settled
// in the period.
std::string rate(Fixture& models, Period period, std::string_view now) {
  const auto row = models.board(period, Category::kBalance, now)->row(kAnn);
  if (!row) return "none";
  return fmt::format("{}", win_rate_tenths(row->record.won, row->record.lost) / 10.0);
}
std::string rates(Fixture& models, std::string_view now) {
  return "week " + rate(models, Period::kWeek, now) + ", month " +
         rate(models, Period::kMonth, now);
}

TEST_CASE("a settlement counts in the week and month in which it happens") {
  Fixture models;
  models.log_builder.at("2026-11-15T23:00:00Z").join(kAnn);  // a Sunday
  const auto bet = models.log_builder.bet(kAnn, 100);
  models.log_builder.at("2026-11-16T00:00:00Z").settle(bet, BetOutcome::kWon);
  CHECK(rate(models, Period::kWeek, "2026-11-15T23:59:59Z") == "none");
  CHECK(rate(models, Period::kWeek, "2026-11-16T00:00:00Z") == "100");
  CHECK(rate(models, Period::kWeek, "2026-11-22T23:59:59Z") == "100");
  CHECK(rate(models, Period::kMonth, "2026-11-30T23:59:59Z") == "100");
}

TEST_CASE("an old window reads as empty although nothing was written") {
  Fixture models;
  models.log_builder.at("2026-11-18T12:00:00Z").join(kAnn);
  models.log_builder.record(kAnn, 3, 1);
  CHECK(rate(models, Period::kWeek, "2026-11-18T13:00:00Z") == "75");
  CHECK(rates(models, "2026-11-23T00:00:00Z") == "week none, month 75");
  CHECK(rate(models, Period::kMonth, "2026-12-01T00:00:00Z") == "none");
  CHECK(rate(models, Period::kAllTime, "2026-12-01T00:00:00Z") == "75");
}

TEST_CASE("the first settlement in a new window begins its count") {
  Fixture models;
  models.log_builder.at("2026-11-29T12:00:00Z").join(kAnn);
  models.log_builder.record(kAnn, 0, 1);
  models.log_builder.at("2026-11-30T12:00:00Z").record(kAnn, 1, 0);  // Monday, the same month
  CHECK(rates(models, "2026-11-30T13:00:00Z") == "week 100, month 50");
  models.log_builder.at("2026-12-01T12:00:00Z").record(kAnn, 0, 1);  // the same week, a new month
  CHECK(rates(models, "2026-12-01T13:00:00Z") == "week 50, month 0");
}

TEST_CASE("a week goes on across the end of the year") {
  Fixture models;
  models.log_builder.at("2026-12-31T23:00:00Z").join(kAnn);
  models.log_builder.record(kAnn, 1, 0);
  models.log_builder.at("2027-01-01T01:00:00Z").record(kAnn, 0, 1);
  CHECK(rates(models, "2027-01-03T23:00:00Z") == "week 50, month 0");
}

TEST_CASE("a reversal in the same window takes the settlement out of it") {
  Fixture models;
  models.log_builder.at("2026-11-18T12:00:00Z").join(kAnn);
  models.log_builder.record(kAnn, 1, 0);
  const auto bet = models.log_builder.bet(kAnn, 100);
  models.log_builder.settle(bet, BetOutcome::kLost);
  models.log_builder.at("2026-11-19T12:00:00Z").reverse(bet);
  CHECK(rates(models, "2026-11-19T13:00:00Z") == "week 100, month 100");
}

TEST_CASE("a reversal after the week has changed leaves the new week alone") {
  Fixture models;
  models.log_builder.at("2026-11-20T12:00:00Z").join(kAnn);
  const auto bet = models.log_builder.bet(kAnn, 100);
  models.log_builder.settle(bet, BetOutcome::kWon);
  models.log_builder.at("2026-11-23T12:00:00Z").record(kAnn, 0, 1);
  models.log_builder.reverse(bet);
  CHECK(rates(models, "2026-11-23T13:00:00Z") == "week 0, month 0");  // the lost bet still counts
  CHECK(models.standing(kAnn).won == 0);
  CHECK(models.standing(kAnn).lost == 1);

  models.log_builder.settle(bet, BetOutcome::kWon);  // settled anew: in the week of today
  CHECK(rate(models, Period::kWeek, "2026-11-23T13:00:00Z") == "50");
}

TEST_CASE("a reversal after the month has changed leaves the new month alone") {
  Fixture models;
  models.log_builder.at("2026-11-30T12:00:00Z").join(kAnn);
  const auto bet = models.log_builder.bet(kAnn, 100);
  models.log_builder.settle(bet, BetOutcome::kWon);
  models.log_builder.at("2026-12-01T12:00:00Z").record(kAnn, 1, 1);
  models.log_builder.reverse(bet);
  CHECK(rates(models, "2026-12-01T13:00:00Z") == "week 50, month 50");  // the week of both days
}

TEST_CASE("a reversal before the new window's first settlement does not begin it") {
  Fixture models;
  models.log_builder.at("2026-11-30T12:00:00Z").join(kAnn);
  models.log_builder.record(kAnn, 1, 0);
  const auto bet = models.log_builder.bet(kAnn, 100);
  models.log_builder.settle(bet, BetOutcome::kLost);
  models.log_builder.at("2026-12-01T12:00:00Z").reverse(bet);
  CHECK(rates(models, "2026-12-01T13:00:00Z") == "week 100, month none");  // the week of both days
}

TEST_CASE("a week that comes again when the clock is set back counts from its new beginning") {
  Fixture models;
  models.log_builder.at("2026-11-18T12:00:00Z").join(kAnn);
  const auto bet = models.log_builder.bet(kAnn, 100);
  models.log_builder.settle(bet, BetOutcome::kWon);
  models.log_builder.at("2026-12-02T12:00:00Z").record(kAnn, 0, 3);
  models.log_builder.back_to("2026-11-18T13:00:00Z");
  CHECK(rate(models, Period::kWeek, "2026-12-02T13:00:00Z") == "0");
  CHECK(rate(models, Period::kWeek, "2026-11-18T13:00:00Z") == "none");
  models.log_builder.record(kAnn, 1, 1);
  CHECK(rate(models, Period::kWeek, "2026-11-18T14:00:00Z") == "50");
  // The bet that the week counted before is in it no more, and not to be taken out of it.
  models.log_builder.reverse(bet);
  CHECK(rates(models, "2026-11-18T14:00:00Z") == "week 50, month 50");
  CHECK(models.standing(kAnn).won == 1);
}

}  // namespace
}  // namespace chalkline::projections
