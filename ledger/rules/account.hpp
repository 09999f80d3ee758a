#pragma once

#include <expected>

#include "ledger/rules/achievements.hpp"
#include "ledger/rules/classes/purse.hpp"
#include "ledger/rules/commands.hpp"
#include "ledger/rules/game.hpp"
#include "ledger/rules/habit/habit.hpp"
#include "ledger/rules/habit/practice_state.hpp"
#include "ledger/rules/limits.hpp"
#include "ledger/rules/membership.hpp"
#include "ledger/rules/progress.hpp"
#include "ledger/rules/quiz.hpp"
#include "ledger/rules/rejection.hpp"
#include "ledger/rules/rules.hpp"

// A player's account: coins available, coins held in open bets, and what hangs on the same stream.
namespace chalkline::ledger {

struct AccountState {
  Coins balance{};  // available; below 0 only by a reversal (RULES 14)
  Coins held{};     // stakes of open bets
  std::uint64_t open_bets{};
  Timestamp last_reset{};  // of the bankroll; 1970 if never
  Position last_event{};   // of the account's stream, 0: the account does not exist
  ProgressState progress;
  QuizState quiz;
  MembershipState membership;
  LimitsState limits;
  AchievementState achievements;
  Position closed{};                // of its AccountClosed, 0 while it is open
  std::optional<PurseState> purse;  // of an account that is one
  OwnPurses purses;                 // of a person's own account
  HabitState habit;
  PracticeState practice;
  static constexpr auto fields = std::tuple{field("balance", &AccountState::balance),
                                            field("held", &AccountState::held),
                                            field("openBets", &AccountState::open_bets),
                                            field("lastReset", &AccountState::last_reset),
                                            field("lastEvent", &AccountState::last_event),
                                            field("progress", &AccountState::progress),
                                            field("quiz", &AccountState::quiz),
                                            field("membership", &AccountState::membership),
                                            field("limits", &AccountState::limits),
                                            field("achievements", &AccountState::achievements),
                                            field("closed", &AccountState::closed),
                                            field("purse", &AccountState::purse),
                                            field("purses", &AccountState::purses),
                                            field("habit", &AccountState::habit),
                                            field("practice", &AccountState::practice)};
  friend bool operator==(const AccountState&, const AccountState&) = default;
};

constexpr bool exists(const AccountState& account) { return account.last_event != 0; }

// Closed, and its open bets are not all void yet.
constexpr bool is_closing(const AccountState& account) {
  return account.closed != 0 && account.open_bets != 0;
}

// The invariants after every event of an honest log: sums within kBalanceMax, at least a coin held
// for each open bet and none without one, no more bets settled than placed.
constexpr bool is_sound(const AccountState& account) {
  const auto in_range = [](Coins sum) { return sum >= -kBalanceMax && sum <= kBalanceMax; };
  return in_range(account.balance) && in_range(account.held) && account.held >= 0 &&
         account.open_bets <= static_cast<std::uint64_t>(account.held) &&
         (account.open_bets == 0) == (account.held == 0) &&
         account.achievements.settled <= account.achievements.bets;
}

// Why nothing can be asked of the account, if so: kUnknownAccount or kAccountClosed. Every decide
// but that of OpenAccount looks at it first.
std::optional<Rejection> refusal(const AccountState& account);
// The same for what belongs to a person and not to the bets of one account: kPurse, too.
std::optional<Rejection> refuse_own(const AccountState& account);

// kAccountExists, also for the number of a purse.
std::expected<Events, Rejection> decide(const AccountState& account, const OpenAccount& command,
                                        const Rules& rules);
// refuse_own(), kResetNotNeeded, kResetWithOpenBets, kResetTooSoon.
std::expected<Events, Rejection> decide(const AccountState& account, const ResetBankroll& command,
                                        Timestamp now, const Rules& rules);
// refuse_own(), then those of the quiz.
std::expected<Events, Rejection> decide(const AccountState& account, const SubmitQuiz& command,
                                        Timestamp now, const Rules& rules);

// refuse_own(), kTierNotHigher (RULES 29).
std::expected<Events, Rejection> decide(const AccountState& account,
                                        const UpgradeMembership& command, const Rules& rules);
// refuse_own(), kNothingToDo (RULES 29).
std::expected<Events, Rejection> decide(const AccountState& account,
                                        const GrantMonthlyBonus& command, Timestamp now,
                                        const Rules& rules);
// refuse_own(), then those of the limits.
std::expected<Events, Rejection> decide(const AccountState& account, const ChangeLimits& command,
                                        Timestamp now, const Rules& rules);
// An AccountClosed of the account, then of each of its purses. refuse_own().
std::expected<Events, Rejection> decide(const AccountState& account, const CloseAccount& command);
// refusal(), kNoPurse, then those of the purse.
std::expected<Events, Rejection> decide(const AccountState& account, const ChangeConsent& command,
                                        Timestamp now, const Rules& rules);
std::expected<Events, Rejection> decide(const AccountState& account, const LeaveClass& command);

// Applies an event of the account's stream, an impossible one as well: whether it was is for
// is_sound() to say.
void evolve(AccountState& account, const Event& event, Position position, Timestamp time);
// Applies an event of one of the person's purses to their own account, whose stream it is not in.
void evolve_owner(AccountState& owner, const Event& event, Timestamp time);

}  // namespace chalkline::ledger
