#include "sports/fetch/budget.hpp"

#include <algorithm>

namespace chalkline::sports::fetch {

bool RequestBudget::take(Time now) {
  const auto minute = std::chrono::floor<std::chrono::minutes>(now);
  if (minute != minute_) taken_ = 0;
  minute_ = minute;
  if (taken_ >= each_minute_) return false;
  ++taken_;
  return true;
}

void CreditBudget::note(std::int64_t left, Time now) {
  left_ = left;
  renewed_at_ = next_month(now);
}

std::optional<std::int64_t> CreditBudget::left(Time now) const {
  return now < renewed_at_ ? std::optional{left_} : std::nullopt;
}

Duration CreditBudget::pace(std::int64_t cost, Time now) const {
  const auto known = left(now);
  if (!known) return {};
  return (renewed_at_ - now) / std::max<std::int64_t>(*known / cost, 1);
}

Time next_month(Time now) {
  const std::chrono::year_month_day date{std::chrono::floor<std::chrono::days>(now)};
  return std::chrono::sys_days{(date.year() / date.month() + std::chrono::months{1}) / 1};
}

}  // namespace chalkline::sports::fetch
