#pragma once

#include <array>

namespace chalkline::http {

// How many questions each guide asks, by its number. The guides are the client's; one table of
// schemas/cases holds both to it.
inline constexpr int kChecksPerGuide = 5;
inline constexpr auto kGuideChecks = [] {
  std::array<int, 12> checks{};
  checks.fill(kChecksPerGuide);
  return checks;
}();

}  // namespace chalkline::http
