#include <doctest/doctest.h>

#include "http/api/account/limiting/network_rate_limiter.hpp"

namespace chalkline::http {
namespace {

using std::chrono::minutes;
using std::chrono::seconds;

constexpr RateLimiter::Rule kThreeAMinute{.attempts = 3, .window = minutes{1}};
const RateLimiter::Time kEpoch{};

TEST_CASE("so many attempts are allowed, then one waits for the window to end") {
  RateLimiter limiter{kThreeAMinute};
  for (int i = 0; i < 3; ++i) CHECK_FALSE(limiter.try_acquire("ann", kEpoch));
  CHECK(limiter.try_acquire("ann", kEpoch + seconds{10}) == seconds{50});
  CHECK_FALSE(limiter.try_acquire("bob", kEpoch));
  CHECK_FALSE(limiter.try_acquire("ann", kEpoch + minutes{1}));
}

TEST_CASE("a refused attempt does not prolong the wait") {
  RateLimiter limiter{kThreeAMinute};
  for (int i = 0; i < 9; ++i) limiter.try_acquire("ann", kEpoch + seconds{i});
  CHECK(limiter.try_acquire("ann", kEpoch + seconds{59}) == seconds{1});
}

TEST_CASE("failures that are counted once they are known stand in nobody's way before") {
  RateLimiter limiter{kThreeAMinute};
  for (int i = 0; i < 9; ++i) CHECK_FALSE(limiter.retry_after("ann", kEpoch));
  for (int i = 0; i < 3; ++i) limiter.count("ann", kEpoch);
  CHECK(limiter.retry_after("ann", kEpoch + seconds{10}) == seconds{50});
  CHECK_FALSE(limiter.retry_after("ann", kEpoch + minutes{1}));
}

TEST_CASE("an honest attempt is taken back") {
  RateLimiter limiter{kThreeAMinute};
  for (int i = 0; i < 9; ++i) {
    CHECK_FALSE(limiter.try_acquire("ann", kEpoch));
    limiter.refund("ann");
  }
  for (int i = 0; i < 3; ++i) limiter.try_acquire("ann", kEpoch);
  limiter.clear("ann");
  CHECK_FALSE(limiter.try_acquire("ann", kEpoch));
}

TEST_CASE(
    "a client is counted by its /64, its /56 and its /48, each with its "
    "own limit") {
  NetworkRateLimiter limiter{kThreeAMinute};
  const auto allowed = [&](const std::string& address) {
    const auto client = client_networks(boost::asio::ip::make_address(address));
    return !limiter.try_acquire(client, kEpoch);
  };
  const auto let_through = [&](const std::string& prefix) {
    int count = 0;
    for (int i = 0; i < 40; ++i)
      count += allowed(prefix + (i < 10 ? "0" : "") + std::to_string(i) + "::1") ? 1 : 0;
    return count;
  };
  CHECK(allowed("2001:db8:1:100::1"));
  CHECK(allowed("2001:db8:1:100::2"));
  CHECK(allowed("2001:db8:1:100::3"));
  CHECK_FALSE(allowed("2001:db8:1:100::4"));
  CHECK(let_through("2001:db8:1:1") == 3);  // of six in the /56 2001:db8:1:100::
  CHECK(let_through("2001:db8:1:2") == 6);  // one refused is counted nowhere
  CHECK(let_through("2001:db8:1:3") == 0);  // the /48 has had twelve
  CHECK(let_through("2001:db8:2:1") == 6);
  for (int i = 0; i < 3; ++i) CHECK(allowed("192.0.2.1"));
  CHECK_FALSE(allowed("192.0.2.1"));
  CHECK(allowed("192.0.2.2"));
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
  cache.put(5, 5);
  cache.put(6, 6);
  CHECK(cache.size() <= 4);
  CHECK(cache.find(2) == nullptr);
  CHECK(cache.find(1) != nullptr);
  CHECK(cache.find(6) != nullptr);
}

}  // namespace
}  // namespace chalkline::http
