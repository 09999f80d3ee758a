#pragma once

#include <boost/unordered/unordered_flat_map.hpp>
#include <cstddef>
#include <cstdint>
#include <list>
#include <utility>

namespace chalkline {

// A map of bounded size that forgets what was used long ago: nothing before half as many others as
// it holds have been used after it. For one thread at a time.
template <class Key, class Value, class Hash = std::hash<Key>>
class LruCache {
 public:
  explicit LruCache(std::size_t capacity) : capacity_{capacity} {}

  // Null when absent. Valid until the next call that adds or removes.
  Value* find(const Key& key) {
    const auto found = index_.find(key);
    if (found == index_.end()) return nullptr;
    auto& entry = *found->second;
    if (moves_ - entry.moved_at >= capacity_ / 2) {
      entry.moved_at = ++moves_;
      order_.splice(order_.begin(), order_, found->second);
    }
    return &entry.value;
  }

  Value& put(const Key& key, Value value) {
    if (auto* known = find(key)) return *known = std::move(value);
    if (index_.size() == capacity_) {
      index_.erase(order_.back().key);
      order_.pop_back();
    }
    order_.push_front({key, std::move(value), ++moves_});
    index_.emplace(key, order_.begin());
    return order_.front().value;
  }

  void erase(const Key& key) {
    const auto found = index_.find(key);
    if (found == index_.end()) return;
    order_.erase(found->second);
    index_.erase(found);
  }

  std::size_t size() const { return index_.size(); }

 private:
  // An entry is moved to the front only when it may have come into the later half: to move it
  // writes to four nodes, which are rarely at hand. See docs/BENCHMARKS.md, Single choices.
  struct Entry {
    Key key;
    Value value;
    std::uint64_t moved_at;
  };
  using Order = std::list<Entry>;
  const std::size_t capacity_;
  std::uint64_t moves_{};
  Order order_;  // what was moved last first
  boost::unordered_flat_map<Key, typename Order::iterator, Hash> index_;
};

}  // namespace chalkline
