#include "base/rate_limiter.hpp"

namespace chalkline {
namespace {

// 15 MB at most; more attackers at once push out the oldest only.
constexpr std::size_t kKeysMax = 65'536;

}  // namespace

RateLimiter::RateLimiter(Rule rule) : rule_{rule}, counts_{kKeysMax} {}

std::optional<std::chrono::seconds> RateLimiter::try_acquire(const std::string& key, Time now) {
  const std::lock_guard lock{mutex_};
  const auto to_wait = retry_after_locked(key, now);
  if (!to_wait) count_locked(key, now);
  return to_wait;
}

std::optional<std::chrono::seconds> RateLimiter::retry_after(const std::string& key, Time now) {
  const std::lock_guard lock{mutex_};
  return retry_after_locked(key, now);
}

void RateLimiter::count(const std::string& key, Time now) {
  const std::lock_guard lock{mutex_};
  count_locked(key, now);
}

RateLimiter::Count* RateLimiter::current(const std::string& key, Time now) {
  auto* count = counts_.find(key);
  return count != nullptr && now - count->began < rule_.window ? count : nullptr;
}

std::optional<std::chrono::seconds> RateLimiter::retry_after_locked(const std::string& key,
                                                                    Time now) {
  const auto* count = current(key, now);
  if (count == nullptr || count->attempts < rule_.attempts) return std::nullopt;
  return std::chrono::ceil<std::chrono::seconds>(count->began + rule_.window - now);
}

void RateLimiter::count_locked(const std::string& key, Time now) {
  if (auto* count = current(key, now)) {
    ++count->attempts;
  } else {
    counts_.put(key, {.attempts = 1, .began = now});
  }
}

void RateLimiter::refund(const std::string& key) {
  const std::lock_guard lock{mutex_};
  if (auto* count = counts_.find(key); count != nullptr && count->attempts > 0) --count->attempts;
}

void RateLimiter::clear(const std::string& key) {
  const std::lock_guard lock{mutex_};
  counts_.erase(key);
}

}  // namespace chalkline
