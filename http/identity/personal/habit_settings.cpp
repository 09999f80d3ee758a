#include "http/identity/personal/habit_settings.hpp"

#include "http/identity/zones/zone_offset.hpp"

namespace chalkline::http {

Visit visit_of(const Visit& before, ledger::Timestamp now) {
  const auto away = now - before.seen_at;
  if (away > kVisitEnds) return {now, before.seen_at};
  // A clock that was set back begins no visit.
  return away >= kVisitNotedEvery ? Visit{now, before.since} : before;
}

const std::string& zone_at(const HabitSettings& settings, ledger::Timestamp now) {
  const bool has_come = settings.next_zone && date_in(settings.zone, now) >= settings.next_from;
  return has_come ? *settings.next_zone : settings.zone;
}

ledger::Date date_at(const HabitSettings& settings, ledger::Timestamp now) {
  return date_in(zone_at(settings, now), now);
}

HabitSettings with_zone(const std::optional<HabitSettings>& settings, std::string_view wanted,
                        ledger::Timestamp now) {
  if (!settings) return {.zone = std::string{wanted}};
  if (settings->next_zone.value_or(settings->zone) == wanted) return *settings;
  // A clock that was set back does not hold a change up for longer.
  if (now >= settings->changed_at && now - settings->changed_at < kZoneChangeEvery)
    return *settings;
  auto changed = *settings;
  changed.zone = zone_at(*settings, now);
  changed.next_zone = std::string{wanted};
  changed.next_from = date_in(changed.zone, now) + 1;
  changed.changed_at = now;
  return changed;
}

}  // namespace chalkline::http
