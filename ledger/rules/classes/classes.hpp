#pragma once

#include <expected>
#include <optional>

#include "ledger/rules/account.hpp"
#include "ledger/rules/game.hpp"
#include "ledger/rules/rules.hpp"

// Classes: what their purses start with, and what may be bet from them (RULES 42).
namespace chalkline::ledger {

// By which rule an assignment is met now.
struct AssignmentRule {
  std::uint8_t assignment{};
  std::uint16_t version{};
  Sha256Digest rule{};
  static constexpr auto fields =
      std::tuple{field("assignment", &AssignmentRule::assignment),
                 field("version", &AssignmentRule::version), field("rule", &AssignmentRule::rule)};
  friend bool operator==(const AssignmentRule&, const AssignmentRule&) = default;
};

struct ClassState {
  ClassTerms terms;
  Position ended{};                                               // of its ClassEnded, 0: none
  boost::container::small_vector<AssignmentRule, 1> assignments;  // in the order of their first
  Looks looks;                                                    // at the overview
  static constexpr auto fields = std::tuple{
      field("terms", &ClassState::terms), field("ended", &ClassState::ended),
      field("assignments", &ClassState::assignments), field("looks", &ClassState::looks)};
  friend bool operator==(const ClassState&, const ClassState&) = default;
};

constexpr bool has_ended(const ClassState& in_class, Timestamp now) {
  return in_class.ended != 0 || now >= in_class.terms.ends_at;
}

constexpr Bits<BetKind> kinds_of(const ClassTerms& terms) {
  Bits<BetKind> kinds;
  kinds.bits = terms.kinds;
  return kinds;
}

// The largest stake that the terms allow on so many coins, those on open bets among them; a whole
// coin at least, so that a small purse is no locked one.
Coins largest_stake(std::uint16_t stake_share, Coins bankroll);

// `known` is null when the log does not know the class. kNotInRules, kClassInvalid, kNothingToDo
// where it was opened with the same terms, kClassExists.
std::expected<Event, Rejection> decide(const ClassState* known, const OpenClass& command,
                                       Timestamp now, const Rules& rules);
// kUnknownClass, kNothingToDo where it has ended.
std::expected<Event, Rejection> decide(const ClassState* known, const EndClass& command,
                                       Timestamp now);
// A PurseOpened, then the class's coins. kNotInRules, those of refuse_own() of the owner,
// kUnknownClass, kClassEnded, kConsentInvalid, kClassJoinedBefore, kClassesUsedUp, kAccountExists,
// which also answers a number that is no purse's.
std::expected<Events, Rejection> decide(const AccountState& purse, const AccountState& owner,
                                        const ClassState* in_class, const OpenPurse& command,
                                        Timestamp now, const Rules& rules);

// A bettor: an account with the limits that hold for it and, if it is a purse, its class.
struct Bettor {
  // An account of a person's own, which is no purse: it stands for itself.
  // NOLINTNEXTLINE(google-explicit-constructor)
  Bettor(const AccountState& own) : account(own), limits(own.limits) {}
  Bettor(const AccountState& purse, const LimitsState& owners, const ClassState* purses)
      : account(purse), limits(owners), in_class(purses) {}

  const AccountState& account;
  const LimitsState& limits;  // of the person
  const ClassState* in_class{};
};

// Whether the game is there for the account: a class's own game is for its purses alone, and
// unknown to everybody else.
bool is_known_to(const AccountState& account, const GameState& game);

// Why a bet of this kind and stake is not to be placed from the purse; nothing of other accounts.
// kClassLeft, kUnknownClass, kClassEnded.
std::optional<Rejection> refuse_purse(const Bettor& bettor, Timestamp now);
// kClassKind where the class does not allow the bet's kind or that of one of its legs, kClassStake.
std::optional<Rejection> refuse_terms(const Bettor& bettor, const SlipBet& bet);

void evolve(ClassState& in_class, const Event& event, Position position, Timestamp time);

}  // namespace chalkline::ledger
