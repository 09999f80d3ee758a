#pragma once

#include <boost/describe/class.hpp>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "base/json/writer.hpp"
#include "insight/habit/look_back.hpp"
#include "insight/habit/week.hpp"
#include "projections/models/rows.hpp"

// The time since the last visit, and a week, as schemas/openapi.yaml has them.
namespace chalkline::http::wire {

struct HabitLookBack {
  Digits bet_id{};
  insight::LookBackReason reason{};
  std::string event_name{};
  std::string prediction{};
  projections::BetStatus status{};
  ledger::Timestamp placed_at{};
};
BOOST_DESCRIBE_STRUCT(HabitLookBack, (),
                      (bet_id, reason, event_name, prediction, status, placed_at))

struct HabitReturn {
  std::string date{};
  std::optional<std::string> since{};
  std::size_t settled{};
  ledger::Coins profit{};
  std::vector<HabitLookBack> look_backs{};
};
BOOST_DESCRIBE_STRUCT(HabitReturn, (), (date, since, settled, profit, look_backs))

struct HabitWeekPrices {
  std::size_t n{};
  std::optional<double> value{};
  std::optional<double> low{};
  std::optional<double> high{};
};
BOOST_DESCRIBE_STRUCT(HabitWeekPrices, (), (n, value, low, high))

struct HabitWeekStakes {
  std::size_t n{};
  std::size_t above_5{};
  std::optional<double> largest{};
  static constexpr auto fields = std::tuple{field("n", &HabitWeekStakes::n),
                                            field("aboveFivePercent", &HabitWeekStakes::above_5),
                                            field("largest", &HabitWeekStakes::largest)};
};

struct HabitWeekScores {
  std::size_t n{};
  double stated{};
  double market{};
};
BOOST_DESCRIBE_STRUCT(HabitWeekScores, (), (n, stated, market))

struct HabitWeekMargin {
  std::size_t n{};
  double per_coin{};
  double parlay_share{};
};
BOOST_DESCRIBE_STRUCT(HabitWeekMargin, (), (n, per_coin, parlay_share))

struct HabitWeekResult {
  std::size_t n{};
  ledger::Coins profit{};
  double luck{};
};
BOOST_DESCRIBE_STRUCT(HabitWeekResult, (), (n, profit, luck))

struct HabitWeek {
  std::string from{};
  std::string until{};
  std::size_t estimates{};
  std::size_t look_backs{};
  insight::WeekProcess process{};
  HabitWeekPrices prices{};
  HabitWeekStakes stakes{};
  HabitWeekScores scores{};
  HabitWeekMargin margin{};
  HabitWeekResult result{};
  insight::WeekTry proposal{};
  std::optional<double> gap{};
};
BOOST_DESCRIBE_STRUCT(HabitWeek, (),
                      (from, until, estimates, look_backs, process, prices, stakes, scores, margin,
                       result, proposal, gap))

struct HabitWeekAnswer {
  std::optional<HabitWeek> week{};
};
BOOST_DESCRIBE_STRUCT(HabitWeekAnswer, (), (week))

}  // namespace chalkline::http::wire
