#include "http/api/shared/local_day.hpp"

#include <algorithm>

#include "ledger/rules/progress.hpp"

namespace chalkline::http {

ledger::Date local_day(RequestContext& context, const ledger::AccountState& account,
                       ledger::Timestamp now) {
  const auto settings = context.io.accounts.habits(context.session->account);
  const auto day = date_at(settings.value_or(HabitSettings{}), now);
  const auto latest = std::max(day, account.habit.date);
  return ledger::is_date(account.habit, latest, now) ? latest : day;
}

}  // namespace chalkline::http
