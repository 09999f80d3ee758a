#include "sports/simulation/schedule/calendar.hpp"

#include <utility>

#include "sports/model/eastern_time.hpp"

namespace chalkline::sports::simulated {
namespace {

std::chrono::microseconds offset(ledger::Sport sport) {
  return kStagger * (std::to_underlying(sport) - 1);
}

}  // namespace

ledger::Timestamp starts_at(Slot slot) {
  return ledger::Timestamp{slot.number * kBetweenStarts + offset(slot.sport)};
}

ledger::Timestamp listed_at(Slot slot) {
  const auto start = starts_at(slot);
  const auto into_date = start - std::chrono::floor<std::chrono::days>(start);
  return start - (into_date < kEarlyUntil ? kEarlyHorizon : kHorizon);
}

Slot first_after(ledger::Sport sport, ledger::Timestamp time) {
  return {sport, (time.time_since_epoch() - offset(sport)) / kBetweenStarts + 1};
}

Slot slot_at(ledger::Sport sport, ledger::Timestamp start) {
  return first_after(sport, start - std::chrono::microseconds{1});
}

std::vector<Slot> slots_on(ledger::Sport sport, std::chrono::year_month_day date) {
  using std::chrono::days;
  const auto next = std::chrono::year_month_day{std::chrono::sys_days{date} + days{1}};
  const auto end = eastern_to_utc(next, std::chrono::minutes{0});
  std::vector<Slot> slots;
  auto slot = first_after(
      sport, eastern_to_utc(date, std::chrono::minutes{0}) - std::chrono::microseconds{1});
  for (; starts_at(slot) < end; ++slot.number) slots.push_back(slot);
  return slots;
}

GameStatus status_at(Slot slot, ledger::Timestamp now) {
  if (now < starts_at(slot)) return GameStatus::kScheduled;
  return now < starts_at(slot) + kGameLength ? GameStatus::kLive : GameStatus::kFinal;
}

}  // namespace chalkline::sports::simulated
