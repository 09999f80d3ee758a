#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "ledger/values/enum_names.hpp"

namespace chalkline::insight {

// What speaks for a guide: a topic that the quiz found weak, answers to its checks that were not
// right, or that it comes next.
enum class LessonReason : std::uint8_t { kQuiz = 1, kChecks = 2, kOrder = 3 };
constexpr Names names_of(LessonReason /*reason*/) {
  static constexpr std::array<std::string_view, 3> kWords{"quiz", "checks", "order"};
  return {kWords};
}

// A guide as far as a person knows it.
struct GuideKnown {
  bool can_read{};
  bool is_read{};
  bool is_weak{};                   // it teaches a topic that the latest quiz found weak
  bool is_answered_since{};         // a check of it, since that quiz
  std::vector<std::uint8_t> wrong;  // its checks whose last answer was not right, ascending
};

struct NextLesson {
  std::size_t guide{};  // its place
  LessonReason why{};
  friend bool operator==(const NextLesson&, const NextLesson&) = default;
};

// The guide that is best read now, of those that can be: the first unread one of a weak topic, else
// the one with the most answers that were not right, else the first unread one, else the first of a
// topic that a quiz found weak after it was read. `guides` are in the order in which they are best
// read, `finished` is the place of the one that has been read just now. Absent where none is left.
std::optional<NextLesson> next_lesson(std::span<const GuideKnown> guides,
                                      std::optional<std::size_t> finished = {});

}  // namespace chalkline::insight
