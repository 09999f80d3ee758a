#include "base/time_text.hpp"

#include <fmt/format.h>

#include <charconv>
#include <chrono>

namespace chalkline {
namespace {

// Takes exactly `digits` decimal digits from the front of `text`.
bool take_number(std::string_view& text, std::size_t digits, int& value) {
  if (text.size() < digits ||
      text.substr(0, digits).find_first_not_of("0123456789") != std::string_view::npos) {
    return false;
  }
  const auto* const first = text.data();
  std::from_chars(first, first + digits, value);
  text.remove_prefix(digits);
  return true;
}

bool take(std::string_view& text, char expected) {
  if (!text.starts_with(expected)) return false;
  text.remove_prefix(1);
  return true;
}

// ".5" is 500,000 microseconds; at most six digits.
bool take_fraction(std::string_view& text, int& micros_of_second) {
  if (!take(text, '.')) return true;
  constexpr std::size_t kDigits = 6;
  const auto digits = std::min(text.find_first_not_of("0123456789"), text.size());
  if (digits == 0 || digits > kDigits) return false;
  take_number(text, digits, micros_of_second);
  for (auto i = digits; i < kDigits; ++i) micros_of_second *= 10;
  return true;
}

// Writes the decimal digits of `value` over as many characters from `at` on.
void put_number(char* text, std::size_t at, std::size_t digits, std::int64_t value) {
  for (; digits > 0; value /= 10) text[at + --digits] = static_cast<char>('0' + value % 10);
}

}  // namespace

// Without fmt, since three stand in each bet of an answer (docs/BENCHMARKS.md, Single choices).
void append_iso(std::string& out, Timestamp time) {
  using namespace std::chrono;
  const auto day = floor<days>(time);
  const year_month_day date{day};
  const hh_mm_ss clock{time - day};
  const auto at = out.size();
  out += "0000-00-00T00:00:00.000000Z";
  auto* const text = out.data() + at;
  put_number(text, 0, 4, int{date.year()});
  put_number(text, 5, 2, unsigned{date.month()});
  put_number(text, 8, 2, unsigned{date.day()});
  put_number(text, 11, 2, clock.hours().count());
  put_number(text, 14, 2, clock.minutes().count());
  put_number(text, 17, 2, clock.seconds().count());
  put_number(text, 20, 6, clock.subseconds().count());
}

std::string to_iso(Timestamp time) {
  std::string text;
  append_iso(text, time);
  return text;
}

std::string date_text(std::chrono::year_month_day date) {
  return fmt::format("{:04}-{:02}-{:02}", static_cast<int>(date.year()),
                     static_cast<unsigned>(date.month()), static_cast<unsigned>(date.day()));
}

std::expected<Timestamp, std::string> parse_iso(std::string_view text) {
  using namespace std::chrono;
  const auto refuse = [whole = std::string{text}] {
    return std::unexpected("'" + whole + "' is not a UTC time like 2026-11-21T10:30:00Z");
  };
  int y{};
  int mo{};
  int d{};
  if (!take_number(text, 4, y) || !take(text, '-') || !take_number(text, 2, mo) ||
      !take(text, '-') || !take_number(text, 2, d)) {
    return refuse();
  }
  const year_month_day date{year{y}, month{static_cast<unsigned>(mo)},
                            day{static_cast<unsigned>(d)}};
  if (!date.ok()) return refuse();
  if (text.empty()) return Timestamp{sys_days{date}};
  int h{};
  int mi{};
  int s{};
  int us{};
  if (!take(text, 'T') || !take_number(text, 2, h) || !take(text, ':') ||
      !take_number(text, 2, mi) || !take(text, ':') || !take_number(text, 2, s) ||
      !take_fraction(text, us) || !take(text, 'Z') || !text.empty() || h > 23 || mi > 59 ||
      s > 59) {
    return refuse();
  }
  return Timestamp{sys_days{date}} + hours{h} + minutes{mi} + seconds{s} + microseconds{us};
}

}  // namespace chalkline
