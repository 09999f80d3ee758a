#include "ledger/rules/account.hpp"

#include <algorithm>

namespace chalkline::ledger {
namespace {

// A sum beyond kBalanceMax stays just outside, which is not sound.
void add(Coins& sum, Coins amount) {
  constexpr Coins kOutside = kBalanceMax + 1;
  sum = std::clamp(checked_add(sum, amount).value_or(amount < 0 ? -kOutside : kOutside), -kOutside,
                   kOutside);
}

}  // namespace

std::optional<Rejection> refusal(const AccountState& account) {
  if (!exists(account)) return Rejection::kUnknownAccount;
  if (account.closed != 0) return Rejection::kAccountClosed;
  return std::nullopt;
}

std::optional<Rejection> refuse_own(const AccountState& account) {
  if (const auto no = refusal(account)) return no;
  return account.purse ? std::optional{Rejection::kPurse} : std::nullopt;
}

std::expected<Events, Rejection> decide(const AccountState& account, const OpenAccount& command,
                                        const Rules& rules) {
  if (exists(account) || is_purse(command.account))
    return std::unexpected(Rejection::kAccountExists);
  return Events{AccountOpened{command.account},
                CoinsGranted{command.account, rules.bankroll.start, GrantReason::kSignUp}};
}

std::expected<Events, Rejection> decide(const AccountState& account, const ResetBankroll& command,
                                        Timestamp now, const Rules& rules) {
  if (const auto no = refuse_own(account)) return std::unexpected(*no);
  if (account.balance >= rules.bankroll.reset_below)
    return std::unexpected(Rejection::kResetNotNeeded);
  if (account.open_bets > 0) return std::unexpected(Rejection::kResetWithOpenBets);
  if (now - account.last_reset < rules.bankroll.reset_interval)
    return std::unexpected(Rejection::kResetTooSoon);
  return Events{CoinsGranted{command.account, rules.bankroll.start - account.balance,
                             GrantReason::kBankrollReset}};
}

std::expected<Events, Rejection> decide(const AccountState& account, const SubmitQuiz& command,
                                        Timestamp now, const Rules& rules) {
  if (const auto no = refuse_own(account)) return std::unexpected(*no);
  auto completed = decide(account.quiz, command, now, rules.quiz);
  if (!completed) return std::unexpected(completed.error());
  if (account.quiz.completed) return Events{*completed};
  return Events{*completed, XpAwarded{command.account,
                                      with_tier_multiplier(rules.xp.quiz, account.membership.tier),
                                      XpReason::kQuiz}};
}

std::expected<Events, Rejection> decide(const AccountState& account,
                                        const UpgradeMembership& command, const Rules& rules) {
  if (const auto no = refuse_own(account)) return std::unexpected(*no);
  return decide(account.membership, account.balance, account.held, command, rules.membership);
}

std::expected<Events, Rejection> decide(const AccountState& account,
                                        const GrantMonthlyBonus& command, Timestamp now,
                                        const Rules& rules) {
  if (const auto no = refuse_own(account)) return std::unexpected(*no);
  return decide(account.membership, command, now, rules.membership);
}

std::expected<Events, Rejection> decide(const AccountState& account, const ChangeLimits& command,
                                        Timestamp now, const Rules& rules) {
  if (const auto no = refuse_own(account)) return std::unexpected(*no);
  auto set = decide(account.limits, command, now, rules.limits);
  if (!set) return std::unexpected(set.error());
  return Events{*set};
}

std::expected<Events, Rejection> decide(const AccountState& account, const CloseAccount& command) {
  if (const auto no = refuse_own(account)) return std::unexpected(*no);
  Events events{AccountClosed{command.account}};
  for (const auto& purse : account.purses) events.emplace_back(AccountClosed{purse.account});
  return events;
}

namespace {

template <class Command, class... Others>
std::expected<Events, Rejection> decide_purse(const AccountState& account, const Command& command,
                                              const Others&... others) {
  if (const auto no = refusal(account)) return std::unexpected(*no);
  if (!account.purse) return std::unexpected(Rejection::kNoPurse);
  auto decided = decide(*account.purse, command, others...);
  if (!decided) return std::unexpected(decided.error());
  return Events{*decided};
}

}  // namespace

std::expected<Events, Rejection> decide(const AccountState& account, const ChangeConsent& command,
                                        Timestamp now, const Rules& rules) {
  return decide_purse(account, command, now, rules.classes);
}

std::expected<Events, Rejection> decide(const AccountState& account, const LeaveClass& command) {
  return decide_purse(account, command);
}

namespace {

// An event's meaning for an account beside its postings, which have been applied.
struct EvolveAccount {
  AccountState& account;
  Position position;
  Timestamp time;

