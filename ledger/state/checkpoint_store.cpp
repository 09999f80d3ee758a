#include "ledger/state/checkpoint_store.hpp"

#include <fmt/format.h>
#include <rocksdb/filter_policy.h>

#include <charconv>
#include <filesystem>
#include <mutex>
#include <utility>

#include "ledger/log/log.hpp"
#include "ledger/log/state_keys.hpp"

namespace chalkline::ledger {
namespace {

constexpr std::size_t kBlockCacheBytes = 64 << 20;
constexpr int kBloomBitsPerKey = 10;  // 1% false positives: a new idempotency key reads no block
// More than a checkpoint has, also one of many on the way through a long log: a flush is never
// begun by size, which would put entries on disk without their Checkpoint.
constexpr std::size_t kBufferBytes = std::size_t{1} << 30;

constexpr std::string_view kCheckpointKey = "c";
constexpr std::string_view kBetsName = "bets";
constexpr std::string_view kSegmentName = "keys.";

std::string name_of(Family family) {
  if (family == kMain) return rocksdb::kDefaultColumnFamilyName;
  return family == kBets ? std::string{kBetsName}
                         : fmt::format("{}{}", kSegmentName, family - kFirstSegment);
}

std::optional<Family> family_named(std::string_view name) {
  if (name == rocksdb::kDefaultColumnFamilyName) return kMain;
  if (name == kBetsName) return kBets;
  if (!name.starts_with(kSegmentName)) return std::nullopt;
  state_key::Segment segment{};
  const auto* const end = name.data() + name.size();
  const auto result = std::from_chars(name.data() + kSegmentName.size(), end, segment);
  return result.ptr == end ? std::optional{kFirstSegment + segment} : std::nullopt;
}

rocksdb::ColumnFamilyOptions family_options(const std::shared_ptr<rocksdb::Cache>& cache) {
  auto table = table_options();
  table.filter_policy.reset(rocksdb::NewBloomFilterPolicy(kBloomBitsPerKey));
  table.block_cache = cache;
  // Memory stays bounded whatever the number of accounts. In partitions: the one filter of a file
  // is larger than the share of the cache that it falls into, and would be read for each new key.
  table.cache_index_and_filter_blocks = true;
  table.index_type = rocksdb::BlockBasedTableOptions::kTwoLevelIndexSearch;
  table.partition_filters = true;
  rocksdb::ColumnFamilyOptions options;
  // A small table comes once a second, with entries from all over: merged by size, each entry is
  // written a few times and not once a level.
  options.compaction_style = rocksdb::kCompactionStyleUniversal;
  options.write_buffer_size = kBufferBytes;
  options.arena_block_size = 1 << 20;  // grows as it is needed, not with the buffer's size
  options.table_factory.reset(rocksdb::NewBlockBasedTableFactory(table));
  return options;
}

std::string bytes_of(const Checkpoint& checkpoint) {
  std::string bytes;
  ByteWriter out{bytes};
  out.put(checkpoint.version);
  out.put(checkpoint.position);
  out.put(checkpoint.root);
  for (const auto& [family, sum] : checkpoint.sums) {
    out.put(family);
    out.put(sum.words[0]);
    out.put(sum.words[1]);
  }
  return bytes;
}

std::optional<Checkpoint> parse(std::string_view bytes) {
  Checkpoint checkpoint;
  ByteReader in{bytes};
  in.get(checkpoint.version);
  in.get(checkpoint.position);
  in.get(checkpoint.root);
  while (in.ok() && !in.at_end()) {
    Family family{};
    in.get(family);
    auto& sum = checkpoint.sums[family];
    in.get(sum.words[0]);
    in.get(sum.words[1]);
  }
  return in.ok() ? std::optional{checkpoint} : std::nullopt;
}

}  // namespace

CheckpointStore::CheckpointStore(std::string directory, rocksdb::Env* env)
    : directory_(std::move(directory)), env_(env), cache_(rocksdb::NewLRUCache(kBlockCacheBytes)) {
  try {
    open();
  } catch (const LogFailure&) {
    clear();
  }
}

CheckpointStore::CheckpointStore(std::string directory)
    : directory_(std::move(directory)),
      env_(nullptr),
      cache_(rocksdb::NewLRUCache(kBlockCacheBytes)) {
  take(open_to_read(rocks_options(env_), directory_,
                    [this](const auto&) { return family_options(cache_); }));
}

void CheckpointStore::open() {
  auto options = rocks_options(env_);
  options.max_background_jobs = 2;
  if (!std::filesystem::exists(directory_) || std::filesystem::is_empty(directory_)) {
    std::filesystem::create_directories(directory_);
    take(make_files(options, directory_, {rocksdb::kDefaultColumnFamilyName},
                    [this](const auto&) { return family_options(cache_); }));
  } else {
    take(
        open_to_write(options, directory_, [this](const auto&) { return family_options(cache_); }));
  }
}

void CheckpointStore::take(RocksFiles files) {
  files_ = std::move(files);
  for (const auto& handle : files_.families) {
    if (const auto family = family_named(handle->GetName())) handles_[*family] = handle.get();
  }
}

void CheckpointStore::clear() {
  const std::unique_lock lock{handles_mutex_};
  handles_.clear();
  batch_.Clear();
  std::exchange(files_, {});
  std::filesystem::remove_all(directory_);
  open();
}

std::optional<Checkpoint> CheckpointStore::latest() const {
  std::string bytes;
  const auto status =
      files_.db->Get({}, files_.db->DefaultColumnFamily(), slice(kCheckpointKey), &bytes);
  return status.ok() ? parse(bytes) : std::nullopt;
}

rocksdb::ColumnFamilyHandle* CheckpointStore::handle_of(Family family) const {
  const auto found = handles_.find(family);
  return found == handles_.end() ? nullptr : found->second;
}

std::vector<Family> CheckpointStore::families() const {
  std::vector<Family> families;
  for (const auto& [family, handle] : handles_) families.push_back(family);
  return families;
}

std::optional<std::string> CheckpointStore::get(std::string_view key) const {
  const std::shared_lock lock{handles_mutex_};
  auto* handle = handle_of(family_of(key));
  if (handle == nullptr) return std::nullopt;
  std::string value;
  const auto status = files_.db->Get({}, handle, slice(key), &value);
  if (status.IsNotFound()) return std::nullopt;
  check(status, 0, "read of cached state");
  return value;
}

void CheckpointStore::scan(
    Family family, const std::function<void(std::string_view, std::string_view)>& visit) const {
  rocksdb::ReadOptions options;
  constexpr std::size_t kScanAheadBytes = 2 << 20;
  options.readahead_size = kScanAheadBytes;
  options.fill_cache = false;
  const std::unique_ptr<rocksdb::Iterator> it{files_.db->NewIterator(options, handle_of(family))};
  for (it->SeekToFirst(); it->Valid(); it->Next()) {
    if (family == kMain && view(it->key()) == kCheckpointKey) continue;
    visit(view(it->key()), view(it->value()));
  }
  check(it->status(), 0, "scan of cached state");
}

rocksdb::ColumnFamilyHandle* CheckpointStore::make(Family family) {
  rocksdb::ColumnFamilyHandle* handle = nullptr;
  check(files_.db->CreateColumnFamily(family_options(cache_), name_of(family), &handle), 0,
        "the state has no room for new keys");
  const std::unique_lock lock{handles_mutex_};
  files_.families.emplace_back(handle);
  return handles_[family] = handle;
}

void CheckpointStore::drop(Family family) {
  const std::unique_lock lock{handles_mutex_};
  const auto found = handles_.find(family);
  check(files_.db->DropColumnFamily(found->second), 0, "old keys cannot be dropped");
  std::erase_if(files_.families, [&](const auto& handle) { return handle.get() == found->second; });
  handles_.erase(found);
}

void CheckpointStore::put(const std::string& key, const std::string& value) {
  const auto family = family_of(key);
  auto* handle = handle_of(family);
  if (handle == nullptr) handle = make(family);
  check(batch_.Put(handle, key, value), 0, "put of cached state");
}

void CheckpointStore::write_batch() {
  rocksdb::WriteOptions unlogged;
  unlogged.disableWAL = true;
  check(files_.db->Write(unlogged, &batch_), 0, "write of cached state");
  batch_.Clear();
}

void CheckpointStore::commit(const Checkpoint& checkpoint) {
  check(batch_.Put(files_.db->DefaultColumnFamily(), slice(kCheckpointKey), bytes_of(checkpoint)),
        0, "put of a checkpoint");
  write_batch();
  std::vector<rocksdb::ColumnFamilyHandle*> handles;
  for (const auto& [family, handle] : handles_) handles.push_back(handle);
  check(files_.db->Flush({}, handles), 0, "flush of a checkpoint");
  for (const auto family : families()) {
    if (family >= kFirstSegment && !checkpoint.sums.contains(family)) drop(family);
  }
}

}  // namespace chalkline::ledger
