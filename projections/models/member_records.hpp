#pragma once

#include <concepts>
#include <cstdint>
#include <vector>

#include "base/sqlite/sqlite.hpp"
#include "ledger/events/events.hpp"
#include "projections/models/schema.hpp"

namespace chalkline::projections {

// Events of a purse that assignments count.
template <class Event>
concept PurseAct =
    std::same_as<Event, ledger::PurseOpened> || std::same_as<Event, ledger::GamePassed> ||
    std::same_as<Event, ledger::MemberLeft>;
// The same of a person's own account.
template <class Event>
concept OwnAct =
    std::same_as<Event, ledger::EstimateGiven> || std::same_as<Event, ledger::ReviewAnswered> ||
    std::same_as<Event, ledger::GuideRead> || std::same_as<Event, ledger::MarketMarked> ||
    std::same_as<Event, ledger::MarginGuessed> || std::same_as<Event, ledger::HunchStated> ||
    std::same_as<Event, ledger::HunchClosed> || std::same_as<Event, ledger::LimitsSet> ||
    std::same_as<Event, ledger::DataViewed>;

// The read model `member_records`: the records of a class's members that assignments can count, as
// the log has them, one member's behind each other. By them a member's thousand acts are read in a
// millisecond, which lie all over the log. Whether one counts is said by rules that the log does
// not have. It follows `learners`, which says whose the purses are and what they hold.
class MemberRecords {
 public:
  static const Schema kSchema;

  explicit MemberRecords(const ModelSource& source);
  template <PurseAct Event>
  void on(const Event& event, const ledger::Record& record) {
    put(event.account, record);
  }
  template <OwnAct Event>
  void on(const Event& event, const ledger::Record& record) {
    put_own(event.account, record);
  }
  void on(const ledger::BetPlaced& bet, const ledger::Record& record);
  void on(const ledger::BetSettled& settled, const ledger::Record& record);
  void on(const ledger::SettlementReversed& reversed, const ledger::Record& record);
  void on(const ledger::BetReviewed& look_back, const ledger::Record& record);

 private:
  void put(ledger::AccountId purse, const ledger::Record& record);
  void put_own(ledger::AccountId owner, const ledger::Record& record);

  sqlite::Statement put_;
  sqlite::Statement put_own_;
  sqlite::Statement put_bet_;
  sqlite::Statement put_settled_;
  sqlite::Statement note_reversed_;
};

// The member whose record it is.
enum class MemberStream : std::uint8_t { kPurse = 0, kOwn = 1 };

struct MemberRecord {
  ledger::Record record{};  // without its postings and its place in its stream
  ledger::Coins held{};     // of a bet: what the purse's open bets held before it
};

class MemberRecordQueries {
 public:
  explicit MemberRecordQueries(const sqlite::Connection& db);

  struct Rows {
    ledger::Position position{};        // up to which the models have applied the log
    std::vector<MemberRecord> records;  // in order
  };
  // After `since`, up to `until`.
  Rows of(ledger::AccountId purse, MemberStream stream, ledger::Position since,
          ledger::Position until);

 private:
  sqlite::Statement position_;
  sqlite::Statement records_;
};

}  // namespace chalkline::projections
