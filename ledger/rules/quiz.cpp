#include "ledger/rules/quiz.hpp"

#include <algorithm>

#include "ledger/rules/progress.hpp"

namespace chalkline::ledger {

SkillLevel skill_of(std::uint8_t self_rating) {
  constexpr std::array kBySelfRating{SkillLevel::kNovice, SkillLevel::kCasual,
                                     SkillLevel::kIntermediate, SkillLevel::kAdvanced};
  return kBySelfRating.at(self_rating);
}

std::int32_t knowledge_of(const QuizAnswers& answers) {
  std::int32_t right = 0;
  for (std::size_t i = 0; i < kQuizKey.size(); ++i) right += answers[i + 1] == kQuizKey[i] ? 1 : 0;
  return right;
}

std::expected<QuizCompleted, Rejection> decide(const QuizState& state, const SubmitQuiz& command,
                                               Timestamp now, const Rules::Quiz& rules) {
  if (state.completed && !rules.again) return std::unexpected(Rejection::kQuizAlreadyCompleted);
  if (state.completed && day_of(now) <= state.day)
    return std::unexpected(Rejection::kQuizTakenToday);
  const auto& answers = command.answers;
  const auto last = rules.unknown ? kQuizUnknown : kQuizOptions - 1;
  if (answers[0] >= kQuizOptions || std::ranges::max(answers) > last)
    return std::unexpected(Rejection::kQuizAnswersInvalid);
  return QuizCompleted{command.account, answers, kQuizScore, knowledge_of(answers),
                       skill_of(answers[0])};
}

void evolve(QuizState& state, const QuizCompleted&, Timestamp time) {
  state.completed = true;
  state.day = day_of(time);
}

}  // namespace chalkline::ledger
