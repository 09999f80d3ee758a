#pragma once

#include <cstddef>
#include <list>
#include <unordered_map>
#include <utility>

namespace chalkline::http {

// A map of bounded size that forgets what was used longest ago. For one thread at a time.
template <class Key, class Value, class Hash = std::hash<Key>>
class LruCache {
 public:
  explicit LruCache(std::size_t capacity) : capacity_{capacity} {}

  // Null when absent. Valid until the next call that adds or removes.
  Value* find(const Key& key) {
    const auto found = index_.find(key);
    if (found == index_.end()) return nullptr;
    order_.splice(order_.begin(), order_, found->second);
    return &found->second->second;
  }

  Value& put(const Key& key, Value value) {
    if (auto* known = find(key)) return *known = std::move(value);
    if (index_.size() == capacity_) {
      index_.erase(order_.back().first);
      order_.pop_back();
    }
    order_.emplace_front(key, std::move(value));
    index_.emplace(key, order_.begin());
    return order_.front().second;
  }

  void erase(const Key& key) {
    const auto found = index_.find(key);
    if (found == index_.end()) return;
    order_.erase(found->second);
    index_.erase(found);
  }

  std::size_t size() const { return index_.size(); }

 private:
  using Order = std::list<std::pair<Key, Value>>;
  const std::size_t capacity_;
  Order order_;  // the latest first
  std::unordered_map<Key, typename Order::iterator, Hash> index_;
};

}  // namespace chalkline::http
