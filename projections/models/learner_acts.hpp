#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "base/sqlite/sqlite.hpp"
#include "ledger/events/events.hpp"
#include "projections/models/schema.hpp"

namespace chalkline::projections {

// The read model `learner_acts`: what a member of a class has read, answered, estimated and looked
// back at from joining to leaving, and when educators have looked. It follows `learners`, which
// says whose the purses are. Rare beside bets, so each is written at once.
class LearnerActs {
 public:
  static const Schema kSchema;

  explicit LearnerActs(const ModelSource& source);
  void on(const ledger::GuideRead& read, const ledger::Record& record);
  void on(const ledger::ReviewAnswered& answer, const ledger::Record& record);
  void on(const ledger::EstimateGiven& estimate, const ledger::Record& record);
  void on(const ledger::BetReviewed& look_back, const ledger::Record& record);
  void on(const ledger::MemberLeft& left, const ledger::Record& record);
  void on(const ledger::RecordOpened& look, const ledger::Record& record);
  void on(const ledger::OverviewOpened& look, const ledger::Record& record);

 private:
  sqlite::Statement learn_;
  sqlite::Statement look_back_;
  sqlite::Statement leave_;
  sqlite::Statement look_at_record_;
  sqlite::Statement look_at_class_;
};

// The numbers are stored.
enum class LearnerActKind : std::uint8_t { kRead = 1, kCheck = 2, kEstimate = 3, kLookBack = 4 };

struct LearnerAct {
  ledger::Position position{};
  ledger::Timestamp at{};
  LearnerActKind kind{};
  ledger::Guide guide{};  // of a reading or an answer, as the next
  std::uint8_t check{};   // of an answer, as the next
  bool is_right{};
  ledger::BetId bet{};  // of a look back
};

struct LearnerHistory {
  std::vector<LearnerAct> acts;  // by position
  std::optional<ledger::Timestamp> left_at{};
};

// An educator's look at a member, or at all members together.
struct LearnerLook {
  ledger::Timestamp at{};
  bool is_overview{};
  bool is_export{};
};

class LearnerActQueries {
 public:
  explicit LearnerActQueries(const sqlite::Connection& db);

  // The history of a purse.
  LearnerHistory of(ledger::AccountId purse);
  // The newest so many, from joining on until the member took back what they shared.
  std::vector<LearnerLook> looks(ledger::AccountId purse, std::size_t limit);

 private:
  sqlite::Statement acts_;
  sqlite::Statement left_at_;
  sqlite::Statement looks_;
};

}  // namespace chalkline::projections
