#include "sports/model/eastern_time.hpp"

#include <doctest/doctest.h>

#include "tests/sports/verbs.hpp"

namespace chalkline::sports {
namespace {

using namespace test;
using namespace std::chrono;

TEST_CASE("New York's wall clock, by the rules of the year") {
  struct Row {
    const char* what;
    year_month_day date;
    minutes time;
    const char* utc;
  };
  // Each expectation is what Python's zoneinfo answers for America/New_York.
  const Row rows[] = {
      {"a summer evening is the next day in UTC", 2023y / 9 / 7, 20h + 20min,
       "2023-09-08T00:20:00Z"},
      {"winter", 2024y / 1 / 14, 16h + 30min, "2024-01-14T21:30:00Z"},
      {"a leap day", 2024y / 2 / 29, 18h + 30min, "2024-02-29T23:30:00Z"},
      {"before the autumn change", 2023y / 11 / 5, 0h + 59min, "2023-11-05T04:59:00Z"},
      {"the hour that comes twice, the first time", 2023y / 11 / 5, 1h + 30min,
       "2023-11-05T05:30:00Z"},
      {"after the autumn change", 2023y / 11 / 5, 2h, "2023-11-05T07:00:00Z"},
      {"a morning game on the day of the change", 2023y / 11 / 5, 9h + 30min,
       "2023-11-05T14:30:00Z"},
      {"before the spring change", 2024y / 3 / 10, 1h + 59min, "2024-03-10T06:59:00Z"},
      {"the hour that does not come", 2024y / 3 / 10, 2h + 30min, "2024-03-10T07:30:00Z"},
      {"after the spring change", 2024y / 3 / 10, 3h, "2024-03-10T07:00:00Z"},
      {"until 2006: April", 2006y / 4 / 1, 13h, "2006-04-01T18:00:00Z"},
      {"until 2006: first Sunday of April", 2006y / 4 / 2, 3h, "2006-04-02T07:00:00Z"},
      {"until 2006: before the last Sunday of October", 2006y / 10 / 28, 13h,
       "2006-10-28T17:00:00Z"},
      {"until 2006: last Sunday of October", 2006y / 10 / 29, 13h, "2006-10-29T18:00:00Z"},
      {"a fifth Sunday of October", 1999y / 10 / 31, 13h, "1999-10-31T18:00:00Z"},
      {"from 2007: second Sunday of March", 2007y / 3 / 11, 13h, "2007-03-11T17:00:00Z"},
  };
  for (const auto& row : rows) {
    CAPTURE(row.what);
    CHECK(to_iso(eastern_to_utc(row.date, row.time)) == to_iso(at(row.utc)));
  }
}

TEST_CASE("New York's date changes at its midnight") {
  using namespace std::chrono;
  CHECK(eastern_date(at("2026-11-23T04:59:59Z")) == year{2026} / 11 / 22);
  CHECK(eastern_date(at("2026-11-23T05:00:00Z")) == year{2026} / 11 / 23);
  CHECK(eastern_date(at("2026-07-01T03:59:59Z")) == year{2026} / 6 / 30);
  CHECK(eastern_date(at("2026-07-01T04:00:00Z")) == year{2026} / 7 / 1);
}

}  // namespace
}  // namespace chalkline::sports
