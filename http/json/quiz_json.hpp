#pragma once

#include <array>
#include <boost/describe/class.hpp>
#include <cstdint>
#include <string_view>
#include <vector>

#include "base/json/writer.hpp"
#include "ledger/events/events.hpp"
#include "ledger/rules/quiz.hpp"

// The result of the quiz, as schemas/openapi.yaml has it.
namespace chalkline::http::wire {

// The subject of a question, and the guide that teaches it.
struct QuizTopic {
  std::string_view name{};
  ledger::Guide guide{};
};
// The answers to questions 2 to 5.
inline constexpr std::array<QuizTopic, ledger::kQuizKey.size()> kQuizTopics{
    {{"Reading odds", ledger::Guide::kOddsFormats},
     {"The point spread", ledger::Guide::kTypesOfBets},
     {"Bankroll management", ledger::Guide::kBankrollManagement},
     {"Expected value", ledger::Guide::kValueBetting}}};

struct QuizResult {
  ledger::SkillLevel skill_level{};
  std::int32_t score{};
  std::int32_t knowledge{};
  std::vector<std::string_view> strengths{};
  std::vector<std::string_view> areas_to_improve{};
  std::vector<std::uint8_t> answers{};
  ledger::Timestamp taken_at{};
};
BOOST_DESCRIBE_STRUCT(QuizResult, (),
                      (skill_level, score, knowledge, strengths, areas_to_improve, answers,
                       taken_at))

// The result of answers that were accepted.
QuizResult quiz_result_of(const ledger::QuizAnswers& answers, ledger::Timestamp taken_at);

}  // namespace chalkline::http::wire
