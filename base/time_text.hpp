#pragma once

#include <chrono>
#include <expected>
#include <string>
#include <string_view>

namespace chalkline {

// UTC, in microseconds since 1970.
using Timestamp = std::chrono::sys_time<std::chrono::microseconds>;

// "2026-11-21T10:30:00.000000Z". For the years 0 to 9999, which are all that ISO 8601 has.
std::string to_iso(Timestamp time);
void append_iso(std::string& out, Timestamp time);

// "2026-11-23"
std::string date_text(std::chrono::year_month_day date);

// Reads such a time, and also one without fraction or a date alone. The error is one sentence.
std::expected<Timestamp, std::string> parse_iso(std::string_view text);

}  // namespace chalkline
