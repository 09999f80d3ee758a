#pragma once

#include <chrono>
#include <optional>
#include <string_view>

namespace chalkline::http {

// The day, and the time of it by the clock before the change, on which summer time begins or ends.
struct ZoneChange {
  enum class Kind { kWeekday, kDayOfYear, kJulian } kind{};
  unsigned month{};    // of kWeekday, as are the next two
  unsigned week{};     // 5: the last
  unsigned weekday{};  // 0: Sunday
  int day{};           // of the others
  std::chrono::seconds at{std::chrono::hours{2}};
};

struct ZoneSummer {
  std::chrono::seconds offset{};
  ZoneChange begins{};
  ZoneChange ends{};
};

// The rule of a time zone after the last change that its file lists, as POSIX writes it:
// "CET-1CEST,M3.5.0,M10.5.0/3" (RFC 9636, section 3.3.1).
class ZoneRule {
 public:
  // Absent where it is no such rule.
  static std::optional<ZoneRule> parse(std::string_view text);

  // East of UTC is above 0.
  std::chrono::seconds offset_at(std::chrono::sys_seconds time) const;

 private:
  std::chrono::seconds standard_{};
  std::optional<ZoneSummer> summer_{};
};

}  // namespace chalkline::http
