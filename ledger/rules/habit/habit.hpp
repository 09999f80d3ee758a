#pragma once

#include <boost/container/small_vector.hpp>
#include <cstddef>
#include <cstdint>
#include <expected>
#include <tuple>

#include "ledger/events/events.hpp"
#include "ledger/rules/commands.hpp"
#include "ledger/rules/rejection.hpp"
#include "ledger/rules/rules.hpp"

// Practising day by day, as far as it decides what can be asked next: estimates, reviews, the pause
// of a run of days, hunches. How long a run is, and what is due, follows from the events
// (insight/habit).
namespace chalkline::ledger {

// Above the number of questions that any guide asks.
inline constexpr std::uint8_t kGuideChecksMax = 12;

// Games of the last days' estimates, of which some have yet to begin: as long as an estimate is
// taken before a start, and a day more for both ends.
inline constexpr Date kEstimatesKeptDays = 9;
// A list of the state holds 255.
inline constexpr std::size_t kHabitListMax = 200;

struct EstimatedGame {
  GameId game{};
  Date given{};  // UTC
  static constexpr auto fields =
      std::tuple{field("game", &EstimatedGame::game), field("given", &EstimatedGame::given)};
  friend bool operator==(const EstimatedGame&, const EstimatedGame&) = default;
};

struct CheckState {
  Guide guide{};
  std::uint8_t check{};
  std::uint8_t right{};  // reviews in a row that were
  Date answered{};       // last
  static constexpr auto fields =
      std::tuple{field("guide", &CheckState::guide), field("check", &CheckState::check),
                 field("right", &CheckState::right), field("answered", &CheckState::answered)};
  friend bool operator==(const CheckState&, const CheckState&) = default;
};

struct OpenHunch {
  Position hunch{};
  HunchStated stated;
  std::uint64_t settled_before{};  // bets of the account, by then
  static constexpr auto fields =
      std::tuple{field("hunch", &OpenHunch::hunch), field("stated", &OpenHunch::stated),
                 field("settledBefore", &OpenHunch::settled_before)};
  friend bool operator==(const OpenHunch&, const OpenHunch&) = default;
};

struct HabitState {
  Date date{};                                                 // of the latest event that has one
  Date estimates_date{};                                       // of the latest estimate
  std::uint8_t estimates{};                                    // of that date, but for daily lines
  Date reviews_date{};                                         // of the latest review
  std::uint8_t reviews{};                                      // of that date
  Date paused_until{};                                         // 0: no pause is in force
  Date pauses_date{};                                          // of the latest pause
  std::uint8_t pauses{};                                       // of that date
  Date hunches_date{};                                         // UTC, of the latest hunch
  std::uint8_t stated{};                                       // hunches of that date
  boost::container::small_vector<EstimatedGame, 1> estimated;  // oldest first
  boost::container::small_vector<CheckState, 1> checks;        // in the order of their first answer
  boost::container::small_vector<OpenHunch, 1> hunches;        // oldest first
  static constexpr auto fields = std::tuple{field("date", &HabitState::date),
                                            field("estimatesDate", &HabitState::estimates_date),
                                            field("estimates", &HabitState::estimates),
                                            field("reviewsDate", &HabitState::reviews_date),
                                            field("reviews", &HabitState::reviews),
                                            field("pausedUntil", &HabitState::paused_until),
                                            field("pausesDate", &HabitState::pauses_date),
                                            field("pauses", &HabitState::pauses),
                                            field("hunchesDate", &HabitState::hunches_date),
                                            field("stated", &HabitState::stated),
                                            field("estimated", &HabitState::estimated),
                                            field("checks", &HabitState::checks),
                                            field("hunches", &HabitState::hunches)};
  friend bool operator==(const HabitState&, const HabitState&) = default;
};

// Whether a person may be at that day: within one of UTC's, and at no earlier one than before, but
// where a wrong clock was ahead then.
bool is_date(const HabitState& state, Date date, Timestamp now);

bool is_paused(const HabitState& state, Date date);

// Estimates of that day that count towards Rules::Habits::estimates_per_day.
std::uint8_t estimates_of(const HabitState& state, Date date);

// Absent for a check that is kept: it is not asked again.
std::optional<Date> due_date(const CheckState& check, const Rules::Habits& rules);

// kCheckUnknown, kDateInvalid, kNothingToDo for a check that is kept, kReviewNotDue,
// kReviewsUsedUp.
std::expected<ReviewAnswered, Rejection> decide(const HabitState& state,
                                                const AnswerReview& command, Timestamp now,
                                                const Rules::Habits& rules);
// kDateInvalid, kPauseInvalid, kNothingToDo, kPausesUsedUp.
std::expected<RunPaused, Rejection> decide(const HabitState& state, const PauseRun& command,
                                           Timestamp now, const Rules::Habits& rules);
// kDateInvalid, kNothingToDo without a pause.
std::expected<RunResumed, Rejection> decide(const HabitState& state, const ResumeRun& command,
                                            Timestamp now, const Rules::Habits& rules);
// kHunchInvalid, kNothingToDo where the same is open, kHunchesOpen, kHunchesUsedUp.
std::expected<HunchStated, Rejection> decide(const HabitState& state, const StateHunch& command,
                                             Timestamp now, const Rules::Habits& rules);
// kUnknownHunch unless it is open, kHunchNotDue where it is to be judged and the account, of whose
// bets `settled` are, has not had so many since.
std::expected<HunchClosed, Rejection> decide(const HabitState& state, std::uint64_t settled,
                                             const CloseHunch& command);

void evolve(HabitState& state, const EstimateGiven& event, Timestamp time);
void evolve(HabitState& state, const ReviewAnswered& event);
void evolve(HabitState& state, const BetReviewed& event);
void evolve(HabitState& state, const RunPaused& event);
void evolve(HabitState& state, const RunResumed& event);
// `settled`: bets of the account.
void evolve(HabitState& state, const HunchStated& event, Position position, Timestamp time,
            std::uint64_t settled);
void evolve(HabitState& state, const HunchClosed& event);

}  // namespace chalkline::ledger
