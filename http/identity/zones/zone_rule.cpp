#include "http/identity/zones/zone_rule.hpp"

#include <cctype>

namespace chalkline::http {
namespace {

using std::chrono::seconds;

// Takes parts from the front of a rule; after the first mistake nothing more counts.
class RuleReader {
 public:
  explicit RuleReader(std::string_view text) : rest_{text} {}

  bool ok() const { return ok_; }
  bool at_end() const { return rest_.empty(); }

  bool take(char wanted) {
    if (!rest_.starts_with(wanted)) return false;
    rest_.remove_prefix(1);
    return true;
  }
  void expect(char wanted) { ok_ = take(wanted) && ok_; }

  // Letters, or anything in angle brackets.
  void name() {
    if (take('<')) {
      const auto end = rest_.find('>');
      ok_ = ok_ && end != std::string_view::npos;
      rest_.remove_prefix(ok_ ? end + 1 : rest_.size());
      return;
    }
    std::size_t length = 0;
    while (length < rest_.size() && std::isalpha(static_cast<unsigned char>(rest_[length])) != 0)
      ++length;
    ok_ = ok_ && length > 0;
    rest_.remove_prefix(length);
  }

  int number() {
    constexpr std::size_t kDigitsMax = 3;  // 167 hours, 365 days
    int value = 0;
    std::size_t length = 0;
    while (length < rest_.size() && length < kDigitsMax &&
           std::isdigit(static_cast<unsigned char>(rest_[length])) != 0)
      value = value * 10 + (rest_[length++] - '0');
    ok_ = ok_ && length > 0;
    rest_.remove_prefix(length);
    return value;
  }

  // "-1", "5:30", "3:00:00".
  seconds time() {
    const bool is_negative = take('-');
    if (!is_negative) take('+');
    seconds value = std::chrono::hours{number()};
    if (take(':')) value += std::chrono::minutes{number()};
    if (take(':')) value += seconds{number()};
    return is_negative ? -value : value;
  }

  ZoneChange change() {
    using Kind = ZoneChange::Kind;
    ZoneChange read;
    if (take('M')) {
      read.kind = Kind::kWeekday;
      read.month = static_cast<unsigned>(number());
      expect('.');
      read.week = static_cast<unsigned>(number());
      expect('.');
      read.weekday = static_cast<unsigned>(number());
      ok_ = ok_ && read.month >= 1 && read.month <= 12 && read.week >= 1 && read.week <= 5 &&
            read.weekday <= 6;
    } else {
      read.kind = take('J') ? Kind::kJulian : Kind::kDayOfYear;
      read.day = number();
    }
    if (take('/')) read.at = time();
    return read;
  }

 private:
  std::string_view rest_;
  bool ok_ = true;
};

std::chrono::sys_days day_of_change(const ZoneChange& change, std::chrono::year year) {
  using namespace std::chrono;
  if (change.kind == ZoneChange::Kind::kWeekday) {
    const weekday on{change.weekday};
    const month in{change.month};
    constexpr unsigned kLast = 5;
    return change.week == kLast ? sys_days{year / in / on[last]}
                                : sys_days{year / in / on[change.week]};
  }
  const auto first = sys_days{year / January / 1};
  if (change.kind == ZoneChange::Kind::kDayOfYear) return first + days{change.day};
  // Its days are counted as if no year had a 29 February.
  constexpr int kLastOfFebruary = 59;
  const bool after_leap_day = year.is_leap() && change.day > kLastOfFebruary;
  return first + days{change.day - 1 + (after_leap_day ? 1 : 0)};
}

}  // namespace

std::optional<ZoneRule> ZoneRule::parse(std::string_view text) {
  RuleReader in{text};
  ZoneRule rule;
  in.name();
  rule.standard_ = -in.time();  // POSIX counts west of UTC
  if (in.ok() && !in.at_end()) {
    auto& summer = rule.summer_.emplace();
    in.name();
    summer.offset = rule.standard_ + std::chrono::hours{1};
    if (!in.take(',')) {
      summer.offset = -in.time();
      in.expect(',');
    }
    summer.begins = in.change();
    in.expect(',');
    summer.ends = in.change();
  }
  if (!in.ok() || !in.at_end()) return std::nullopt;
  return rule;
}

seconds ZoneRule::offset_at(std::chrono::sys_seconds time) const {
  if (!summer_) return standard_;
  const auto year =
      std::chrono::year_month_day{std::chrono::floor<std::chrono::days>(time + standard_)}.year();
  const auto begins = day_of_change(summer_->begins, year) + summer_->begins.at - standard_;
  const auto ends = day_of_change(summer_->ends, year) + summer_->ends.at - summer_->offset;
  // South of the equator it goes on over the turn of the year.
  const bool is_summer =
      begins < ends ? time >= begins && time < ends : time >= begins || time < ends;
  return is_summer ? summer_->offset : standard_;
}

}  // namespace chalkline::http
