#pragma once

#include <cstdint>
#include <vector>

#include "base/sqlite/sqlite.hpp"
#include "ledger/events/events.hpp"
#include "projections/models/schema.hpp"

namespace chalkline::projections {

// The read model `habit_days`: the days on which a person estimated, looked back or reviewed, and
// those on which their run of days waited for them; and the last answer to each check of a guide.
class HabitDays {
 public:
  static const Schema kSchema;

  explicit HabitDays(const ModelSource& source);
  void on(const ledger::EstimateGiven& estimate, const ledger::Record& record);
  void on(const ledger::BetReviewed& look_back, const ledger::Record& record);
  void on(const ledger::ReviewAnswered& answer, const ledger::Record& record);
  void on(const ledger::RunPaused& pause, const ledger::Record& record);
  void on(const ledger::RunResumed& resumed, const ledger::Record& record);
  void on(const ledger::LimitsSet& limits, const ledger::Record& record);

 private:
  sqlite::Statement add_day_;
  sqlite::Statement add_check_;
  sqlite::Statement answer_again_;
  sqlite::Statement mark_check_;
  sqlite::Statement add_pause_;
  sqlite::Statement end_pauses_;
};

enum class HabitKind : std::uint8_t { kEstimate = 1, kLookBack = 2, kReview = 3 };

struct HabitDay {
  ledger::Date date{};
  HabitKind kind{};
};

struct HabitPause {
  ledger::Date from{};
  ledger::Date until{};  // the first day that counts again
};

struct GuideCheck {
  ledger::Guide guide{};
  std::uint8_t number{};
  ledger::Date answered{};  // last
  bool is_right{};          // that answer
};

// All of a person's, as it came.
struct HabitHistory {
  std::vector<HabitDay> days;
  std::vector<HabitPause> pauses;
};

class HabitQueries {
 public:
  explicit HabitQueries(const sqlite::Connection& db);
  HabitHistory of(ledger::AccountId account);
  std::vector<GuideCheck> checks(ledger::AccountId account);  // by guide and number

 private:
  sqlite::Statement days_;
  sqlite::Statement pauses_;
  sqlite::Statement checks_;
};

}  // namespace chalkline::projections
