#include "ledger/rules/activity.hpp"

#include <algorithm>

namespace chalkline::ledger {

std::expected<Events, Rejection> decide(const AccountState& account, const ViewHub& command,
                                        Timestamp now, const Rules& rules) {
  if (const auto no = refuse_own(account)) return std::unexpected(*no);
  if (command.xp != rules.xp.hub_section && command.xp != rules.xp.hub_sport)
    return std::unexpected(Rejection::kXpInvalid);
  const auto today = of_day(account.progress, now);
  const auto base =
      std::min(static_cast<std::int32_t>(command.xp), rules.xp.hub_per_day - today.hub_xp);
  if (base <= 0) return std::unexpected(Rejection::kNothingToDo);
  const auto& tier = account.membership.tier;
  // The XP of a view is rounded once, however many reasons it has: each brings the sum so far up to
  // what the multiplier makes of it.
  std::int32_t base_sum{};
  std::int32_t sum{};
  const auto award = [&](std::int32_t xp, XpReason reason) {
    base_sum += xp;
    const auto more = with_tier_multiplier(base_sum, tier) - sum;
    sum += more;
    return XpAwarded{command.account, more, reason};
  };
  Events events{award(base, XpReason::kHubView)};
  if (today.hub_xp == 0) {
    events.emplace_back(award(rules.xp.daily, XpReason::kDaily));
    if (tier) events.emplace_back(award(rules.xp.premium_daily, XpReason::kPremiumDaily));
  }
  return events;
}

std::expected<Events, Rejection> decide(const AccountState& account, const ViewData& command) {
  if (const auto no = refuse_own(account)) return std::unexpected(*no);
  if (!is_valid(command.view) || account.achievements.views.has(command.view))
    return std::unexpected(Rejection::kNothingToDo);
  return Events{DataViewed{command.account, command.view}};
}

std::expected<Events, Rejection> decide(const AccountState& account, const ReadGuide& command,
                                        const Rules& rules) {
  if (const auto no = refuse_own(account)) return std::unexpected(*no);
  const auto& tier = account.membership.tier;
  if (!is_valid(command.guide)) return std::unexpected(Rejection::kNothingToDo);
  if (rules.guides.premium.has(command.guide) && !tier)
    return std::unexpected(Rejection::kGuideLocked);
  if (account.achievements.guides.has(command.guide))
    return std::unexpected(Rejection::kNothingToDo);
  return Events{
      GuideRead{command.account, command.guide},
      XpAwarded{command.account, with_tier_multiplier(rules.xp.guide, tier), XpReason::kGuide}};
}

std::expected<Events, Rejection> decide(const AccountState& account, const ReviewBet& command,
                                        const Reviewable& bet, Timestamp now, const Rules& rules) {
  if (const auto no = refusal(account)) return std::unexpected(*no);
  if (bet.placed == nullptr || bet.placed->account != command.account)
    return std::unexpected(Rejection::kUnknownBet);
  if (!bet.settled) return std::unexpected(Rejection::kBetNotSettled);
  if (bet.reviewed) return std::unexpected(Rejection::kNothingToDo);
  // A purse has no days of its own: what its owner does on a day counts where it names one.
  if (command.date && (account.purse || !is_date(account.habit, *command.date, now)))
    return std::unexpected(Rejection::kDateInvalid);
  Events events{BetReviewed{command.account, command.bet, command.date}};
  if (!account.purse && of_day(account.progress, now).reviews < rules.xp.reviews_per_day) {
    events.emplace_back(XpAwarded{command.account,
                                  with_tier_multiplier(rules.xp.review, account.membership.tier),
                                  XpReason::kPostMortem});
  }
  return events;
}

namespace {

std::optional<Rejection> refuse_habit(const AccountState& account, const Rules& rules) {
  if (const auto no = refuse_own(account)) return no;
  if (!rules.habits.kept) return Rejection::kNotInRules;
  return std::nullopt;
}

template <class E>
std::expected<Events, Rejection> events_of(const std::expected<E, Rejection>& decided) {
  if (!decided) return std::unexpected(decided.error());
  return Events{*decided};
}

}  // namespace

std::expected<Events, Rejection> decide(const AccountState& account, const AnswerReview& command,
                                        Timestamp now, const Rules& rules) {
  if (const auto no = refuse_habit(account, rules)) return std::unexpected(*no);
  if (rules.guides.premium.has(command.guide) && !account.membership.tier)
    return std::unexpected(Rejection::kGuideLocked);
  return events_of(decide(account.habit, command, now, rules.habits));
}

std::expected<Events, Rejection> decide(const AccountState& account, const PauseRun& command,
                                        Timestamp now, const Rules& rules) {
  if (const auto no = refuse_habit(account, rules)) return std::unexpected(*no);
  return events_of(decide(account.habit, command, now, rules.habits));
}

std::expected<Events, Rejection> decide(const AccountState& account, const ResumeRun& command,
                                        Timestamp now, const Rules& rules) {
  if (const auto no = refuse_habit(account, rules)) return std::unexpected(*no);
  return events_of(decide(account.habit, command, now, rules.habits));
}

std::expected<Events, Rejection> decide(const AccountState& account, const StateHunch& command,
                                        Timestamp now, const Rules& rules) {
  if (const auto no = refuse_habit(account, rules)) return std::unexpected(*no);
  return events_of(decide(account.habit, command, now, rules.habits));
}

std::expected<Events, Rejection> decide(const AccountState& account, const CloseHunch& command,
                                        const Rules& rules) {
  if (const auto no = refuse_habit(account, rules)) return std::unexpected(*no);
  return events_of(decide(account.habit, account.achievements.settled, command));
}

}  // namespace chalkline::ledger
