#include "ledger/rules/habit/habit.hpp"

#include <algorithm>
#include <utility>

#include "ledger/rules/progress.hpp"

namespace chalkline::ledger {
namespace {

// Requires a list that holds it, or null.
template <class Checks>
auto* find_check(Checks& checks, Guide guide, std::uint8_t number) {
  const auto found = std::ranges::find_if(checks, [&](const CheckState& check) {
    return check.guide == guide && check.check == number;
  });
  return found == checks.end() ? nullptr : &*found;
}

// They are at their place again, which ends a pause.
void come_back(HabitState& state, Date date) {
  state.date = date;
  state.paused_until = 0;
}

// A question that was answered wrong, or was new, may be tried again on the same date: that is
// practice, and no step of its reviews.
bool is_practice(const CheckState& check, Date date) {
  return check.right == 0 && check.answered == date;
}

// One more on that date, which begins anew where it is another than the last.
void count(std::uint8_t& number, Date& last, Date date) {
  if (std::exchange(last, date) != date) number = 0;
  if (number < kHabitListMax) ++number;
}

template <class T>
bool is_word(const std::optional<T>& value) {
  return !value || is_valid(*value);
}

}  // namespace

bool is_date(const HabitState& state, Date date, Timestamp now) {
  const auto today = day_of(now);
  if (date < today - kZoneDaysMax || date > today + kZoneDaysMax) return false;
  return date >= state.date || state.date > today + kZoneDaysMax;
}

bool is_paused(const HabitState& state, Date date) { return date < state.paused_until; }

std::uint8_t estimates_of(const HabitState& state, Date date) {
  return state.estimates_date == date ? state.estimates : std::uint8_t{0};
}

std::optional<Date> due_date(const CheckState& check, const Rules::Habits& rules) {
  if (check.right >= rules.review_after_days.size()) return std::nullopt;
  return check.answered + rules.review_after_days.at(check.right);
}

std::expected<ReviewAnswered, Rejection> decide(const HabitState& state,
                                                const AnswerReview& command, Timestamp now,
                                                const Rules::Habits& rules) {
  if (!is_valid(command.guide) || command.check < 1 || command.check > kGuideChecksMax)
    return std::unexpected(Rejection::kCheckUnknown);
  if (!is_date(state, command.date, now)) return std::unexpected(Rejection::kDateInvalid);
  if (const auto* known = find_check(state.checks, command.guide, command.check)) {
    const auto due = due_date(*known, rules);
    if (!due) return std::unexpected(Rejection::kNothingToDo);
    const bool is_new_step = !is_practice(*known, command.date);
    if (is_new_step && command.date < *due) return std::unexpected(Rejection::kReviewNotDue);
    if (is_new_step && state.reviews_date == command.date && state.reviews >= rules.reviews_per_day)
      return std::unexpected(Rejection::kReviewsUsedUp);
  }
  return ReviewAnswered{command.account, command.guide, command.check, command.right, command.date};
}

std::expected<RunPaused, Rejection> decide(const HabitState& state, const PauseRun& command,
                                           Timestamp now, const Rules::Habits& rules) {
  if (!is_date(state, command.date, now)) return std::unexpected(Rejection::kDateInvalid);
  if (command.until <= command.date || command.until > command.date + rules.pause_days_max)
    return std::unexpected(Rejection::kPauseInvalid);
  if (state.paused_until == command.until) return std::unexpected(Rejection::kNothingToDo);
  if (state.pauses_date == command.date && state.pauses >= rules.pauses_per_day)
    return std::unexpected(Rejection::kPausesUsedUp);
  return RunPaused{command.account, command.date, command.until};
}

std::expected<RunResumed, Rejection> decide(const HabitState& state, const ResumeRun& command,
                                            Timestamp now, const Rules::Habits&) {
  if (!is_date(state, command.date, now)) return std::unexpected(Rejection::kDateInvalid);
  if (!is_paused(state, command.date)) return std::unexpected(Rejection::kNothingToDo);
  return RunResumed{command.account, command.date};
}

std::expected<HunchStated, Rejection> decide(const HabitState& state, const StateHunch& command,
                                             Timestamp now, const Rules::Habits& rules) {
  const auto& filter = command.filter;
  if (!is_word(filter.sport) || !is_word(filter.kind) || !is_word(filter.price) ||
      !is_valid(command.direction) ||
      std::ranges::find(rules.hunch_bets, command.bets) == rules.hunch_bets.end())
    return std::unexpected(Rejection::kHunchInvalid);
  HunchStated stated{command.account, filter, command.direction, command.bets};
  if (std::ranges::find(state.hunches, stated, &OpenHunch::stated) != state.hunches.end())
    return std::unexpected(Rejection::kNothingToDo);
  if (state.hunches.size() >= rules.hunches_open) return std::unexpected(Rejection::kHunchesOpen);
  if (state.hunches_date == day_of(now) && state.stated >= rules.hunches_per_day)
    return std::unexpected(Rejection::kHunchesUsedUp);
  return stated;
}

std::expected<HunchClosed, Rejection> decide(const HabitState& state, std::uint64_t settled,
                                             const CloseHunch& command) {
  const auto open = std::ranges::find(state.hunches, command.hunch, &OpenHunch::hunch);
  if (open == state.hunches.end()) return std::unexpected(Rejection::kUnknownHunch);
  if (command.judged && settled < open->settled_before + open->stated.bets)
    return std::unexpected(Rejection::kHunchNotDue);
  return HunchClosed{command.account, command.hunch, command.judged};
}

void evolve(HabitState& state, const EstimateGiven& event, Timestamp time) {
  come_back(state, event.date);
  if (state.estimates_date != event.date) state.estimates = 0;
  state.estimates_date = event.date;
  if (!event.daily && state.estimates < kHabitListMax) ++state.estimates;
  auto& games = state.estimated;
  const auto today = day_of(time);
  const auto is_old = [&](const EstimatedGame& one) {
    return one.given < today - kEstimatesKeptDays;
  };
  games.erase(std::remove_if(games.begin(), games.end(), is_old), games.end());
  if (games.size() == kHabitListMax) games.erase(games.begin());
  games.push_back({event.asked.game, today});
}

void evolve(HabitState& state, const ReviewAnswered& event) {
  state.date = event.date;
  if (auto* known = find_check(state.checks, event.guide, event.check)) {
    if (is_practice(*known, event.date)) return;
    come_back(state, event.date);
    known->right = event.right && known->right < kHabitListMax
                       ? static_cast<std::uint8_t>(known->right + 1)
                       : std::uint8_t{0};
    known->answered = event.date;
    count(state.reviews, state.reviews_date, event.date);
  } else if (state.checks.size() < kHabitListMax) {
    state.checks.push_back({event.guide, event.check, 0, event.date});
  }
}

void evolve(HabitState& state, const BetReviewed& event) {
  if (event.date) come_back(state, *event.date);
}

void evolve(HabitState& state, const RunPaused& event) {
  state.date = event.date;
  state.paused_until = event.until;
  count(state.pauses, state.pauses_date, event.date);
}

void evolve(HabitState& state, const RunResumed& event) { come_back(state, event.date); }

void evolve(HabitState& state, const HunchStated& event, Position position, Timestamp time,
            std::uint64_t settled) {
  count(state.stated, state.hunches_date, day_of(time));
  if (state.hunches.size() < kHabitListMax) state.hunches.push_back({position, event, settled});
}

void evolve(HabitState& state, const HunchClosed& event) {
  const auto is_it = [&](const OpenHunch& open) { return open.hunch == event.hunch; };
  auto& hunches = state.hunches;
  hunches.erase(std::remove_if(hunches.begin(), hunches.end(), is_it), hunches.end());
}

}  // namespace chalkline::ledger
