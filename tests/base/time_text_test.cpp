#include "base/time_text.hpp"

#include <doctest/doctest.h>

#include <random>

namespace chalkline {
namespace {

using namespace std::chrono_literals;

constexpr Timestamp kNoon = std::chrono::sys_days{std::chrono::year{2026} / 11 / 21} + 12h;

TEST_CASE("a time reads as ISO 8601 in UTC with microseconds, and back") {
  CHECK(to_iso(kNoon) == "2026-11-21T12:00:00.000000Z");
  CHECK(to_iso(kNoon + 1h + 2min + 3s + 45us) == "2026-11-21T13:02:03.000045Z");
  CHECK(to_iso(Timestamp{}) == "1970-01-01T00:00:00.000000Z");
  CHECK(to_iso(Timestamp{} - 1us) == "1969-12-31T23:59:59.999999Z");

  constexpr std::int64_t kYear1 = -62'135'596'800'000'000;
  constexpr std::int64_t kYear9999 = 253'402'300'799'999'999;
  std::mt19937_64 random{3};
  std::uniform_int_distribution<std::int64_t> times{kYear1, kYear9999};
  for (int i = 0; i < 20'000; ++i) {
    const auto time = Timestamp{std::chrono::microseconds{times(random)}};
    REQUIRE(parse_iso(to_iso(time)) == time);
  }
}

TEST_CASE("a date reads as its year, month and day") {
  CHECK(date_text(std::chrono::year{2026} / 11 / 3) == "2026-11-03");
}

TEST_CASE("a date alone is its midnight, and a fraction may be short or absent") {
  CHECK(parse_iso("2026-11-21") == kNoon - 12h);
  CHECK(parse_iso("2026-11-21T12:00:00Z") == kNoon);
  CHECK(parse_iso("2026-11-21T12:00:00.5Z") == kNoon + 500ms);
  CHECK(parse_iso("2026-11-21T12:00:00.000001Z") == kNoon + 1us);
  CHECK(parse_iso("2024-02-29"));
}

TEST_CASE("a text that is not a UTC time is refused in a sentence that shows it") {
  for (const auto* text : {"",
                           "2026",
                           "2026-11",
                           "2026-11-31",
                           "2026-02-29",
                           "2026-13-01",
                           "2026-00-01",
                           "26-11-21",
                           "2026-11-21T",
                           "2026-11-21 12:00:00Z",
                           "2026-11-21T12:00Z",
                           "2026-11-21T24:00:00Z",
                           "2026-11-21T12:60:00Z",
                           "2026-11-21T12:00:60Z",
                           "2026-11-21T12:00:00",
                           "2026-11-21T12:00:00+01:00",
                           "2026-11-21T12:00:00.Z",
                           "2026-11-21T12:00:00.0000001Z",
                           "2026-11-21T12:00:00ZZ",
                           "-026-11-21",
                           "2026-1--21",
                           "2026-11-21T1 :00:00Z"}) {
    CAPTURE(text);
    const auto time = parse_iso(text);
    REQUIRE(!time);
    CHECK(time.error() ==
          "'" + std::string{text} + "' is not a UTC time like 2026-11-21T10:30:00Z");
  }
}

}  // namespace
}  // namespace chalkline
