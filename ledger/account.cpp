#include "ledger/account.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>

#include "ledger/settlement.hpp"

namespace chalkline::ledger {
namespace {

void add(Coins& sum, Coins amount, const AccountState& account) {
  const auto result = checked_add(sum, amount);
  if (!result || *result > kBalanceMax || *result < -kBalanceMax) {
    fmt::print(stderr,
               "chalkline: a sum of account events after position {} leaves the range of coins\n",
               account.last_event);
    std::abort();
  }
  sum = *result;
}

}  // namespace

std::optional<Rejection> refusal(const AccountState& account) {
  if (!exists(account)) return Rejection::kUnknownAccount;
  if (account.closed != 0) return Rejection::kAccountClosed;
  return std::nullopt;
}

std::expected<Events, Rejection> decide(const AccountState& account, const OpenAccount& command) {
  if (exists(account)) return std::unexpected(Rejection::kAccountExists);
  return Events{AccountOpened{command.account},
                CoinsGranted{command.account, kStartingCoins, GrantReason::kSignUp}};
}

std::expected<Events, Rejection> decide(const AccountState& account, const ResetBankroll& command,
                                        Timestamp now) {
  if (const auto no = refusal(account)) return std::unexpected(*no);
  if (account.balance >= kResetBelow || account.open_bets > 0 ||
      now - account.last_reset < kResetInterval) {
    return std::unexpected(Rejection::kResetNotDue);
  }
  return Events{
      CoinsGranted{command.account, kStartingCoins - account.balance, GrantReason::kBankrollReset}};
}

std::expected<Events, Rejection> decide(const AccountState& account, const SubmitQuiz& command) {
  if (const auto no = refusal(account)) return std::unexpected(*no);
  auto completed = decide(account.quiz, command);
  if (!completed) return std::unexpected(completed.error());
  return Events{*completed, XpAwarded{command.account, multiplied(kQuizXp, account.membership.tier),
                                      XpReason::kQuiz}};
}

std::expected<Events, Rejection> decide(const AccountState& account,
                                        const UpgradeMembership& command) {
  if (const auto no = refusal(account)) return std::unexpected(*no);
  return decide(account.membership, account.balance, command);
}

std::expected<Events, Rejection> decide(const AccountState& account,
                                        const GrantMonthlyBonus& command, Timestamp now) {
  if (const auto no = refusal(account)) return std::unexpected(*no);
  return decide(account.membership, command, now);
}

std::expected<Events, Rejection> decide(const AccountState& account, const ChangeLimits& command,
                                        Timestamp now) {
  if (const auto no = refusal(account)) return std::unexpected(*no);
  auto set = decide(account.limits, command, now);
  if (!set) return std::unexpected(set.error());
  return Events{*set};
}

std::expected<Events, Rejection> decide(const AccountState& account, const CloseAccount& command,
                                        std::span<const SettleBets::Placed> open_bets) {
  if (const auto no = refusal(account)) return std::unexpected(*no);
  Events events{AccountClosed{command.account}};
  for (const auto& [id, bet] : open_bets) events.emplace_back(voided(id, bet));
  return events;
}

namespace {

// What an event means for an account beside its postings, which have been applied.
struct Evolve {
  AccountState& account;
  Position position;
  Timestamp time;

  void operator()(const CoinsGranted& e) const {
    if (e.reason == GrantReason::kBankrollReset) account.last_reset = time;
    evolve(account.membership, e);
  }
  void operator()(const BetPlaced& e) const {
    ++account.open_bets;
    count_bet(account.limits, time);
    // Placing a bet moves coins between the two and leaves their sum.
    count(account.achievements, e, account.balance + account.held);
  }
  void operator()(const BetSettled& e) const {
    --account.open_bets;
    count_result(account.limits, e.credit - e.stake, time);
    count(account.achievements, e);
  }
  void operator()(const SettlementReversed& e) const {
    ++account.open_bets;
    count_result(account.limits, e.stake - e.credit, time);
    count(account.achievements, e);
  }
  void operator()(const XpAwarded& e) const {
    evolve(account.progress, e, account.membership.tier, time);
  }
  void operator()(const QuizCompleted& e) const { evolve(account.quiz, e); }
  void operator()(const SkillReached&) const { account.achievements.pro = true; }
  void operator()(const BadgeEarned& e) const { account.achievements.badges.add(e.badge); }
  void operator()(const GuideRead& e) const { account.achievements.guides.add(e.guide); }
  void operator()(const DataViewed& e) const { account.achievements.views.add(e.view); }
  void operator()(const MembershipUpgraded& e) const { evolve(account.membership, e, time); }
  void operator()(const LimitsSet& e) const { evolve(account.limits, e); }
  void operator()(const AccountClosed&) const { account.closed = position; }
  void operator()(const auto&) const {}
};

}  // namespace

void evolve(AccountState& account, const Event& event, Position position, Timestamp time) {
  for (const auto& posting : postings_of(event)) {
    if (posting.kind == LedgerAccountKind::kPlayer) add(account.balance, posting.amount, account);
    if (posting.kind == LedgerAccountKind::kHeld) add(account.held, posting.amount, account);
  }
  std::visit(Evolve{account, position, time}, event);
  account.last_event = position;
}

}  // namespace chalkline::ledger
