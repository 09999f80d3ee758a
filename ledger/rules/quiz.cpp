#include "ledger/rules/quiz.hpp"

#include <algorithm>

namespace chalkline::ledger {

SkillLevel skill_of(std::uint8_t self_rating) {
  constexpr std::array kBySelfRating{SkillLevel::kNovice, SkillLevel::kCasual,
                                     SkillLevel::kIntermediate, SkillLevel::kAdvanced};
  return kBySelfRating.at(self_rating);
}

std::expected<QuizCompleted, Rejection> decide(const QuizState& state, const SubmitQuiz& command) {
  if (state.completed) return std::unexpected(Rejection::kQuizAlreadyCompleted);
  if (std::ranges::any_of(command.answers, [](auto option) { return option >= kQuizOptions; })) {
    return std::unexpected(Rejection::kQuizAnswersInvalid);
  }
  // RULES 31: answered questions out of five, times 100; a submission has all five.
  constexpr std::int32_t kScoreOfAllAnswered = 100;
  QuizCompleted event{command.account, command.answers, kScoreOfAllAnswered, 0,
                      skill_of(command.answers[0])};
  for (std::size_t i = 0; i < kQuizKey.size(); ++i)
    event.knowledge += command.answers[i + 1] == kQuizKey[i] ? 1 : 0;
  return event;
}

void evolve(QuizState& state, const QuizCompleted&) { state.completed = true; }

}  // namespace chalkline::ledger
