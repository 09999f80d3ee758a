#include <doctest/doctest.h>

#include <algorithm>
#include <optional>
#include <vector>

#include "insight/habit/due_reviews.hpp"
#include "insight/habit/run_of_days.hpp"
#include "insight/learners/overview.hpp"
#include "tests/insight/cases.hpp"

// Dates and changes, as make_habit_cases.py works them out.
namespace chalkline::insight {
namespace {

using boost::json::value;

boost::json::array habit_cases(std::string_view of) {
  return cases_in("habit_cases.json").as_object().at(of).as_array();
}

ledger::Date date(const value& of) { return of.to_number<ledger::Date>(); }

std::vector<ledger::Date> dates(const value& of) {
  std::vector<ledger::Date> all;
  for (const auto& one : of.as_array()) all.push_back(date(one));
  return all;
}

std::optional<double> share(const value& of) {
  return of.is_null() ? std::nullopt : std::optional{number(of)};
}

bool is_same_share(const std::optional<double>& one, const std::optional<double>& other) {
  return one.has_value() == other.has_value() && (!one || same(*one, *other));
}

TEST_CASE("a run of days agrees with one that is walked date by date") {
  for (const auto& row : habit_cases("runs")) {
    CAPTURE(boost::json::serialize(row));
    RunDays days{
        .active = dates(row.at("active")), .off = {}, .without_line = dates(row.at("withoutLine"))};
    for (const auto& pause : row.at("off").as_array())
      days.off.push_back({date(pause.at(0)), date(pause.at(1))});
    RunOfDays expected{.days = row.at("days").to_number<std::size_t>(),
                       .ended = {},
                       .longest = row.at("longest").to_number<std::size_t>(),
                       .paused_until = {}};
    if (const auto& ended = row.at("ended"); !ended.is_null())
      expected.ended = EndedRun{ended.at(0).to_number<std::size_t>(), date(ended.at(1))};
    if (const auto& until = row.at("pausedUntil"); !until.is_null())
      expected.paused_until = date(until);
    CHECK(run_of_days(days, date(row.at("today"))) == expected);
  }
}

TEST_CASE("the reviews of a day agree with those that are gathered day by day") {
  for (const auto& row : habit_cases("reviews")) {
    CAPTURE(boost::json::serialize(row));
    std::vector<ReviewDue> all;
    for (const auto& one : row.at("all").as_array())
      all.push_back({one.at(0).to_number<std::size_t>(), date(one.at(1))});
    std::vector<std::size_t> due;
    for (const auto& one :
         due_reviews(all, date(row.at("today")), row.at("left").to_number<std::size_t>()))
      due.push_back(one.question);
    std::vector<std::size_t> expected;
    for (const auto& one : row.at("due").as_array())
      expected.push_back(one.to_number<std::size_t>());
    CHECK(due == expected);
  }
}

TEST_CASE("a change agrees with that of all of a learner's bets, of which the last are kept") {
  for (const auto& row : habit_cases("changes")) {
    CAPTURE(boost::json::serialize(row));
    std::vector<RecentBet> bets;
    for (const auto& bet : row.at("bets").as_array())
      bets.push_back(
          {.game = bet.at(0).to_number<std::uint64_t>(), .has_chance = number(bet.at(1)) > 0});
    const auto kept = std::span<const RecentBet>{bets}.last(std::min(bets.size(), kRecentBets));
    const auto change = change_of(kept, bets.size(), &RecentBet::has_chance);
    CHECK(static_cast<int>(change.state) == row.at("state").to_number<int>());
    CHECK(is_same_share(change.before, share(row.at("before"))));
    CHECK(is_same_share(change.after, share(row.at("after"))));
  }
}

}  // namespace
}  // namespace chalkline::insight
