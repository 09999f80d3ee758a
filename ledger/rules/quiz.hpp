#pragma once

#include <expected>

#include "ledger/rules/commands.hpp"
#include "ledger/rules/rejection.hpp"
#include "ledger/rules/rules.hpp"

// The quiz: five questions, four options each (RULES 31).
namespace chalkline::ledger {

inline constexpr std::uint8_t kQuizOptions = 4;
// "I don't know", beside the options of questions 2 to 5.
inline constexpr std::uint8_t kQuizUnknown = kQuizOptions;

// The right option of questions 2 to 5; question 1 is the self-rating and has none.
inline constexpr std::array<std::uint8_t, 4> kQuizKey{1, 2, 0, 3};

struct QuizState {
  bool completed{};
  std::int32_t day{};  // of the latest: days since 1970, UTC
  static constexpr auto fields =
      std::tuple{field("completed", &QuizState::completed), field("day", &QuizState::day)};
  friend bool operator==(const QuizState&, const QuizState&) = default;
};

// RULES 31: the skill level follows from the first answer alone: beginner, casual, intermediate,
// advanced.
SkillLevel skill_of(std::uint8_t self_rating);

// RULES 31: the score is of the questions answered, of which a submission has all.
inline constexpr std::int32_t kQuizScore = 100;

// Right answers among questions 2 to 5.
std::int32_t knowledge_of(const QuizAnswers& answers);

// Order of checks: kQuizAlreadyCompleted, kQuizTakenToday, kQuizAnswersInvalid.
std::expected<QuizCompleted, Rejection> decide(const QuizState& state, const SubmitQuiz& command,
                                               Timestamp now, const Rules::Quiz& rules);

void evolve(QuizState& state, const QuizCompleted& event, Timestamp time);

}  // namespace chalkline::ledger
