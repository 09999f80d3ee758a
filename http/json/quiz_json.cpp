#include "http/json/quiz_json.hpp"

#include "ledger/rules/quiz.hpp"

namespace chalkline::http::wire {
namespace {

// The subjects of questions 2 to 5.
constexpr std::array<std::string_view, ledger::kQuizKey.size()> kTopics{
    "Reading odds", "The point spread", "Bankroll management", "Expected value"};

}  // namespace

QuizResult quiz_result_of(const ledger::QuizAnswers& answers, ledger::Timestamp taken_at) {
  QuizResult result{.skill_level = ledger::skill_of(answers[0]),
                    .score = ledger::kQuizScore,
                    .knowledge = ledger::knowledge_of(answers),
                    .answers = {answers.begin(), answers.end()},
                    .taken_at = taken_at};
  for (std::size_t i = 0; i < kTopics.size(); ++i) {
    const bool is_right = answers[i + 1] == ledger::kQuizKey[i];
    (is_right ? result.strengths : result.areas_to_improve).push_back(kTopics[i]);
  }
  return result;
}

}  // namespace chalkline::http::wire
