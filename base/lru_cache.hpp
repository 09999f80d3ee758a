#pragma once

#include <algorithm>
#include <boost/unordered/unordered_flat_map.hpp>
#include <cstddef>
#include <utility>

namespace chalkline {

// A map of bounded size that forgets what was used long ago: nothing before half as many others as
// it holds have been used after it. For one thread at a time.
//
// Two generations: what is used moves to the young one, and when that is full the old one is
// dropped. Entries lie in the maps themselves, since each line of memory that is rarely at hand
// costs more than all else here (docs/BENCHMARKS.md, Single choices).
template <class Key, class Value, class Hash = std::hash<Key>>
class LruCache {
 public:
  explicit LruCache(std::size_t capacity) : half_{std::max<std::size_t>(capacity / 2, 1)} {}

  // Null when absent. Valid until the next call.
  Value* find(const Key& key) {
    if (const auto found = young_.find(key); found != young_.end()) return &found->second;
    const auto found = old_.find(key);
    if (found == old_.end()) return nullptr;
    return &put(key, std::move(found->second));
  }

  Value& put(const Key& key, Value value) {
    old_.erase(key);
    if (young_.size() == half_ && !young_.contains(key)) {
      old_.swap(young_);
      young_.clear();
    }
    return young_.insert_or_assign(key, std::move(value)).first->second;
  }

  void erase(const Key& key) {
    young_.erase(key);
    old_.erase(key);
  }

  std::size_t size() const { return young_.size() + old_.size(); }

 private:
  const std::size_t half_;
  boost::unordered_flat_map<Key, Value, Hash> young_;
  boost::unordered_flat_map<Key, Value, Hash> old_;
};

}  // namespace chalkline
