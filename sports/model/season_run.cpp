#include "sports/model/season_run.hpp"

#include <algorithm>

namespace chalkline::sports {
namespace {

using std::chrono::microseconds;

// How many of the season's hours pass in one.
constexpr int times_as_fast(Pace pace) { return pace == Pace::kDayAnHour ? 24 : 1; }

microseconds length_at(Pace pace) {
  return std::max<microseconds>(microseconds{kResultAfter} / times_as_fast(pace), kResultAfterMin);
}

}  // namespace

ledger::Timestamp SeasonRun::start_of(ledger::Timestamp recorded) const {
  const auto since_first = (recorded - recorded_from) / times_as_fast(pace);
  return starts_at + std::chrono::floor<std::chrono::minutes>(since_first);
}

ledger::Timestamp SeasonRun::listed_at(ledger::Timestamp recorded) const {
  return std::max(began_at, start_of(recorded) - microseconds{kListedAhead} / times_as_fast(pace));
}

ledger::Timestamp SeasonRun::result_at(ledger::Timestamp recorded) const {
  return start_of(recorded) + length_at(pace);
}

// The inverse of start_of: the last moment that is mapped to `now` or before.
ledger::Timestamp SeasonRun::begun_until(ledger::Timestamp now) const {
  const auto whole = std::chrono::floor<std::chrono::minutes>(now - starts_at);
  return recorded_from + (whole + std::chrono::minutes{1}) * times_as_fast(pace) - microseconds{1};
}

ledger::Timestamp SeasonRun::over_until(ledger::Timestamp now) const {
  return begun_until(now - length_at(pace));
}

}  // namespace chalkline::sports
