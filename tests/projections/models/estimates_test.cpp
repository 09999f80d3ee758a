#include "projections/models/estimates.hpp"

#include <doctest/doctest.h>

#include <tuple>

#include "projections/models/habit_days.hpp"
#include "tests/projections/fixture.hpp"

namespace chalkline::projections {
namespace {

using namespace test;
using ledger::Market;
using ledger::Side;

constexpr ledger::AskedSide asked(ledger::GameId game, Side side, ledger::HalfPoints line = 0) {
  return {.game = game,
          .market = line == 0 ? Market::kMoneyline : Market::kTotal,
          .side = side,
          .line = line,
          .odds = -120,
          .other_odds = 100,
          .quoted_at = {}};
}

TEST_CASE("estimates are told with their game, the newest first, and follow its result") {
  Fixture models;
  models.log_builder.join(kAnn);
  models.log_builder.happens(
      ledger::EstimateGiven{kAnn, asked(kLakers, Side::kHome), 62, true, true, 20'000});
  const auto second = models.log_builder.happens(
      ledger::EstimateGiven{kAnn, asked(kBears, Side::kOver, 81), 40, false, false, 20'001});
  const auto read = [&] { return models.ask<EstimateQueries>().of(kAnn, 10); };
  const auto all = read();
  REQUIRE(all.size() == 2);
  CHECK(all[0].id == second);
  CHECK(all[0].chance == 40);
  CHECK_FALSE(all[0].is_daily);
  CHECK_FALSE(all[0].unseen);
  CHECK(all[1].asked == asked(kLakers, Side::kHome));
  CHECK(all[1].is_daily);
  CHECK(all[1].unseen);
  CHECK(all[1].date == 20'000);
  CHECK(all[1].game.sport == ledger::Sport::kNba);
  CHECK(models.ask<EstimateQueries>().of(kAnn, 1).size() == 1);
  CHECK(models.ask<EstimateQueries>().of(kBen, 10).empty());
  const auto status = [&] {
    const auto row = read().back();
    return status_of(row.asked, row.game);
  };
  CHECK(status() == BetStatus::kPending);
  models.log_builder.happens(ledger::ResultRecorded{kLakers, {99, 101}});
  CHECK(status() == BetStatus::kLost);
  models.log_builder.happens(ledger::ResultRecorded{kLakers, {102, 101}});
  CHECK(status() == BetStatus::kWon);
  models.log_builder.happens(ledger::GameCancelled{kLakers});
  CHECK(status() == BetStatus::kVoid);
}

TEST_CASE("a history has each end of its games, so that it can be told as of any position") {
  Fixture models;
  models.log_builder.join(kAnn);
  const auto first = models.log_builder.happens(
      ledger::EstimateGiven{kAnn, asked(kLakers, Side::kHome), 62, true, true, 20'000});
  models.log_builder.happens(
      ledger::EstimateGiven{kAnn, asked(kBears, Side::kOver, 81), 40, false, true, 20'001});
  const auto lost = models.log_builder.happens(ledger::ResultRecorded{kLakers, {99, 101}});
  const auto won = models.log_builder.happens(ledger::ResultRecorded{kLakers, {102, 101}});
  const auto cancelled = models.log_builder.happens(ledger::GameCancelled{kBears});
  const auto history = models.ask<EstimateQueries>().history(kAnn);
  CHECK(history.position == cancelled);
  REQUIRE(history.estimates.size() == 2);
  const auto& [lakers, bears] = std::tie(history.estimates[0], history.estimates[1]);
  CHECK(lakers.id == first);
  REQUIRE(lakers.ends.size() == 2);
  CHECK(lakers.ends[0].position == lost);
  CHECK(status_of(lakers.asked, lakers.ends[0]) == BetStatus::kLost);
  CHECK(lakers.ends[1].position == won);
  CHECK(status_of(lakers.asked, lakers.ends[1]) == BetStatus::kWon);
  REQUIRE(bears.ends.size() == 1);
  CHECK(status_of(bears.asked, bears.ends[0]) == BetStatus::kVoid);
  CHECK(models.ask<EstimateQueries>().history(kBen).estimates.empty());
}

TEST_CASE("the last answer to a check of a guide is known, practice among them") {
  Fixture models;
  models.log_builder.join(kAnn);
  const auto answer = [&](ledger::Guide guide, bool right, ledger::Date date) {
    models.log_builder.happens(ledger::ReviewAnswered{kAnn, guide, 1, right, date});
  };
  answer(ledger::Guide::kValueBetting, false, 20'000);
  answer(ledger::Guide::kOddsFormats, true, 20'000);
  const auto checks = [&] { return models.ask<HabitQueries>().checks(kAnn); };
  REQUIRE(checks().size() == 2);
  CHECK(checks()[0].guide == ledger::Guide::kOddsFormats);
  CHECK(checks()[0].is_right);
  CHECK_FALSE(checks()[1].is_right);
  answer(ledger::Guide::kValueBetting, true, 20'000);
  answer(ledger::Guide::kOddsFormats, false, 20'002);
  CHECK_FALSE(checks()[0].is_right);
  CHECK(checks()[0].answered == 20'002);
  CHECK(checks()[1].is_right);
  CHECK(models.ask<HabitQueries>().checks(kBen).empty());
}

TEST_CASE("a date has its daily line, and those between without one are known") {
  Fixture models;
  models.log_builder.join(kAnn);
  for (const ledger::Date date : {20'000, 20'001, 20'004})
    models.log_builder.happens(ledger::DailyLineSet{date, asked(kLakers, Side::kAway)});
  auto& queries = models.ask<EstimateQueries>();
  CHECK(queries.daily(20'001)->asked == asked(kLakers, Side::kAway));
  CHECK_FALSE(queries.daily(20'002));
  CHECK(queries.dates_without_line(20'006) == std::vector<ledger::Date>{20'002, 20'003, 20'005});
  CHECK(queries.dates_without_line(20'000).empty());
}

std::vector<ledger::Date> dates(const HabitHistory& history) {
  std::vector<ledger::Date> all;
  for (const auto& day : history.days) all.push_back(day.date);
  return all;
}

TEST_CASE("a day counts by an estimate, a look-back or a review, and not by a first answer") {
  Fixture models;
  models.log_builder.join(kAnn);
  const auto answer = [](ledger::Date date) {
    return ledger::ReviewAnswered{kAnn, ledger::Guide::kValueBetting, 1, true, date};
  };
  models.log_builder.happens(answer(20'000));
  models.log_builder.happens(answer(20'000));  // practice
  models.log_builder.happens(answer(20'001));
  models.log_builder.happens(
      ledger::EstimateGiven{kAnn, asked(kLakers, Side::kHome), 62, true, true, 20'002});
  models.log_builder.happens(ledger::BetReviewed{kAnn, 1, 20'003});
  CHECK(dates(models.ask<HabitQueries>().of(kAnn)) ==
        std::vector<ledger::Date>{20'001, 20'002, 20'003});
  CHECK(models.ask<HabitQueries>().of(kBen).days.empty());
}

TEST_CASE("a pause ends by a press or by coming back, and a break by its time alone") {
  Fixture models;
  models.log_builder.join(kAnn);
  const auto pauses = [&] {
    std::vector<std::pair<ledger::Date, ledger::Date>> spans;
    for (const auto& pause : models.ask<HabitQueries>().of(kAnn).pauses)
      spans.emplace_back(pause.from, pause.until);
    return spans;
  };
  using Spans = std::vector<std::pair<ledger::Date, ledger::Date>>;
  models.log_builder.happens(ledger::RunPaused{kAnn, 20'000, 20'060});
  CHECK(pauses() == Spans{{20'000, 20'060}});
  models.log_builder.happens(ledger::BetReviewed{kAnn, 1, 20'005});
  CHECK(pauses() == Spans{{20'000, 20'005}});
  models.log_builder.happens(ledger::RunPaused{kAnn, 20'010, 20'070});
  models.log_builder.happens(ledger::RunResumed{kAnn, 20'012});
  CHECK(pauses() == Spans{{20'000, 20'005}, {20'010, 20'012}});
}

}  // namespace
}  // namespace chalkline::projections
