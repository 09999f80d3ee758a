#include "ledger/hash_memtable.hpp"

#include <algorithm>
#include <atomic>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <functional>
#include <memory_resource>
#include <mutex>
#include <string_view>
#include <vector>

namespace chalkline::ledger {
namespace {

// About one bucket for each key of a full 32 MB memtable.
constexpr std::size_t kBuckets = 1 << 18;

// One version of one key, in the memtable's arena, with the entry's bytes behind it. A bucket
// chains the newest version of each of its keys by `next`; each version leads to the one before it
// by `older`.
struct Node {
  std::atomic<Node*> next;
  Node* older;

  char* entry() { return reinterpret_cast<char*>(this + 1); }
  const char* entry() const { return reinterpret_cast<const char*>(this + 1); }
};

std::string_view user_key(rocksdb::Slice internal_key) {
  constexpr std::size_t kSequenceBytes = 8;
  return {internal_key.data(), internal_key.size() - kSequenceBytes};
}

std::string_view user_key(const Node& node) {
  return user_key(rocksdb::GetLengthPrefixedSlice(node.entry()));
}

// Walks a list that is sorted already; what a flush and scans use.
class SortedIterator final : public rocksdb::MemTableRep::Iterator {
 public:
  SortedIterator(std::vector<const char*> entries,
                 const rocksdb::MemTableRep::KeyComparator& compare)
      : entries_(std::move(entries)), compare_(compare), at_(entries_.end()) {}

  bool Valid() const override { return at_ != entries_.end(); }
  const char* key() const override { return *at_; }
  void Next() override { ++at_; }
  void Prev() override { at_ = at_ == entries_.begin() ? entries_.end() : at_ - 1; }
  void Seek(const rocksdb::Slice& internal_key, const char*) override {
    at_ = std::partition_point(entries_.begin(), entries_.end(), [&](const char* entry) {
      return compare_(entry, internal_key) < 0;
    });
  }
  void SeekForPrev(const rocksdb::Slice& internal_key, const char*) override {
    at_ = std::partition_point(entries_.begin(), entries_.end(), [&](const char* entry) {
      return compare_(entry, internal_key) <= 0;
    });
    Prev();
  }
  void SeekToFirst() override { at_ = entries_.begin(); }
  void SeekToLast() override { at_ = entries_.empty() ? entries_.end() : entries_.end() - 1; }

 private:
  const std::vector<const char*> entries_;
  const rocksdb::MemTableRep::KeyComparator& compare_;
  std::vector<const char*>::const_iterator at_;
};

class HashMemTable final : public rocksdb::MemTableRep {
 public:
  HashMemTable(const KeyComparator& compare, rocksdb::Allocator* arena)
      : MemTableRep(arena),
        compare_(compare),
        buckets_(std::make_unique<std::atomic<Node*>[]>(kBuckets)) {}

  rocksdb::KeyHandle Allocate(std::size_t size, char** entry) override {
    auto* node = static_cast<Node*>(allocate(sizeof(Node) + size));
    new (node) Node{nullptr, nullptr};
    *entry = node->entry();
    return node;
  }

  void Insert(rocksdb::KeyHandle handle) override {
    auto* node = static_cast<Node*>(handle);
    auto* link = link_to(user_key(*node));
    if (auto* newest = link->load(std::memory_order_relaxed)) {
      node->older = newest;
      node->next.store(newest->next.load(std::memory_order_relaxed), std::memory_order_relaxed);
    }
    link->store(node, std::memory_order_release);
  }

  bool Contains(const char* entry) const override {
    const auto* node = newest(user_key(rocksdb::GetLengthPrefixedSlice(entry)));
    while (node != nullptr && compare_(node->entry(), entry) < 0) node = node->older;
    return node != nullptr && compare_(node->entry(), entry) == 0;
  }

  std::size_t ApproximateMemoryUsage() override { return kBuckets * sizeof(buckets_[0]); }

  Iterator* GetIterator(rocksdb::Arena* arena) override {
    if (arena == nullptr) return new SortedIterator(sorted(), compare_);
    // Such a caller destroys the iterator and frees nothing, since it lies in the arena. That type
    // is not public, and the memtable's own arena must not grow once it is being flushed.
    const std::scoped_lock lock{walks_mutex_};
    return new (walks_.allocate(sizeof(SortedIterator), alignof(SortedIterator)))
        SortedIterator(sorted(), compare_);
  }

