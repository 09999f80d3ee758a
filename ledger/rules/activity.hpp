#pragma once

#include "ledger/rules/account.hpp"

// Activity of players beside betting: the sports hub, guides, post-mortems.
namespace chalkline::ledger {

// refuse_own(), kXpInvalid, kNothingToDo once the day's XP is used up (RULES 26).
std::expected<Events, Rejection> decide(const AccountState& account, const ViewHub& command,
                                        Timestamp now, const Rules& rules);
// refuse_own(), kNothingToDo.
std::expected<Events, Rejection> decide(const AccountState& account, const ViewData& command);
// refuse_own(), kGuideLocked, kNothingToDo.
std::expected<Events, Rejection> decide(const AccountState& account, const ReadGuide& command,
                                        const Rules& rules);

// The facts about the bet of a ReviewBet.
struct Reviewable {
  const BetPlaced* placed{};  // null: there is no such bet
  bool settled{};
  bool reviewed{};  // before
};
// A purse gets no XP for it. refusal(), kUnknownBet (also another's), kBetNotSettled,
// kNothingToDo, kDateInvalid.
std::expected<Events, Rejection> decide(const AccountState& account, const ReviewBet& command,
                                        const Reviewable& bet, Timestamp now, const Rules& rules);

// The following refuse with refuse_own(), kNotInRules, then those of habit/habit.hpp; a review of a
// guide for members is kGuideLocked for others.
std::expected<Events, Rejection> decide(const AccountState& account, const AnswerReview& command,
                                        Timestamp now, const Rules& rules);
std::expected<Events, Rejection> decide(const AccountState& account, const PauseRun& command,
                                        Timestamp now, const Rules& rules);
std::expected<Events, Rejection> decide(const AccountState& account, const ResumeRun& command,
                                        Timestamp now, const Rules& rules);
std::expected<Events, Rejection> decide(const AccountState& account, const StateHunch& command,
                                        Timestamp now, const Rules& rules);
std::expected<Events, Rejection> decide(const AccountState& account, const CloseHunch& command,
                                        const Rules& rules);

}  // namespace chalkline::ledger
