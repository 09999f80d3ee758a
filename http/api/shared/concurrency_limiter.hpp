#pragma once

#include <cstddef>
#include <memory>
#include <mutex>
#include <unordered_map>
#include <utility>

namespace chalkline::http {

// A person asks for a whole history now and then: a second one at once is a double click, or
// another tab. More would only keep everyone else waiting.
inline constexpr std::size_t kLongReadsPerAccount = 2;

// A browser asks over six connections at most, and a phone beside it for one thing or two. Some
// thirty accounts together would fill the queue before the disk (kStorageQueueMax), and none alone.
inline constexpr std::size_t kStoragePerAccount = 8;

// A person signs in once at a time: a second attempt at once is a double click.
inline constexpr std::size_t kHashesPerPerson = 2;

// A school class behind one address signs in within seconds, and some forty get through in each.
// Where others fill the queue as well (kHashingQueueMax) it has fewer places (FairQueue).
inline constexpr std::size_t kHashesPerAddress = 16;

// Counts what each key (an account, an address) has under way of one kind, up to so many at once.
// Any thread.
template <class Key>
class ConcurrencyLimiter {
 public:
  explicit ConcurrencyLimiter(std::size_t each) : each_{each} {}

  struct Leave {
    Key key{};
    void operator()(ConcurrencyLimiter* places) const { places->leave(key); }
  };
  using Permit = std::unique_ptr<ConcurrencyLimiter, Leave>;

  // A place to be held for as long as it takes; empty when the key holds as many as it may.
  Permit enter(const Key& key) {
    const std::lock_guard lock{mutex_};
    auto& held = held_[key];
    if (held == each_) return {};
    ++held;
    return Permit{this, Leave{key}};
  }

 private:
  void leave(const Key& key) {
    const std::lock_guard lock{mutex_};
    const auto found = held_.find(key);
    if (--found->second == 0) held_.erase(found);
  }

  const std::size_t each_;
  std::mutex mutex_;
  std::unordered_map<Key, std::size_t> held_;
};

}  // namespace chalkline::http
