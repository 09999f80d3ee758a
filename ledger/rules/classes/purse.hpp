#pragma once

#include <boost/container/small_vector.hpp>
#include <cstddef>
#include <expected>

#include "ledger/rules/classes/looks.hpp"
#include "ledger/rules/commands.hpp"
#include "ledger/rules/limits.hpp"
#include "ledger/rules/rejection.hpp"
#include "ledger/rules/rules.hpp"
#include "ledger/values/bits.hpp"

// A purse: an account that a person has in a class alone (RULES 42). Its coins are the class's, and
// its limits the person's.
namespace chalkline::ledger {

// An assignment of the class that its member has met.
struct MetAssignment {
  std::uint8_t assignment{};
  Position met{};  // of its AssignmentMet
  static constexpr auto fields = std::tuple{field("assignment", &MetAssignment::assignment),
                                            field("met", &MetAssignment::met)};
  friend bool operator==(const MetAssignment&, const MetAssignment&) = default;
};

// A list keeps no more: what goes beyond it had to be refused, and a stored list is short.
inline constexpr std::size_t kPurseListMax = 200;

// A purse's own part of its account's state.
struct PurseState {
  AccountId owner{};
  ClassId class_id{};
  Bits<ConsentRow> consent;
  bool left{};
  bool taken_back{};
  Date consents_date{};     // UTC, of the latest change of the consent that gives a row
  std::uint8_t consents{};  // such ones of that date
  Looks looks;              // at the record
  boost::container::small_vector<MetAssignment, 1> met;
  Date passes_date{};                                // UTC, of the latest pass
  boost::container::small_vector<GameId, 1> passed;  // on that date
  static constexpr auto fields = std::tuple{field("owner", &PurseState::owner),
                                            field("class", &PurseState::class_id),
                                            field("consent", &PurseState::consent),
                                            field("left", &PurseState::left),
                                            field("takenBack", &PurseState::taken_back),
                                            field("consentsDate", &PurseState::consents_date),
                                            field("consents", &PurseState::consents),
                                            field("looks", &PurseState::looks),
                                            field("met", &PurseState::met),
                                            field("passesDate", &PurseState::passes_date),
                                            field("passed", &PurseState::passed)};
  friend bool operator==(const PurseState&, const PurseState&) = default;
};

// A purse as its owner's state keeps it, left or not: a class is joined once.
struct OwnPurse {
  AccountId account{};
  ClassId class_id{};
  static constexpr auto fields =
      std::tuple{field("account", &OwnPurse::account), field("class", &OwnPurse::class_id)};
  friend bool operator==(const OwnPurse&, const OwnPurse&) = default;
};
using OwnPurses = boost::container::small_vector<OwnPurse, 1>;

// Four courses a term through four years. A person's purses are listed in their state, which each
// of their bets writes.
inline constexpr std::size_t kClassesPerPerson = 32;

// Whether the bits are rows of a consent.
constexpr bool is_consent(std::uint8_t bits, const Rules::Classes& rules) {
  return (bits & ~rules.rows.bits) == 0;
}

// kConsentInvalid, kClassLeft, kNothingToDo, kConsentsUsedUp where a row is given that was not:
// sharing less is always possible, and the rows are few.
std::expected<ConsentChanged, Rejection> decide(const PurseState& purse,
                                                const ChangeConsent& command, Timestamp now,
                                                const Rules::Classes& rules);
// kNothingToDo where the member has left, and wants no more taken back than then.
std::expected<MemberLeft, Rejection> decide(const PurseState& purse, const LeaveClass& command);

void evolve(PurseState& purse, const ConsentChanged& event, Timestamp time);
void evolve(PurseState& purse, const MemberLeft& event);
void evolve(PurseState& purse, const RecordOpened& event, Timestamp time);
void evolve(PurseState& purse, const AssignmentMet& event, Position position);
void evolve(PurseState& purse, const AssignmentReversed& event);
void evolve(PurseState& purse, const GamePassed& event, Timestamp time);

}  // namespace chalkline::ledger
