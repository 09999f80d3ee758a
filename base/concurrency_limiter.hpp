#pragma once

#include <cstddef>
#include <memory>
#include <mutex>
#include <unordered_map>
#include <utility>

namespace chalkline {

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

}  // namespace chalkline
