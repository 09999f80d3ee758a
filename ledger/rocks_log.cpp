#include "ledger/rocks_log.hpp"

#include <fmt/format.h>
#include <rocksdb/db.h>
#include <rocksdb/env.h>
#include <rocksdb/filter_policy.h>
#include <rocksdb/slice_transform.h>
#include <rocksdb/table.h>

#include <atomic>
#include <condition_variable>
#include <cstdarg>
#include <mutex>

#include "ledger/altered_files.hpp"
#include "ledger/codec.hpp"
#include "ledger/hash_memtable.hpp"
#include "ledger/state_keys.hpp"
#include "ledger/state_version.hpp"

namespace chalkline::ledger {
namespace {

// Small enough that replaying a full write-ahead log at start takes about half a second.
constexpr std::size_t kLogBufferBytes = 32 << 20;
constexpr std::size_t kStateBufferBytes = 32 << 20;
constexpr std::size_t kIndexBufferBytes = 4 << 20;
constexpr std::size_t kBlockCacheBytes = 64 << 20;
// One read ahead of a scan: sequential reads of 2 MiB run at the disk's full speed.
constexpr std::size_t kReadAheadBytes = 2 << 20;
constexpr int kBloomBitsPerKey =
    10;  // 1% false positives: a new idempotency key costs no block read

constexpr std::string_view kHeadKey = "h";
constexpr std::string_view kRootPrefix = "r";

rocksdb::Slice slice(std::string_view text) { return {text.data(), text.size()}; }
std::string_view view(const rocksdb::Slice& text) { return {text.data(), text.size()}; }

std::string position_key(Position position) {
  std::string key;
  state_key::append_number(key, position);
  return key;
}

Position position_of(std::string_view key) {
  Position position{};
  for (const char c : key) position = position << 8 | static_cast<std::uint8_t>(c);
  return position;
}

void check(const rocksdb::Status& status, Position at, std::string_view what) {
  if (!status.ok()) throw LogFailure(at, fmt::format("{}: {}", what, status.ToString()));
}

std::string head_bytes(const Head& head) {
  std::string bytes;
  ByteWriter out{bytes};
  out.put(head.position);
  out.put(head.time);
  return bytes + head.tree.serialize();
}

Head parse_head(std::string_view bytes) {
  Head head;
  ByteReader in{bytes};
  in.get(head.position);
  in.get(head.time);
  constexpr std::size_t kFixedBytes = 16;
  if (!in.ok()) throw LogFailure(0, "the stored head is malformed");
  try {
    head.tree = MerkleTree::parse(head.position, bytes.substr(kFixedBytes));
  } catch (const std::invalid_argument& fault) {
    throw LogFailure(0, fmt::format("the stored head is malformed: {}", fault.what()));
  }
  return head;
}

rocksdb::ColumnFamilyOptions log_family() {
  rocksdb::BlockBasedTableOptions table;
  table.block_size = 32 << 10;  // records are read in order; larger blocks compress better
  table.no_block_cache = false;
  rocksdb::ColumnFamilyOptions options;
  options.write_buffer_size = kLogBufferBytes;
  options.compression = rocksdb::kLZ4Compression;
  options.table_factory.reset(rocksdb::NewBlockBasedTableFactory(table));
  return options;
}

// What is found by its whole key, in random order.
rocksdb::ColumnFamilyOptions hashed_family(const std::shared_ptr<rocksdb::Cache>& cache) {
  rocksdb::BlockBasedTableOptions table;
  table.filter_policy.reset(rocksdb::NewBloomFilterPolicy(kBloomBitsPerKey));
  table.block_cache = cache;
  // Memory stays bounded whatever the number of accounts. In partitions: the one filter of a file
  // is larger than the share of the cache that it falls into, and would be read from disk for each
  // new idempotency key, which made a bet cost ten times as much.
  table.cache_index_and_filter_blocks = true;
  table.index_type = rocksdb::BlockBasedTableOptions::kTwoLevelIndexSearch;
  table.partition_filters = true;
  rocksdb::ColumnFamilyOptions options;
  options.write_buffer_size = kStateBufferBytes;
  options.memtable_factory = hash_memtable();
  // Most look-ups are of idempotency keys that do not exist: the memtable answers them from a Bloom
  // filter too.
  options.memtable_prefix_bloom_size_ratio = 0.1;
  options.memtable_whole_key_filtering = true;
  options.compression = rocksdb::kLZ4Compression;
  options.table_factory.reset(rocksdb::NewBlockBasedTableFactory(table));
  return options;
}

// What is walked in order: the root of each batch, the games to settle; and the head.
rocksdb::ColumnFamilyOptions index_family() {
  rocksdb::ColumnFamilyOptions options;
  options.write_buffer_size = kIndexBufferBytes;
  return options;
}

// RocksDB would keep a diary beside the log and end the process by an assertion when the disk has
// no room for its second line: before the failed write of a record could be named, and also when
// nothing was being written.
class NoDiagnostics final : public rocksdb::Logger {
 public:
  using Logger::Logv;
  void Logv(const char*, va_list) override {}
};

class RocksLog final : public Log {
 public:
  RocksLog(const std::string& directory, OpenMode mode, rocksdb::Env* env) : mode_(mode) {
    open(directory, env);
    load_head();
  }

