#pragma once

#include <optional>
#include <string>

#include "base/rate_limiter.hpp"
#include "http/parse/client_key.hpp"

namespace chalkline::http {

// A RateLimiter by client: each is counted under its /64 by the rule, and under its /56 and /48 by
// the larger shares of these (kNetworkShares). `of` names the object, where the rule holds for each
// object by itself. Any thread.
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