  void operator()(const CoinsGranted& e) const {
    if (e.reason == GrantReason::kBankrollReset) account.last_reset = time;
    evolve(account.membership, e);
  }
  void operator()(const BetPlaced& e) const {
    ++account.open_bets;
    // Placing a bet moves coins between the two and leaves their sum.
    count(account.achievements, e, account.balance + account.held);
  }
  void operator()(const BetSettled& e) const {
    --account.open_bets;
    count(account.achievements, e);
  }
  void operator()(const SettlementReversed& e) const {
    ++account.open_bets;
    count(account.achievements, e);
  }
  void operator()(const XpAwarded& e) const {
    evolve(account.progress, e, account.membership.tier, time);
  }
  void operator()(const QuizCompleted& e) const { evolve(account.quiz, e, time); }
  void operator()(const SkillReached&) const { account.achievements.pro = true; }
  void operator()(const BadgeEarned& e) const { account.achievements.badges.add(e.badge); }
  void operator()(const GuideRead& e) const { account.achievements.guides.add(e.guide); }
  void operator()(const BetReviewed& e) const {
    ++account.achievements.reviews;
    evolve(account.habit, e);
  }
  void operator()(const EstimateGiven& e) const { evolve(account.habit, e, time); }
  void operator()(const ReviewAnswered& e) const { evolve(account.habit, e); }
  void operator()(const RunPaused& e) const { evolve(account.habit, e); }
  void operator()(const RunResumed& e) const { evolve(account.habit, e); }
  void operator()(const HunchStated& e) const {
    evolve(account.habit, e, position, time, account.achievements.settled);
  }
  void operator()(const HunchClosed& e) const { evolve(account.habit, e); }
  void operator()(const DataViewed& e) const { account.achievements.views.add(e.view); }
  void operator()(const MembershipUpgraded& e) const { evolve(account.membership, e, time); }
  void operator()(const LimitsSet& e) const { evolve(account.limits, e, time); }
  void operator()(const AccountClosed&) const { account.closed = position; }
  void operator()(const PurseOpened& e) const {
    auto& purse = account.purse.emplace();
    purse.owner = e.owner;
    purse.class_id = e.class_id;
    purse.consent.bits = e.consent;
  }
  void operator()(const ConsentChanged& e) const {
    if (account.purse) evolve(*account.purse, e, time);
  }
  void operator()(const MemberLeft& e) const {
    if (account.purse) evolve(*account.purse, e);
  }
  void operator()(const RecordOpened& e) const {
    if (account.purse) evolve(*account.purse, e, time);
  }
  void operator()(const AssignmentMet& e) const {
    if (account.purse) evolve(*account.purse, e, position);
  }
  void operator()(const AssignmentReversed& e) const {
    if (account.purse) evolve(*account.purse, e);
  }
  void operator()(const GamePassed& e) const {
    if (account.purse) evolve(*account.purse, e, time);
  }
  void operator()(const MarketMarked& e) const { evolve(account.practice, e, time); }
  void operator()(const MarginGuessed& e) const { evolve(account.practice, e, time); }
  template <MovesNoCoins E>
  void operator()(const E&) const {}
};

}  // namespace

void evolve(AccountState& account, const Event& event, Position position, Timestamp time) {
  for (const auto& posting : postings_of(event)) {
    if (posting.kind == LedgerAccountKind::kPlayer) add(account.balance, posting.amount);
    if (posting.kind == LedgerAccountKind::kHeld) add(account.held, posting.amount);
  }
  std::visit(EvolveAccount{account, position, time}, event);
  if (!account.purse) count(account.limits, event, time);
  account.last_event = position;
}

void evolve_owner(AccountState& owner, const Event& event, Timestamp time) {
  // A purse beyond them had to be refused and is not kept: a stored list is short.
  if (const auto* opened = std::get_if<PurseOpened>(&event);
      opened != nullptr && owner.purses.size() <= kClassesPerPerson)
    owner.purses.push_back({opened->account, opened->class_id});
  count(owner.limits, event, time);
}

}  // namespace chalkline::ledger
