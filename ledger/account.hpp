#pragma once

#include <expected>
#include <span>
#include <vector>

#include "ledger/achievements.hpp"
#include "ledger/commands.hpp"
#include "ledger/game.hpp"
#include "ledger/limits.hpp"
#include "ledger/membership.hpp"
#include "ledger/progress.hpp"
#include "ledger/quiz.hpp"
#include "ledger/rejection.hpp"

// A player's account: coins available, coins held in open bets, and what hangs on the same stream.
namespace chalkline::ledger {

inline constexpr Coins kStartingCoins = 1'000;                // SPEC section 9
inline constexpr Coins kResetBelow = 100;                     // RULES 17
inline constexpr auto kResetInterval = std::chrono::days{7};  // RULES 17

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
  Position closed{};  // of its AccountClosed, 0 while it is open
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
                                            field("closed", &AccountState::closed)};
  friend bool operator==(const AccountState&, const AccountState&) = default;
};

constexpr bool exists(const AccountState& account) { return account.last_event != 0; }

// Why nothing can be asked of the account, if so: kUnknownAccount or kAccountClosed. What every
// decide but that of OpenAccount looks at first.
std::optional<Rejection> refusal(const AccountState& account);

// kAccountExists.
std::expected<Events, Rejection> decide(const AccountState& account, const OpenAccount& command);
// refusal(), kResetNotDue.
std::expected<Events, Rejection> decide(const AccountState& account, const ResetBankroll& command,
                                        Timestamp now);
// refusal(), then those of the quiz.
std::expected<Events, Rejection> decide(const AccountState& account, const SubmitQuiz& command);

// refusal(), kTierNotHigher (RULES 29).
std::expected<Events, Rejection> decide(const AccountState& account,
                                        const UpgradeMembership& command);
// refusal(), kNothingToDo (RULES 29).
std::expected<Events, Rejection> decide(const AccountState& account,
                                        const GrantMonthlyBonus& command, Timestamp now);
// refusal(), then those of the limits.
std::expected<Events, Rejection> decide(const AccountState& account, const ChangeLimits& command,
                                        Timestamp now);
// refusal(). `open_bets` are all that the account has.
std::expected<Events, Rejection> decide(const AccountState& account, const CloseAccount& command,
                                        std::span<const SettleBets::Placed> open_bets);

// Applies an event of the account's stream. Ends the process if a sum leaves the range of Coins.
void evolve(AccountState& account, const Event& event, Position position, Timestamp time);

}  // namespace chalkline::ledger
