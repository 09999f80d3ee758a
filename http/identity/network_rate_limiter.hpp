#pragma once

#include <optional>
#include <string>

#include "http/identity/rate_limiter.hpp"
#include "http/parse/client_key.hpp"

namespace chalkline::http {

// A RateLimiter of what clients do, each counted under its /64 by the rule, and under its /56 and
// /48 by as much more as these may take (kNetworkShares). `of` says what it is done to, if the rule
// holds for each of that by itself. Any thread.
class NetworkRateLimiter {
 public:
  using Time = RateLimiter::Time;

  explicit NetworkRateLimiter(RateLimiter::Rule rule);

  std::optional<std::chrono::seconds> try_acquire(const Networks& client, Time now,
                                                  const std::string& of = "");
  std::optional<std::chrono::seconds> retry_after(const Networks& client, Time now);
  void count(const Networks& client, Time now);
  void refund(const Networks& client, const std::string& of = "");
  void clear(const Networks& client, const std::string& of = "");

 private:
  std::array<RateLimiter, kNetworkSizes> by_size_;
};

}  // namespace chalkline::http
