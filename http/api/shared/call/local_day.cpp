#include "http/api/shared/call/local_day.hpp"

#include <algorithm>

#include "base/time_text.hpp"
#include "ledger/rules/progress.hpp"

namespace chalkline::http {

ledger::Date local_day(RequestContext& context, const ledger::AccountState& account,
                       ledger::Timestamp now) {
  const auto settings = context.io.accounts.habits(context.session->account);
  const auto day = date_at(settings.value_or(HabitSettings{}), now);
  const auto latest = std::max(day, account.habit.date);
  return ledger::is_date(account.habit, latest, now) ? latest : day;
}

std::string text_of(ledger::Date date) {
  constexpr std::size_t kDateLength = 10;
  return to_iso(ledger::Timestamp{std::chrono::days{date}}).substr(0, kDateLength);
}

}  // namespace chalkline::http
