#include "http/identity/rate_limiter.hpp"

#include <doctest/doctest.h>

namespace chalkline::http {
namespace {

using std::chrono::minutes;
using std::chrono::seconds;

constexpr RateLimiter::Rule kThreeAMinute{.attempts = 3, .window = minutes{1}};
const RateLimiter::Time kStart{};

TEST_CASE("so many attempts are allowed, then one waits for the window to end") {
  RateLimiter limiter{kThreeAMinute};
  for (int i = 0; i < 3; ++i) CHECK_FALSE(limiter.try_acquire("ann", kStart));
  CHECK(limiter.try_acquire("ann", kStart + seconds{10}) == seconds{50});
  CHECK_FALSE(limiter.try_acquire("bob", kStart));
  CHECK_FALSE(limiter.try_acquire("ann", kStart + minutes{1}));
}

TEST_CASE("a refused attempt does not prolong the wait") {
  RateLimiter limiter{kThreeAMinute};
  for (int i = 0; i < 9; ++i) limiter.try_acquire("ann", kStart + seconds{i});
  CHECK(limiter.try_acquire("ann", kStart + seconds{59}) == seconds{1});
}

TEST_CASE("failures that are counted once they are known stand in nobody's way before") {
  RateLimiter limiter{kThreeAMinute};
  for (int i = 0; i < 9; ++i) CHECK_FALSE(limiter.retry_after("ann", kStart));
  for (int i = 0; i < 3; ++i) limiter.count("ann", kStart);
  CHECK(limiter.retry_after("ann", kStart + seconds{10}) == seconds{50});
  CHECK_FALSE(limiter.retry_after("ann", kStart + minutes{1}));
}

TEST_CASE("an honest attempt is taken back") {
  RateLimiter limiter{kThreeAMinute};
  for (int i = 0; i < 9; ++i) {
    CHECK_FALSE(limiter.try_acquire("ann", kStart));
    limiter.refund("ann");
  }
  for (int i = 0; i < 3; ++i) limiter.try_acquire("ann", kStart);
  limiter.clear("ann");
  CHECK_FALSE(limiter.try_acquire("ann", kStart));
}

TEST_CASE("the memory for keys is bounded, and the latest are remembered") {
  LruCache<int, int> cache{2};
  cache.put(1, 10);
  cache.put(2, 20);
  CHECK(*cache.find(1) == 10);
  cache.put(3, 30);
  CHECK(cache.size() == 2);
  CHECK(cache.find(2) == nullptr);
  CHECK(*cache.find(1) == 10);
  CHECK(cache.put(3, 31) == 31);
  cache.erase(3);
  cache.erase(3);
  CHECK(cache.size() == 1);
}

TEST_CASE("what was used is remembered for as long as half of the memory takes to fill") {
  LruCache<int, int> cache{4};
  for (int i = 1; i <= 4; ++i) cache.put(i, i);
  REQUIRE(cache.find(1) != nullptr);  // the next to go but for this
  REQUIRE(cache.find(3) != nullptr);
  cache.put(5, 5);
  cache.put(6, 6);
  CHECK(cache.find(1) != nullptr);
  CHECK(cache.find(2) == nullptr);
  CHECK(cache.find(3) != nullptr);
  CHECK(cache.find(4) == nullptr);
}

}  // namespace
}  // namespace chalkline::http