  ~RocksLog() override {
    // A flush leaves nothing to replay, so that the next start is quick. If it fails the
    // write-ahead log still has it.
    if (mode_ == OpenMode::kWrite)
      db_->Flush({}, {log_, state_, keys_, index_}).PermitUncheckedError();
    families_.clear();
    db_->Close().PermitUncheckedError();
  }

  const Head& head_at_open() const override { return head_at_open_; }
  Position position() const override { return position_.load(std::memory_order_acquire); }

  void append(const Batch& batch) override {
    if (mode_ != OpenMode::kWrite) throw LogFailure(position(), "the log is open for reading only");
    if (batch.expected_head != position() ||
        batch.head.position != batch.expected_head + batch.records.size()) {
      throw LogFailure(position(), fmt::format("a batch for position {} does not continue it",
                                               batch.expected_head));
    }
    auto& write = write_batch_;
    write.Clear();
    auto at = batch.expected_head;
    for (const auto& record : batch.records) {
      ++at;
      check(write.Put(log_, position_key(at), record), at, "put");
    }
    for (const auto& [key, value] : batch.state) {
      auto* family = family_of(key);
      check(value ? write.Put(family, key, *value) : write.Delete(family, key), at, "put");
    }
    if (!batch.records.empty()) put_head(batch.head);
    rocksdb::WriteOptions synced;
    synced.sync = true;
    check(db_->Write(synced, &write), at, "write and sync");
    {
      const std::scoped_lock lock{mutex_};
      position_.store(at, std::memory_order_release);
    }
    grown_.notify_all();
  }

  std::optional<std::string> read(Position position) const override {
    if (position == 0) return std::nullopt;
    const auto end = this->position();
    std::string bytes;
    const auto status = db_->Get({}, log_, position_key(position), &bytes);
    if (position > end && status.IsNotFound()) return std::nullopt;
    check(status, position, "read");
    return bytes;
  }

  void scan(Position from, Position to,
            const std::function<bool(Position, std::string_view)>& visit) const override {
    to = std::min(to, position());
    rocksdb::ReadOptions options;
    options.readahead_size = kReadAheadBytes;
    options.fill_cache = false;
    const std::unique_ptr<rocksdb::Iterator> it{db_->NewIterator(options, log_)};
    auto expected = std::max<Position>(from, 1);
    for (it->Seek(position_key(expected)); it->Valid() && expected <= to; it->Next(), ++expected) {
      const auto found = position_of(view(it->key()));
      if (found != expected)
        throw LogFailure(expected, fmt::format("missing; the next record is {}", found));
      if (!visit(expected, view(it->value()))) return;
    }
    check(it->status(), expected, "read");
    if (expected <= to) throw LogFailure(expected, "missing; the log ends here");
  }

  std::optional<std::string> state(std::string_view key) const override {
    std::string value;
    const auto status = db_->Get({}, family_of(key), slice(key), &value);
    if (status.IsNotFound()) return std::nullopt;
    check(status, position(), "read of cached state");
    return value;
  }

  void scan_state(
      std::string_view prefix,
      const std::function<bool(std::string_view, std::string_view)>& visit) const override {
    const std::unique_ptr<rocksdb::Iterator> it{db_->NewIterator({}, family_of(prefix))};
    for (it->Seek(slice(prefix)); it->Valid() && it->key().starts_with(slice(prefix)); it->Next()) {
      if (!visit(view(it->key()), view(it->value()))) return;
    }
    check(it->status(), position(), "scan of cached state");
  }

  void scan_roots(const std::function<bool(Position, const Hash&)>& visit) const override {
    scan_state(kRootPrefix, [&](std::string_view key, std::string_view value) {
      Hash root{};
      const auto at = state_key::number_of(key);
      if (value.size() != root.size()) throw LogFailure(at, "the stored root is malformed");
      std::ranges::copy(value, reinterpret_cast<char*>(root.data()));
      return visit(at, root);
    });
  }

  bool wait_beyond(Position position, std::uint32_t timeout_ms) const override {
    std::unique_lock lock{mutex_};
    return grown_.wait_for(lock, std::chrono::milliseconds(timeout_ms),
                           [&] { return this->position() > position; });
  }

 private:
  void put_head(const Head& head) {
    const auto root = head.tree.root();
    check(write_batch_.Put(index_, std::string{kRootPrefix} + position_key(head.position),
                           rocksdb::Slice(reinterpret_cast<const char*>(root.data()), root.size())),
          head.position, "put");
    check(write_batch_.Put(index_, slice(kHeadKey), head_bytes(head)), head.position, "put");
  }

