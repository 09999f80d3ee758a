#include "http/json/quiz_json.hpp"

namespace chalkline::http::wire {

QuizResult quiz_result_of(const ledger::QuizAnswers& answers, ledger::Timestamp taken_at) {
  QuizResult result{.skill_level = ledger::skill_of(answers[0]),
                    .score = ledger::kQuizScore,
                    .knowledge = ledger::knowledge_of(answers),
                    .answers = {answers.begin(), answers.end()},
                    .taken_at = taken_at};
  for (std::size_t i = 0; i < kQuizTopics.size(); ++i) {
    const bool is_right = answers[i + 1] == ledger::kQuizKey[i];
    (is_right ? result.strengths : result.areas_to_improve).push_back(kQuizTopics[i].name);
  }
  return result;
}

}  // namespace chalkline::http::wire
