#pragma once

#include <boost/describe/class.hpp>
#include <cstdint>
#include <string_view>
#include <vector>

#include "base/json/writer.hpp"
#include "ledger/events/events.hpp"

// The result of the quiz, as schemas/openapi.yaml has it.
namespace chalkline::http::wire {

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
