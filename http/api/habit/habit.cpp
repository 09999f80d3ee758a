#include "http/api/habit/habit.hpp"

#include <array>

#include "http/api/shared/call/rejections.hpp"
#include "http/identity/zones/time_zone.hpp"
#include "http/parse/query_fields.hpp"
#include "ledger/rules/progress.hpp"
#include "ledger/state/lookups.hpp"

namespace chalkline::http {

std::span<const RouteOf<Habit>> Habit::routes() {
  static constexpr auto kTable = std::to_array<RouteOf<Habit>>({
      {Method::kGet, "/api/habit/today", Access::kPlayer, fresh(&Habit::today)},
      {Method::kPost, "/api/habit/estimate", Access::kPlayer, &Habit::estimate},
      {Method::kPost, "/api/habit/review", Access::kPlayer, &Habit::answer_review},
      {Method::kPost, "/api/habit/pause", Access::kPlayer, &Habit::pause_run},
      {Method::kPost, "/api/habit/resume", Access::kPlayer, &Habit::resume_run},
      {Method::kPost, "/api/habit/hide-run", Access::kPlayer, &Habit::hide_run},
      {Method::kGet, "/api/habit/return", Access::kPlayer, fresh(&Habit::come_back),
       ChosenPurse::kFollowed},
      {Method::kGet, "/api/habit/week", Access::kPlayer, fresh(&Habit::week),
       ChosenPurse::kFollowed},
  });
  return kTable;
}

std::optional<ledger::DailyLineSet> Habit::daily_line(ledger::Timestamp now) const {
  const auto daily = ledger::load_ledger(parts_.state).daily;
  return daily && daily->date == ledger::day_of(now) ? daily : std::nullopt;
}

Task<std::expected<void, Response>> Habit::keep_zone(RequestContext& context,
                                                     std::optional<std::string> browser) {
  const auto account = context.session->account;
  const auto settings = context.io.accounts.settings(account);
  const auto& wanted = settings && settings->time_zone ? settings->time_zone : browser;
  if (!wanted) co_return std::expected<void, Response>{};
  const auto now = parts_.clock();
  const auto known = context.io.accounts.habits(account);
  if (known == with_zone(known, *wanted, now)) co_return std::expected<void, Response>{};
  auto stored = co_await parts_.storage.run(context, account, [&] {
    parts_.accounts.habits.keep_zone(account, *wanted, now);
    return true;
  });
  if (!stored) co_return std::unexpected{std::move(stored.error())};
  co_return std::expected<void, Response>{};
}

Task<std::expected<void, Response>> Habit::begin_read(RequestContext& context) {
  auto browser = read_query(context.request.query, [](QueryFields& query) {
    auto zone = query.text("timeZone");
    if (zone && !is_time_zone(*zone))
      query.problem("timeZone must be a time zone like Europe/Berlin");
    return zone;
  });
  if (!browser) co_return std::unexpected{text(400, browser.error())};
  co_return co_await keep_zone(context, *std::move(browser));
}

}  // namespace chalkline::http
