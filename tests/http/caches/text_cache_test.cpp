#include "http/caches/text_cache.hpp"

#include <doctest/doctest.h>

#include <string>

namespace chalkline::http {
namespace {

TEST_CASE("a text is shown at the version at which it was made") {
  TextCache<int, int, std::string> texts{2};
  CHECK(texts.find(1, 7) == nullptr);
  CHECK(texts.put(1, 7, "one") == "one");
  REQUIRE(texts.find(1, 7) != nullptr);
  CHECK(*texts.find(1, 7) == "one");
  CHECK(texts.find(1, 8) == nullptr);
  CHECK(texts.find(1, 6) == nullptr);
  CHECK(texts.find(2, 7) == nullptr);
}

TEST_CASE("a key has one text, and the cache as many as it may hold") {
  TextCache<int, int, std::string> texts{2};
  texts.put(1, 7, "old");
  texts.put(1, 8, "new");
  CHECK(texts.find(1, 7) == nullptr);
  CHECK(*texts.find(1, 8) == "new");
  texts.put(2, 8, "two");
  texts.put(3, 8, "three");
  CHECK(texts.find(1, 8) == nullptr);
  CHECK(*texts.find(3, 8) == "three");
}

struct Reached {
  int position{};
};
bool holds(const Reached& made, const Reached& wanted) { return made.position >= wanted.position; }

TEST_CASE("a version says by itself for whom it holds") {
  TextCache<int, Reached, std::string> texts{2};
  texts.put(1, {7}, "of position 7");
  CHECK(texts.find(1, {6}) != nullptr);
  CHECK(texts.find(1, {7}) != nullptr);
  CHECK(texts.find(1, {8}) == nullptr);
}

}  // namespace
}  // namespace chalkline::http
