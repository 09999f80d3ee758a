#pragma once

#include <boost/container/small_vector.hpp>
#include <cstddef>
#include <expected>

#include "ledger/rules/commands.hpp"
#include "ledger/rules/limits.hpp"
#include "ledger/rules/rejection.hpp"
#include "ledger/values/bits.hpp"

// A purse: an account that a person has in a class alone (RULES 42). Its coins are the class's, and
// its limits the person's.
namespace chalkline::ledger {

// A purse's own part of its account's state.
struct PurseState {
  AccountId owner{};
  ClassId class_id{};
  Bits<ConsentRow> consent;
  bool left{};
  bool taken_back{};
  static constexpr auto fields =
      std::tuple{field("owner", &PurseState::owner), field("class", &PurseState::class_id),
                 field("consent", &PurseState::consent), field("left", &PurseState::left),
                 field("takenBack", &PurseState::taken_back)};
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
constexpr bool is_consent(std::uint8_t bits) { return bits >> enum_names<ConsentRow>.size() == 0; }

// kConsentInvalid, kClassLeft, kNothingToDo.
std::expected<ConsentChanged, Rejection> decide(const PurseState& purse,
                                                const ChangeConsent& command);
// kNothingToDo where the member has left, and wants no more taken back than then.
std::expected<MemberLeft, Rejection> decide(const PurseState& purse, const LeaveClass& command);

}  // namespace chalkline::ledger
