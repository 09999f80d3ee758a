#include "insight/habit/due_reviews.hpp"

#include <doctest/doctest.h>

namespace chalkline::insight {
namespace {

TEST_CASE("reviews of today: the longest due first, as many as are left") {
  const std::vector<ReviewDue> all{{0, 100}, {1, 98}, {2, 101}, {3, 100}, {4, 60}};
  CHECK(due_reviews(all, 100, 5) == std::vector<ReviewDue>{{4, 60}, {1, 98}, {0, 100}, {3, 100}});
  CHECK(due_reviews(all, 100, 2) == std::vector<ReviewDue>{{4, 60}, {1, 98}});
  CHECK(due_reviews(all, 100, 0).empty());
  CHECK(due_reviews(all, 59, 5).empty());
  CHECK(due_reviews({}, 100, 5).empty());
}

}  // namespace
}  // namespace chalkline::insight
