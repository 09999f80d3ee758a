#pragma once

#include <array>
#include <boost/describe/class.hpp>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "base/json/writer.hpp"
#include "insight/habit/next_lesson.hpp"
#include "ledger/events/events.hpp"
#include "ledger/rules/quiz.hpp"

// Questions and answers about practice, as schemas/openapi.yaml has them.
namespace chalkline::http {

namespace wire {

// The client computes the result as well; only the answers count.
struct QuizRequest {
  std::array<std::int64_t, ledger::kQuizKey.size() + 1> answers{};
  Ignored skill_level{};
  Ignored score{};
  Ignored strengths{};
  Ignored areas_to_improve{};
  static constexpr auto fields =
      std::tuple{field("answers", &QuizRequest::answers, {.min = 0, .max = ledger::kQuizUnknown}),
                 field("skillLevel", &QuizRequest::skill_level),
                 field("score", &QuizRequest::score), field("strengths", &QuizRequest::strengths),
                 field("areasToImprove", &QuizRequest::areas_to_improve)};
};

struct EarnXpRequest {
  std::int64_t xp{};
  static constexpr auto fields = std::tuple{field("xp", &EarnXpRequest::xp, {.min = 3, .max = 5})};
};

struct EarnXpAnswer {
  std::int32_t awarded{};
  std::int32_t level{};
  std::int32_t xp{};
  std::int64_t xp_to_next_level{};
};
BOOST_DESCRIBE_STRUCT(EarnXpAnswer, (), (awarded, level, xp, xp_to_next_level))

struct UpgradeRequest {
  ledger::Tier tier{};
  static constexpr auto fields = std::tuple{field("tierId", &UpgradeRequest::tier)};
};

struct ReadGuideRequest {
  ledger::Guide guide{};
  static constexpr auto fields = std::tuple{
      field("guideId", &ReadGuideRequest::guide, {.says = "guideId is none of the guides"})};
};

struct NextLesson {
  ledger::Guide guide_id{};
  insight::LessonReason why{};
  std::optional<std::string_view> topic{};
  std::vector<std::int32_t> checks{};
};
BOOST_DESCRIBE_STRUCT(NextLesson, (), (guide_id, why, topic, checks))

struct GuidesRead {
  std::vector<ledger::Guide> read{};
  std::optional<NextLesson> next{};
};
BOOST_DESCRIBE_STRUCT(GuidesRead, (), (read, next))

struct ReadGuideAnswer {
  std::int32_t awarded{};
  std::vector<ledger::Guide> read{};
  std::optional<NextLesson> next{};
};
BOOST_DESCRIBE_STRUCT(ReadGuideAnswer, (), (awarded, read, next))

}  // namespace wire

}  // namespace chalkline::http
