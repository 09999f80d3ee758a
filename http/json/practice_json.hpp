#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "base/json/writer.hpp"
#include "ledger/events/events.hpp"

// The answers about practice, and the clock, as schemas/openapi.yaml has them.
namespace chalkline::http {

namespace wire {

struct QuizResult {
  ledger::SkillLevel skill_level{};
  std::int64_t score{};
  std::int64_t knowledge{};
  std::vector<std::string_view> strengths{};
  std::vector<std::string_view> areas_to_improve{};
  static constexpr auto fields = std::tuple{
      field("skillLevel", &QuizResult::skill_level), field("score", &QuizResult::score),
      field("knowledge", &QuizResult::knowledge), field("strengths", &QuizResult::strengths),
      field("areasToImprove", &QuizResult::areas_to_improve)};
};

struct EarnXpAnswer {
  std::int32_t awarded{};
  std::int32_t level{};
  std::int32_t xp{};
  std::int64_t xp_to_next_level{};
  static constexpr auto fields = std::tuple{
      field("awarded", &EarnXpAnswer::awarded), field("level", &EarnXpAnswer::level),
      field("xp", &EarnXpAnswer::xp), field("xpToNextLevel", &EarnXpAnswer::xp_to_next_level)};
};

struct GuidesRead {
  std::vector<ledger::Guide> read{};
  static constexpr auto fields = std::tuple{field("read", &GuidesRead::read)};
};

struct ReadGuideAnswer {
  std::int32_t awarded{};
  std::vector<ledger::Guide> read{};
  static constexpr auto fields = std::tuple{field("awarded", &ReadGuideAnswer::awarded),
                                            field("read", &ReadGuideAnswer::read)};
};

struct Clock {
  ledger::Timestamp now{};
  double speed{};
  static constexpr auto fields =
      std::tuple{field("now", &Clock::now), field("speed", &Clock::speed)};
};

}  // namespace wire

}  // namespace chalkline::http
