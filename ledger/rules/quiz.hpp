#pragma once

#include <expected>

#include "ledger/rules/commands.hpp"
#include "ledger/rules/rejection.hpp"

// The onboarding quiz: five questions with four options each (RULES 31).
namespace chalkline::ledger {

inline constexpr std::uint8_t kQuizOptions = 4;

// The right option of questions 2 to 5; question 1 is the self-rating and has none.
inline constexpr std::array<std::uint8_t, 4> kQuizKey{1, 2, 0, 3};

struct QuizState {
  bool completed{};
  static constexpr auto fields = std::tuple{field("completed", &QuizState::completed)};
  friend bool operator==(const QuizState&, const QuizState&) = default;
};

// RULES 31: the skill level follows from the first answer alone: beginner, casual, intermediate,
// advanced.
SkillLevel skill_of(std::uint8_t self_rating);

// Order of checks: kQuizAlreadyCompleted, kQuizAnswersInvalid.
std::expected<QuizCompleted, Rejection> decide(const QuizState& state, const SubmitQuiz& command);

void evolve(QuizState& state, const QuizCompleted& event);

}  // namespace chalkline::ledger
