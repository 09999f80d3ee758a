#pragma once

#include <cstddef>
#include <functional>
#include <utility>

#include "base/lru_cache.hpp"

namespace chalkline::http {

// Whether a text that was made at one version may be shown to an asker who wants another. A version
// with a rule of its own overloads it.
template <class Version>
bool holds(const Version& made, const Version& wanted) {
  return made == wanted;
}

// Texts by key, each shown for as long as its version holds. For one thread.
template <class Key, class Version, class Text, class Hash = std::hash<Key>>
class TextCache {
 public:
  explicit TextCache(std::size_t texts_max) : entries_{texts_max} {}

  // Null where none holds. Valid until the next put().
  const Text* find(const Key& key, const Version& wanted) {
    const auto* entry = entries_.find(key);
    return entry != nullptr && holds(entry->made, wanted) ? &entry->text : nullptr;
  }

  // Replaces the key's text of another version. Valid until the next put().
  const Text& put(const Key& key, Version made, Text text) {
    return entries_.put(key, {std::move(made), std::move(text)}).text;
  }

 private:
  struct Entry {
    Version made;
    Text text;
  };
  LruCache<Key, Entry, Hash> entries_;
};

}  // namespace chalkline::http
