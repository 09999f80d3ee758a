#include "insight/habit/next_lesson.hpp"

#include <algorithm>

namespace chalkline::insight {
namespace {

// Returns the place of the first guide that `is_wanted`, among those that may be chosen.
template <class IsWanted>
std::optional<std::size_t> first_of(std::span<const GuideKnown> guides,
                                    std::optional<std::size_t> finished,
                                    const IsWanted& is_wanted) {
  for (std::size_t place = 0; place < guides.size(); ++place) {
    if (guides[place].can_read && place != finished && is_wanted(guides[place])) return place;
  }
  return std::nullopt;
}

}  // namespace

std::optional<NextLesson> next_lesson(std::span<const GuideKnown> guides,
                                      std::optional<std::size_t> finished) {
  const auto first = [&](const auto& is_wanted) { return first_of(guides, finished, is_wanted); };
  if (const auto weak =
          first([](const GuideKnown& guide) { return guide.is_weak && !guide.is_read; }))
    return NextLesson{*weak, LessonReason::kQuiz};
  std::size_t most = 0;
  for (std::size_t place = 0; place < guides.size(); ++place) {
    if (guides[place].can_read && place != finished)
      most = std::max(most, guides[place].wrong.size());
  }
  if (most > 0) {
    const auto worst =
        first([most](const GuideKnown& guide) { return guide.wrong.size() == most; });
    return NextLesson{worst.value(), LessonReason::kChecks};
  }
  if (const auto unread = first([](const GuideKnown& guide) { return !guide.is_read; }))
    return NextLesson{*unread, LessonReason::kOrder};
  const auto again =
      first([](const GuideKnown& guide) { return guide.is_weak && !guide.is_answered_since; });
  if (!again) return std::nullopt;
  return NextLesson{*again, LessonReason::kQuiz};
}

}  // namespace chalkline::insight
