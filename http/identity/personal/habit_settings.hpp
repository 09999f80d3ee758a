#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <string_view>

#include "ledger/values/date.hpp"
#include "ledger/values/ids.hpp"

namespace chalkline::http {

// A person's days are those of this zone, and not of the browser of the moment: a day does not
// begin twice on a journey. A change acts from the next day there, so often at most.
inline constexpr std::chrono::days kZoneChangeEvery{7};

// When a person looked at their day.
struct Visit {
  ledger::Timestamp seen_at{};  // last, to kVisitNotedEvery; 1970 before the first look
  ledger::Timestamp since{};    // the last look of the visit before; 1970 in the first
  friend bool operator==(const Visit&, const Visit&) = default;
};
// A visit ends after so long without a look.
inline constexpr std::chrono::hours kVisitEnds{1};
inline constexpr std::chrono::minutes kVisitNotedEvery{5};

// As a look at `now` leaves it.
Visit visit_of(const Visit& before, ledger::Timestamp now);

// The settings of the daily loop that accounts.db keeps of a person.
struct HabitSettings {
  std::string zone{"UTC"};                 // IANA name
  std::optional<std::string> next_zone{};  // in place of `zone` from next_from on
  ledger::Date next_from{};                // in `zone`
  ledger::Timestamp changed_at{};          // of the last change; 1970 before the first
  bool hides_run{};
  Visit visit{};
  friend bool operator==(const HabitSettings&, const HabitSettings&) = default;
};

// The zone at `now`.
const std::string& zone_at(const HabitSettings& settings, ledger::Timestamp now);
ledger::Date date_at(const HabitSettings& settings, ledger::Timestamp now);

// The settings of a person who is asked for the first time, or who wants that zone from now on;
// unchanged where the last change was too recent.
HabitSettings with_zone(const std::optional<HabitSettings>& settings, std::string_view wanted,
                        ledger::Timestamp now);

}  // namespace chalkline::http