  // What MemTableRep::Get looks a key up with, one at a time on each thread. RocksDB 7.8 forgets to
  // delete it, so it lies where nothing has to be freed.
  Iterator* GetDynamicPrefixIterator(rocksdb::Arena* arena) override {
    assert(arena == nullptr);
    alignas(VersionIterator) static thread_local std::byte place[sizeof(VersionIterator)];
    return new (place) VersionIterator(*this);
  }

 private:
  // The versions of one key that are not newer than the one sought, newest first.
  class VersionIterator final : public Iterator {
   public:
    explicit VersionIterator(const HashMemTable& table) : table_(table) {}
    static void operator delete(void*) {}  // see GetDynamicPrefixIterator

    void Seek(const rocksdb::Slice& internal_key, const char*) override {
      node_ = table_.newest(user_key(internal_key));
      while (node_ != nullptr && table_.compare_(node_->entry(), internal_key) < 0)
        node_ = node_->older;
    }
    bool Valid() const override { return node_ != nullptr; }
    const char* key() const override { return node_->entry(); }
    void Next() override { node_ = node_->older; }
    // A look-up of one key asks for nothing else.
    void Prev() override { std::abort(); }
    void SeekForPrev(const rocksdb::Slice&, const char*) override { std::abort(); }
    void SeekToFirst() override { std::abort(); }
    void SeekToLast() override { std::abort(); }

   private:
    const HashMemTable& table_;
    const Node* node_ = nullptr;
  };

  // The arena hands out unaligned bytes.
  void* allocate(std::size_t size) {
    char* bytes{};
    auto space = size + alignof(Node) - 1;
    MemTableRep::Allocate(space, &bytes);
    void* aligned = bytes;
    return std::align(alignof(Node), size, aligned, space);
  }

  std::atomic<Node*>& bucket(std::string_view key) const {
    return buckets_[std::hash<std::string_view>{}(key) % kBuckets];
  }

  // The link that leads to the key's newest version, or the bucket's last, empty one.
  std::atomic<Node*>* link_to(std::string_view key) const {
    auto* link = &bucket(key);
    for (auto* node = link->load(std::memory_order_acquire);
         node != nullptr && user_key(*node) != key; node = link->load(std::memory_order_acquire)) {
      link = &node->next;
    }
    return link;
  }

  const Node* newest(std::string_view key) const {
    return link_to(key)->load(std::memory_order_acquire);
  }

  // Versions of one key are in order already: only the keys are sorted.
  std::vector<const char*> sorted() const {
    std::vector<const Node*> keys;
    for (std::size_t i = 0; i < kBuckets; ++i) {
      for (const auto* node = buckets_[i].load(std::memory_order_acquire); node != nullptr;
           node = node->next.load(std::memory_order_acquire)) {
        keys.push_back(node);
      }
    }
    std::ranges::sort(keys, {}, [](const Node* node) { return user_key(*node); });
    std::vector<const char*> entries;
    for (const auto* node : keys) {
      for (; node != nullptr; node = node->older) entries.push_back(node->entry());
    }
    return entries;
  }

  const KeyComparator& compare_;
  std::unique_ptr<std::atomic<Node*>[]> buckets_;
  std::mutex walks_mutex_;
  std::pmr::monotonic_buffer_resource walks_;
};

class HashMemTableFactory final : public rocksdb::MemTableRepFactory {
 public:
  const char* Name() const override { return "chalkline.HashMemTable"; }
  rocksdb::MemTableRep* CreateMemTableRep(const rocksdb::MemTableRep::KeyComparator& compare,
                                          rocksdb::Allocator* arena, const rocksdb::SliceTransform*,
                                          rocksdb::Logger*) override {
    return new HashMemTable(compare, arena);
  }
};

}  // namespace

std::shared_ptr<rocksdb::MemTableRepFactory> hash_memtable() {
  return std::make_shared<HashMemTableFactory>();
}

}  // namespace chalkline::ledger
