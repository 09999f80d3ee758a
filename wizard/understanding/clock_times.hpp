#pragma once

#include <chrono>
#include <optional>
#include <string>

#include "wizard/understanding/question.hpp"
#include "wizard/understanding/text/tokens.hpp"

// Hours as they are written.
namespace chalkline::wizard {

// Hours of a day: "after 9pm", "before noon", "between 7 and 9", "at 20:00". Those up to 6:00 are
// of the night behind it.
struct ClockHours {
  std::optional<std::chrono::minutes> from{};
  std::optional<std::chrono::minutes> until{};
  std::string words{};  // "after 21:00"
};
std::optional<ClockHours> clock_hours_in(const Tokens& tokens);

// "in the next hour", "within 30 minutes": from now on.
std::optional<When> soon_in(const Tokens& tokens, const Days& days);

}  // namespace chalkline::wizard
