#include "insight/habit/next_lesson.hpp"

#include <doctest/doctest.h>

#include <vector>

namespace chalkline::insight {
namespace {

using Guides = std::vector<GuideKnown>;

// Five that can be read, and a sixth that cannot.
Guides six() {
  Guides guides(6);
  for (std::size_t place = 0; place < 5; ++place) guides[place].can_read = true;
  return guides;
}

void read_all(Guides& guides) {
  for (auto& guide : guides) guide.is_read = true;
}

TEST_CASE("the next lesson is first that of a weak topic, in the order of the guides") {
  auto guides = six();
  guides[1].is_weak = true;
  guides[3].is_weak = true;
  guides[2].wrong = {1, 2, 3};
  CHECK(next_lesson(guides) == NextLesson{1, LessonReason::kQuiz});
  guides[1].is_read = true;
  CHECK(next_lesson(guides) == NextLesson{3, LessonReason::kQuiz});
}

TEST_CASE("it is then that with the most wrong answers, read or not") {
  auto guides = six();
  guides[4].wrong = {2, 5};
  guides[1].wrong = {3};
  guides[3].wrong = {1, 4};
  guides[3].is_read = true;
  CHECK(next_lesson(guides) == NextLesson{3, LessonReason::kChecks});
  guides[3].wrong.clear();
  CHECK(next_lesson(guides) == NextLesson{4, LessonReason::kChecks});
}

TEST_CASE("it is then the first that was not read") {
  auto guides = six();
  CHECK(next_lesson(guides) == NextLesson{0, LessonReason::kOrder});
  guides[0].is_read = true;
  CHECK(next_lesson(guides) == NextLesson{1, LessonReason::kOrder});
}

TEST_CASE("at the end it is a topic that a quiz found weak after its guide was read") {
  auto guides = six();
  read_all(guides);
  CHECK_FALSE(next_lesson(guides));
  guides[2].is_weak = true;
  CHECK(next_lesson(guides) == NextLesson{2, LessonReason::kQuiz});
  guides[2].is_answered_since = true;
  CHECK_FALSE(next_lesson(guides));
}

TEST_CASE("it is none that cannot be read, nor the one that has been read just now") {
  auto guides = six();
  guides[5].is_weak = true;
  guides[5].wrong = {1, 2};
  guides[0].wrong = {1};
  CHECK(next_lesson(guides) == NextLesson{0, LessonReason::kChecks});
  CHECK(next_lesson(guides, 0) == NextLesson{1, LessonReason::kOrder});
  read_all(guides);
  CHECK_FALSE(next_lesson(guides, 0));
  CHECK_FALSE(next_lesson({}));
}

}  // namespace
}  // namespace chalkline::insight
