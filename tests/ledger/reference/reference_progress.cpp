#include <algorithm>

#include "tests/ledger/reference/reference_ledger.hpp"

// Activity of players beside betting, as plainly as the rest.
namespace chalkline::ledger::test {
namespace {

using std::unexpected;
using enum Rejection;

std::int64_t day(Timestamp now) { return micros(now) / 86'400'000'000; }
std::int64_t week(Timestamp now) { return (day(now) + 3) / 7; }  // 1970 began on a Thursday

int earned(const ReferenceLedger::Account& account, int base) {
  return account.tier >= 2 ? base + base / 2 : base;
}

template <class T>
void tighten(std::optional<T>& limit, const std::optional<T>& wanted) {
  if (wanted && (!limit || *wanted < *limit)) limit = wanted;
}

}  // namespace

ReferenceLedger::Answer ReferenceLedger::apply(const ViewHub& c, Timestamp now) {
  if (const auto no = refusal(c.account)) return unexpected(*no);
  if (c.xp != 3 && c.xp != 5) return unexpected(kXpInvalid);
  auto& account = accounts_.at(c.account);
  auto& today = account.hub_xp[day(now)];
  if (today == 60) return unexpected(kNothingToDo);
  const auto base = std::min(60 - today, static_cast<int>(c.xp));
  const auto daily = today > 0 ? 0 : account.tier > 0 ? 10 + 15 : 10;
  today += base;
  account.xp += earned(account, base + daily);
  return account.balance;
}

ReferenceLedger::Answer ReferenceLedger::apply(const ViewData& c, Timestamp) {
  if (const auto no = refusal(c.account)) return unexpected(*no);
  auto& account = accounts_.at(c.account);
  if (!account.views.insert(c.view).second) return unexpected(kNothingToDo);
  return account.balance;
}

ReferenceLedger::Answer ReferenceLedger::apply(const ReadGuide& c, Timestamp) {
  if (const auto no = refusal(c.account)) return unexpected(*no);
  auto& account = accounts_.at(c.account);
  const bool is_advanced = c.guide == Guide::kKellyCriterion || c.guide == Guide::kArbitrage ||
                           c.guide == Guide::kBayesianAnalysis;
  if (is_advanced && account.tier == 0) return unexpected(kGuideLocked);
  if (!account.guides.insert(c.guide).second) return unexpected(kNothingToDo);
  account.xp += earned(account, 10);
  return account.balance;
}

ReferenceLedger::Answer ReferenceLedger::apply(const GiveAdvice& c, Timestamp now) {
  if (const auto no = refusal(c.account)) return unexpected(*no);
  if (!games_.contains(c.game)) return unexpected(kUnknownGame);
  const auto& game = games_.at(c.game);
  if (game.score || game.cancelled || game.line_closed || now >= game.starts_at)
    return unexpected(kBettingClosed);
  return accounts_.at(c.account).balance;
}

ReferenceLedger::Answer ReferenceLedger::apply(const ReviewBet& c, Timestamp now) {
  if (const auto no = refusal(c.account)) return unexpected(*no);
  auto& account = accounts_.at(c.account);
  const auto bet = std::ranges::find(bets_, c.bet, &Bet::id);
  if (c.bet == 0 || bet == bets_.end() || bet->account != c.account) return unexpected(kUnknownBet);
  if (!bet->credit) return unexpected(kBetNotSettled);
  if (std::exchange(bet->reviewed, true)) return unexpected(kNothingToDo);
  if (account.reviews[day(now)]++ < 5) account.xp += earned(account, 5);
  return account.balance;
}

ReferenceLedger::Answer ReferenceLedger::apply(const UpgradeMembership& c, Timestamp now) {
  if (const auto no = refusal(c.account)) return unexpected(*no);
  auto& account = accounts_.at(c.account);
  const auto tier = static_cast<int>(c.tier);
  if (tier <= account.tier) return unexpected(kTierNotHigher);
  if (!account.member_since) account.member_since = std::chrono::floor<std::chrono::days>(now);
  account.tier = tier;
  const Coins coins[] = {5'000, 10'000, 25'000, 50'000, 100'000};
  const auto at_stake = rules_ == 1 ? 0 : account.held;
  account.balance = std::max(account.balance, coins[tier - 1] - at_stake);
  return account.balance;
}

ReferenceLedger::Answer ReferenceLedger::apply(const GrantMonthlyBonus& c, Timestamp now) {
  if (const auto no = refusal(c.account)) return unexpected(*no);
  auto& account = accounts_.at(c.account);
  if (!account.member_since) return unexpected(kNothingToDo);
  auto due = *account.member_since + std::chrono::months{account.bonuses + 1};
  while (!due.ok()) due = due.year() / due.month() / (due.day() - std::chrono::days{1});
  if (now < std::chrono::sys_days{due}) return unexpected(kNothingToDo);
  ++account.bonuses;
  return account.balance += 5'000;
}

ReferenceLedger::Answer ReferenceLedger::apply(const ChangeLimits& c, Timestamp now) {
  if (const auto no = refusal(c.account)) return unexpected(*no);
  if (c.values.max_stake == 0) return unexpected(kLimitsInvalid);
  auto& account = accounts_.at(c.account);
  auto& changes = account.limit_changes[day(now)];
  if (rules_ > 1 && changes >= 20) return unexpected(kLimitChangesUsedUp);
  ++changes;
  over_limit(account, 0, now);  // what has become due meanwhile
  tighten(account.limits.max_stake, c.values.max_stake);
  tighten(account.limits.max_bets_per_day, c.values.max_bets_per_day);
  tighten(account.limits.max_loss_per_week, c.values.max_loss_per_week);
  if (account.limits == c.values) {
    account.later.reset();
  } else if (account.later != c.values) {
    account.later = c.values;
    account.later_from = now + std::chrono::hours{24};
  }
  if (c.cool_off_days) {
    const auto until = now + std::chrono::days{*c.cool_off_days};
    account.break_until = std::max(account.break_until.value_or(until), until);
  }
  return account.balance;
}

std::optional<Rejection> ReferenceLedger::over_limit(Account& account, Coins stake,
                                                     Timestamp now) const {
  if (account.later && now >= account.later_from) {
    account.limits = *account.later;
    account.later.reset();
  }
  const auto& limits = account.limits;
  if (account.break_until && now < *account.break_until) return kCoolingOff;
  if (limits.max_stake && stake > *limits.max_stake) return kStakeLimit;
  if (limits.max_bets_per_day && account.bets[day(now)] >= *limits.max_bets_per_day)
    return kDailyBetLimit;
  const auto lost = std::max(Coins{0}, -account.results[week(now)]);
  if (limits.max_loss_per_week && lost + account.held + stake > *limits.max_loss_per_week)
    return kLossLimit;
  if (rules_ > 2 && stake < 10 && account.small_bets[day(now)] >= 50) return kSmallBetsUsedUp;
  return std::nullopt;
}

}  // namespace chalkline::ledger::test
