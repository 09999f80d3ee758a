#include "http/identity/zones/zone_offset.hpp"

#include <doctest/doctest.h>

#include "http/identity/personal/habit_settings.hpp"
#include "http/identity/zones/zone_rule.hpp"

namespace chalkline::http {
namespace {

using namespace std::chrono_literals;
namespace fs = std::filesystem;

std::chrono::sys_seconds at(int year, unsigned month, unsigned day, std::chrono::hours hour) {
  return std::chrono::sys_days{std::chrono::year{year} / static_cast<int>(month) /
                               static_cast<int>(day)} +
         hour;
}

TEST_CASE("a zone's rule, by what POSIX writes of it") {
  struct Case {
    const char* rule;
    std::chrono::sys_seconds time;
    std::chrono::seconds offset;
  };
  const Case cases[] = {
      {"UTC0", at(2026, 7, 1, 0h), 0s},
      {"<+0545>-5:45", at(2026, 7, 1, 0h), 5h + 45min},
      {"CET-1CEST,M3.5.0,M10.5.0/3", at(2040, 1, 1, 0h), 1h},
      {"CET-1CEST,M3.5.0,M10.5.0/3", at(2040, 7, 1, 0h), 2h},
      // The last Sunday of March 2040 is the 25th: at 02:00 local, 01:00 UTC.
      {"CET-1CEST,M3.5.0,M10.5.0/3", at(2040, 3, 25, 1h) - 1s, 1h},
      {"CET-1CEST,M3.5.0,M10.5.0/3", at(2040, 3, 25, 1h), 2h},
      {"EST5EDT,M3.2.0,M11.1.0", at(2040, 7, 1, 0h), -4h},
      {"EST5EDT,M3.2.0,M11.1.0", at(2040, 12, 1, 0h), -5h},
      // South of the equator summer is over the turn of the year.
      {"AEST-10AEDT,M10.1.0,M4.1.0/3", at(2040, 1, 1, 0h), 11h},
      {"AEST-10AEDT,M10.1.0,M4.1.0/3", at(2040, 7, 1, 0h), 10h},
      {"XXX3YYY,J60,J300", at(2040, 3, 1, 5h), -2h},  // 1 March, leap year or not
      {"XXX3YYY,59,300", at(2040, 2, 29, 5h), -2h},
  };
  for (const auto& [rule, time, offset] : cases) {
    CAPTURE(rule);
    const auto parsed = ZoneRule::parse(rule);
    REQUIRE(parsed);
    CHECK(parsed->offset_at(time) == offset);
  }
  for (const auto* wrong : {"", "CET", "CET-1CEST", "CET-1CEST,M3.5", "CET-1CEST,M13.5.0,M10.5.0",
                            "CET-1CEST,M3.5.0,M10.5.0,", "<CET-1", "C\xc3\x89T-1 "}) {
    CAPTURE(wrong);
    CHECK_FALSE(ZoneRule::parse(wrong));
  }
}

// A machine without a database has no other zone than UTC.
TEST_CASE("the day where somebody is, by this machine's database") {
  const fs::path none{"/there-is-no-such-directory"};
  CHECK(utc_offset("Europe/Berlin", at(2026, 7, 1, 0h), none) == 0s);
  if (!fs::exists(fs::path{kSystemZones} / "Europe" / "Berlin")) return;
  CHECK(utc_offset("Europe/Berlin", at(2026, 11, 26, 0h)) == 1h);
  CHECK(utc_offset("Europe/Berlin", at(2026, 7, 1, 0h)) == 2h);
  CHECK(utc_offset("Europe/Berlin", at(2050, 7, 1, 0h)) == 2h);
  CHECK(utc_offset("America/New_York", at(2026, 11, 26, 0h)) == -5h);
  CHECK(utc_offset("Asia/Kathmandu", at(2026, 11, 26, 0h)) == 5h + 45min);
  CHECK(utc_offset("Europe/Nowhere", at(2026, 11, 26, 0h)) == 0s);
  const auto today = date_in("UTC", at(2026, 11, 26, 23h));
  CHECK(date_in("Pacific/Auckland", at(2026, 11, 26, 23h)) == today + 1);
  CHECK(date_in("America/New_York", at(2026, 11, 27, 4h)) == today);
  CHECK(date_in("UTC", at(2026, 11, 27, 4h)) == today + 1);
}

TEST_CASE("a change of zone acts from the next day there, once in seven days") {
  if (!fs::exists(fs::path{kSystemZones} / "Pacific" / "Auckland")) return;
  const ledger::Timestamp now = at(2026, 11, 26, 12h);
  const auto first = with_zone(std::nullopt, "Europe/Berlin", now);
  CHECK(first.zone == "Europe/Berlin");
  CHECK(with_zone(first, "Europe/Berlin", now) == first);
  const auto changed = with_zone(first, "Pacific/Auckland", now);
  CHECK(zone_at(changed, now) == "Europe/Berlin");
  CHECK(zone_at(changed, now + 11h - 1s) == "Europe/Berlin");
  CHECK(zone_at(changed, now + 11h) == "Pacific/Auckland");
  CHECK(date_at(changed, now) == date_in("UTC", now));
  CHECK(date_at(changed, now + 11h) == date_in("UTC", now) + 1);
  CHECK(with_zone(changed, "Europe/Berlin", now + 24h * 7 - 1s) == changed);
  const auto back = with_zone(changed, "Europe/Berlin", now + 24h * 7);
  CHECK(back.zone == "Pacific/Auckland");
  CHECK(back.next_zone == "Europe/Berlin");
  CHECK(zone_at(back, now + 24h * 8) == "Europe/Berlin");
}

TEST_CASE("a visit ends after an hour without a look, and begins with the last look before") {
  const ledger::Timestamp now = at(2026, 11, 26, 12h);
  const auto first = visit_of({}, now);
  CHECK(first == Visit{now, ledger::Timestamp{}});
  CHECK(visit_of(first, now + 4min) == first);
  const auto later = visit_of(first, now + 1h);
  CHECK(later == Visit{now + 1h, ledger::Timestamp{}});
  CHECK(visit_of(later, now) == later);  // by a clock that was set back
  CHECK(visit_of(later, now + 2h + 1s) == Visit{now + 2h + 1s, now + 1h});
}

}  // namespace
}  // namespace chalkline::http
