#include "insight/habit/run_of_days.hpp"

#include <algorithm>

namespace chalkline::insight {
namespace {

using ledger::Date;

// The days that count for no step, ascending, each once.
std::vector<DaysOff> spans_of(const RunDays& days) {
  auto spans = days.off;
  for (const auto date : days.without_line) spans.push_back({date, date + 1});
  std::erase_if(spans, [](const DaysOff& span) { return span.until <= span.from; });
  std::ranges::sort(spans, {}, &DaysOff::from);
  std::vector<DaysOff> merged;
  for (const auto& span : spans) {
    if (!merged.empty() && span.from <= merged.back().until) {
      merged.back().until = std::max(merged.back().until, span.until);
    } else {
      merged.push_back(span);
    }
  }
  return merged;
}

// The dates from one day to a later one, without those between them that count for no step.
Date step(Date from, Date to, const std::vector<DaysOff>& off) {
  auto dates = to - from;
  for (const auto& span : off)
    dates -= std::max(0, std::min(span.until, to) - std::max(span.from, from + 1));
  return dates;
}

}  // namespace

RunOfDays run_of_days(const RunDays& days, Date today) {
  auto active = days.active;
  std::ranges::sort(active);
  const auto [again, end] = std::ranges::unique(active);
  active.erase(again, end);
  const auto off = spans_of(days);
  RunOfDays run;
  std::size_t length = 0;
  for (std::size_t i = 0; i < active.size(); ++i) {
    const bool goes_on = i > 0 && step(active[i - 1], active[i], off) <= kRunStepDays;
    length = goes_on ? length + 1 : 1;
    run.longest = std::max(run.longest, length);
  }
  if (!active.empty()) {
    if (step(active.back(), today, off) <= kRunStepDays) {
      run.days = length;
    } else {
      run.ended = EndedRun{length, active.back()};
    }
  }
  for (const auto& span : days.off) {
    if (span.from <= today && today < span.until)
      run.paused_until = std::max(run.paused_until.value_or(span.until), span.until);
  }
  return run;
}

}  // namespace chalkline::insight
