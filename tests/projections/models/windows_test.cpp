#include "projections/models/windows.hpp"

#include <doctest/doctest.h>

#include "base/time_text.hpp"

namespace chalkline::projections {
namespace {

ledger::Timestamp time(std::string_view iso) { return parse_iso(iso).value(); }

TEST_CASE("a week begins on Monday at 00:00 UTC") {
  CHECK(week_start(time("2026-11-16T00:00:00Z")) == time("2026-11-16"));
  CHECK(week_start(time("2026-11-22T23:59:59.999999Z")) == time("2026-11-16"));
  CHECK(week_start(time("2026-11-23T00:00:00Z")) == time("2026-11-23"));
}

TEST_CASE("an ISO week does not end with the year") {
  CHECK(week_start(time("2026-12-31T12:00:00Z")) == time("2026-12-28"));
  CHECK(week_start(time("2027-01-01T00:00:00Z")) == time("2026-12-28"));  // week 53 of 2026
  CHECK(week_start(time("2027-01-03T23:00:00Z")) == time("2026-12-28"));
  CHECK(week_start(time("2027-01-04T00:00:00Z")) == time("2027-01-04"));  // week 1 of 2027
  CHECK(week_start(time("2024-12-30T00:00:00Z")) == time("2024-12-30"));  // week 1 of 2025
}

TEST_CASE("a month begins on the 1st at 00:00 UTC") {
  CHECK(month_start(time("2026-11-30T23:59:59.999999Z")) == time("2026-11-01"));
  CHECK(month_start(time("2026-12-01T00:00:00Z")) == time("2026-12-01"));
  CHECK(month_start(time("2028-02-29T23:00:00Z")) == time("2028-02-01"));
  CHECK(month_start(time("2028-03-01T00:00:00Z")) == time("2028-03-01"));
}

}  // namespace
}  // namespace chalkline::projections
