#include "http/api/account/limiting/network_rate_limiter.hpp"

#include <algorithm>

namespace chalkline::http {
namespace {

RateLimiter::Rule rule_of(RateLimiter::Rule rule, std::size_t size) {
  return {.attempts = rule.attempts * static_cast<std::uint32_t>(kNetworkShares.at(size)),
          .window = rule.window};
}

// An IPv4 address is counted once.
std::size_t sizes_of(const Networks& client) { return client.front().is_v4() ? 1 : kNetworkSizes; }

// No address has a space in it.
std::string key_of(const Networks& client, std::size_t size, const std::string& of) {
  return client.at(size).to_string() + ' ' + of;
}

}  // namespace

NetworkRateLimiter::NetworkRateLimiter(RateLimiter::Rule rule)
    : by_size_{RateLimiter{rule_of(rule, 0)}, RateLimiter{rule_of(rule, 1)},
               RateLimiter{rule_of(rule, 2)}} {}

std::optional<std::chrono::seconds> NetworkRateLimiter::try_acquire(const Networks& client,
                                                                    Time now,
                                                                    const std::string& of) {
  for (std::size_t size = 0; size < sizes_of(client); ++size) {
    const auto wait = by_size_.at(size).try_acquire(key_of(client, size, of), now);
    if (!wait) continue;
    while (size-- > 0) by_size_.at(size).refund(key_of(client, size, of));
    return wait;
  }
  return std::nullopt;
}

std::optional<std::chrono::seconds> NetworkRateLimiter::retry_after(const Networks& client,
                                                                    Time now) {
  std::optional<std::chrono::seconds> longest;
  for (std::size_t size = 0; size < sizes_of(client); ++size)
    longest = std::max(longest, by_size_.at(size).retry_after(key_of(client, size, ""), now));
  return longest;
}

void NetworkRateLimiter::count(const Networks& client, Time now) {
  for (std::size_t size = 0; size < sizes_of(client); ++size)
    by_size_.at(size).count(key_of(client, size, ""), now);
}

void NetworkRateLimiter::refund(const Networks& client, const std::string& of) {
  for (std::size_t size = 0; size < sizes_of(client); ++size)
    by_size_.at(size).refund(key_of(client, size, of));
}

void NetworkRateLimiter::clear(const Networks& client, const std::string& of) {
  for (std::size_t size = 0; size < sizes_of(client); ++size)
    by_size_.at(size).clear(key_of(client, size, of));
}

}  // namespace chalkline::http
