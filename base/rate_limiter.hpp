#pragma once

#include <chrono>
#include <cstdint>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>

#include "base/lru_cache.hpp"

namespace chalkline {

// Allows each key so many attempts in a window of time, which begins with its first. Remembers a
// bounded number of keys. Any thread.
class RateLimiter {
 public:
  struct Rule {
    std::uint32_t attempts;
    std::chrono::seconds window;
  };
  using Time = std::chrono::steady_clock::time_point;

  explicit RateLimiter(Rule rule);

  // Counts an attempt before it is made, so that many at once get no further than one after the
  // other. Absent when it is allowed, else how long to wait.
  std::optional<std::chrono::seconds> try_acquire(const std::string& key, Time now);

  // How long to wait where no attempt is left; counts none.
  std::optional<std::chrono::seconds> retry_after(const std::string& key, Time now);
  // Counts an attempt that has been made.
  void count(const std::string& key, Time now);

  // Takes back one attempt, which turned out to be honest.
  void refund(const std::string& key);
  // Forgets the key.
  void clear(const std::string& key);

 private:
  struct Count {
    std::uint32_t attempts{};
    Time began;
  };
  // Both with the lock held.
  Count* current(const std::string& key, Time now);
  void count_locked(const std::string& key, Time now);
  std::optional<std::chrono::seconds> retry_after_locked(const std::string& key, Time now);

  const Rule rule_;
  std::mutex mutex_;
  LruCache<std::string, Count> counts_;
};

}  // namespace chalkline
