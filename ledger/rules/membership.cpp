#include "ledger/rules/membership.hpp"

namespace chalkline::ledger {

Timestamp anniversary(Timestamp since, std::int32_t months) {
  using namespace std::chrono;
  const year_month_day day{floor<days>(since)};
  const auto month = year_month{day.year(), day.month()} + std::chrono::months{months};
  const year_month_day_last last{month.year(), month_day_last{month.month()}};
  return sys_days{year_month_day{month.year(), month.month(), std::min(day.day(), last.day())}};
}

std::expected<std::vector<Event>, Rejection> decide(const MembershipState& state, Coins balance,
                                                    Coins held, const UpgradeMembership& command,
                                                    const Rules::Membership& rules) {
  if (!is_valid(command.tier) || state.tier >= command.tier)
    return std::unexpected(Rejection::kTierNotHigher);
  std::vector<Event> events{MembershipUpgraded{command.account, command.tier}};
  const auto full = rules.tier_coins.at(static_cast<std::size_t>(command.tier) - 1);
  const auto has = balance + (rules.counts_open_stakes ? held : 0);
  if (const auto missing = full - has; missing > 0)
    events.emplace_back(CoinsGranted{command.account, missing, GrantReason::kTierUpgrade});
  return events;
}

std::expected<std::vector<Event>, Rejection> decide(const MembershipState& state,
                                                    const GrantMonthlyBonus& command, Timestamp now,
                                                    const Rules::Membership& rules) {
  if (!state.tier || now < anniversary(state.since, state.bonuses + 1))
    return std::unexpected(Rejection::kNothingToDo);
  return std::vector<Event>{
      CoinsGranted{command.account, rules.monthly_bonus, GrantReason::kMonthlyBonus}};
}

void evolve(MembershipState& state, const MembershipUpgraded& event, Timestamp time) {
  if (!state.tier) state.since = time;
  state.tier = event.tier;
}

void evolve(MembershipState& state, const CoinsGranted& event) {
  if (event.reason == GrantReason::kMonthlyBonus) ++state.bonuses;
}

}  // namespace chalkline::ledger