  rocksdb::ColumnFamilyHandle* family_of(std::string_view key) const {
    if (key.starts_with(state_key::kKeys)) return keys_;
    return key.starts_with(kHeadKey) || key.starts_with(kRootPrefix) ||
                   key.starts_with(state_key::kUnsettled)
               ? index_
               : state_;
  }

  void open(const std::string& directory, rocksdb::Env* env) {
    rocksdb::DBOptions options;
    if (env != nullptr) options.env = env;
    options.create_if_missing = mode_ == OpenMode::kWrite;
    options.create_missing_column_families = true;
    options.paranoid_checks = true;
    options.wal_recovery_mode = rocksdb::WALRecoveryMode::kTolerateCorruptedTailRecords;
    options.avoid_flush_during_recovery = true;
    options.max_total_wal_size = kLogBufferBytes + 2 * kStateBufferBytes;
    options.allow_concurrent_memtable_write = false;  // the hash memtable has one writer
    options.max_background_jobs = 2;
    options.info_log = std::make_shared<NoDiagnostics>();
    const auto cache = rocksdb::NewLRUCache(kBlockCacheBytes);
    const std::vector<rocksdb::ColumnFamilyDescriptor> families{
        {rocksdb::kDefaultColumnFamilyName, log_family()},
        {"state", hashed_family(cache)},
        {"keys", hashed_family(cache)},
        {"index", index_family()}};
    refuse_altered_files(directory, *options.env);
    std::vector<rocksdb::ColumnFamilyHandle*> handles;
    rocksdb::DB* db = nullptr;
    const auto status =
        mode_ == OpenMode::kWrite
            ? rocksdb::DB::Open(options, directory, families, &handles, &db)
            : rocksdb::DB::OpenForReadOnly(options, directory, families, &handles, &db);
    if (!status.ok())
      throw LogFailure(
          0, fmt::format("the log in {} does not open: {}", directory, status.ToString()));
    db_.reset(db);
    for (auto* handle : handles) families_.emplace_back(handle);
    log_ = handles[0];
    state_ = handles[1];
    keys_ = handles[2];
    index_ = handles[3];
  }

  void load_head() {
    if (const auto bytes = state(kHeadKey)) head_at_open_ = parse_head(*bytes);
    const std::unique_ptr<rocksdb::Iterator> it{db_->NewIterator({}, log_)};
    it->SeekToLast();
    check(it->status(), head_at_open_.position, "read of the last record");
    const auto last = it->Valid() ? position_of(view(it->key())) : 0;
    if (last != head_at_open_.position) {
      throw LogFailure(last, fmt::format("the records end here, but the stored head is {}",
                                         head_at_open_.position));
    }
    position_.store(last, std::memory_order_release);
    if (last == 0) return;
    read_record(*this, last);
    check_recovered(last);
  }

  // RocksDB puts back together what it finds of several write-ahead logs and does not miss what one
  // of them has lost; the state would then be older than the log. So the records that came from
  // there have to be gapless, from the last one that did not.
  void check_recovered(Position last) const {
    std::uint64_t recovered{};
    db_->GetIntProperty(log_, rocksdb::DB::Properties::kNumEntriesActiveMemTable, &recovered);
    scan(last - std::min(last, recovered), last, [](Position, std::string_view) { return true; });
  }

  OpenMode mode_;
  std::unique_ptr<rocksdb::DB> db_;
  std::vector<std::unique_ptr<rocksdb::ColumnFamilyHandle>> families_;  // go before db_
  rocksdb::ColumnFamilyHandle* log_ = nullptr;
  rocksdb::ColumnFamilyHandle* state_ = nullptr;  // accounts, games, settlements: overwritten often
  // Idempotency keys: written once and kept for good. Apart from the state, which shrinks at each
  // flush to the last version of everything, so that neither is compacted because of the other.
  rocksdb::ColumnFamilyHandle* keys_ = nullptr;
  rocksdb::ColumnFamilyHandle* index_ = nullptr;
  Head head_at_open_;
  rocksdb::WriteBatch write_batch_;  // append's; kept for its memory
  std::atomic<Position> position_{0};
  mutable std::mutex mutex_;
  mutable std::condition_variable grown_;
};

}  // namespace

std::unique_ptr<Log> open_rocks_log(const std::string& directory, OpenMode mode,
                                    rocksdb::Env* env) {
  auto log = std::make_unique<RocksLog>(directory, mode, env);
  if (mode == OpenMode::kWrite) {
    renew_state(*log);
  } else if (!has_current_state(*log)) {
    throw LogFailure(0,
                     "what is kept beside the log is of another version of this program; start the "
                     "server once, which derives it again");
  }
  return log;
}

}  // namespace chalkline::ledger
