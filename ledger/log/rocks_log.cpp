#include "ledger/log/rocks_log.hpp"

#include <fmt/format.h>
#include <rocksdb/env.h>

#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <filesystem>
#include <mutex>

#include "ledger/events/bytes.hpp"
#include "ledger/log/acknowledged.hpp"
#include "ledger/log/rocks_files.hpp"
#include "ledger/log/state_keys.hpp"
#include "ledger/log/zeroed_files.hpp"

namespace chalkline::ledger {
namespace {

// Small enough that a start reads a full write-ahead log twice, to check it and to recover it, in
// a fraction of a second.
constexpr std::size_t kLogBufferBytes = 16 << 20;
constexpr std::size_t kIndexBufferBytes = 4 << 20;
// The read-ahead of a scan: sequential reads of 2 MiB run at the disk's full speed.
constexpr std::size_t kReadAheadBytes = 2 << 20;

constexpr const char* kIndexFamily = "index";
constexpr std::string_view kHeadKey = "h";
constexpr std::string_view kRootPrefix = "r";

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

std::string head_bytes(const Head& head, std::uint64_t batches) {
  std::string bytes;
  ByteWriter out{bytes};
  out.put(head.position);
  out.put(head.time);
  bytes += head.tree.serialize();
  out.put(batches);
  return bytes;
}

Head parse_head(std::string_view bytes) {
  Head head;
  ByteReader in{bytes};
  in.get(head.position);
  in.get(head.time);
  constexpr std::size_t kFixedBytes = 16;
  if (!in.ok()) throw LogFailure(0, "the stored head is malformed");
  auto subtrees = bytes.substr(kFixedBytes);
  // Heads of older programs end with the subtrees.
  if (const auto counted = subtrees.size() % sizeof(Hash); counted == sizeof(std::uint64_t)) {
    ByteReader{subtrees.substr(subtrees.size() - counted)}.get(head.batches.emplace());
    subtrees.remove_suffix(counted);
  }
  try {
    head.tree = MerkleTree::parse(head.position, subtrees);
  } catch (const std::invalid_argument& fault) {
    throw LogFailure(0, fmt::format("the stored head is malformed: {}", fault.what()));
  }
  return head;
}

Hash parse_root(std::string_view bytes, Position at) {
  Hash root{};
  if (bytes.size() != root.size()) throw LogFailure(at, "the stored root is malformed");
  std::ranges::copy(bytes, reinterpret_cast<char*>(root.data()));
  return root;
}

rocksdb::ColumnFamilyOptions family_options(const std::string& family) {
  rocksdb::ColumnFamilyOptions options;
  auto table = table_options();
  if (family == kIndexFamily) {
    options.write_buffer_size = kIndexBufferBytes;
  } else {
    table.block_size = 32 << 10;  // records are read in order; larger blocks compress better
    options.write_buffer_size = kLogBufferBytes;
    options.compression = rocksdb::kLZ4Compression;
  }
  options.table_factory.reset(rocksdb::NewBlockBasedTableFactory(table));
  return options;
}

rocksdb::DBOptions log_options(rocksdb::Env* env) {
  auto options = rocks_options(env != nullptr ? env : zeroed_real_files());
  // The first damage ends the log. Acknowledged knows whether acknowledged records lie behind it; a
  // torn write that was not acknowledged is dropped in whatever order its sectors reached the disk.
  options.wal_recovery_mode = rocksdb::WALRecoveryMode::kPointInTimeRecovery;
  options.max_background_jobs = 2;
  return options;
}

// The log in a database that is open, for readers.
class RocksRecords {
 public:
  explicit RocksRecords(RocksFiles files)
      : files_(std::move(files)), index_(files_.family(kIndexFamily)) {
    if (index_ == nullptr) throw LogFailure(0, "the log has no index of its heads");
  }

  rocksdb::DB& db() const { return *files_.db; }
  rocksdb::ColumnFamilyHandle* records() const { return db().DefaultColumnFamily(); }
  rocksdb::ColumnFamilyHandle* index() const { return index_; }
  rocksdb::ColumnFamilyHandle* family(std::string_view name) const { return files_.family(name); }

  std::optional<std::string> read(Position position) const {
    std::string bytes;
    const auto status = db().Get({}, records(), position_key(position), &bytes);
    if (status.IsNotFound()) return std::nullopt;
    check(status, position, "read");
    return bytes;
  }

  void scan(Position from, Position to,
            const std::function<bool(Position, std::string_view)>& visit) const {
    rocksdb::ReadOptions options;
    options.readahead_size = kReadAheadBytes;
    options.fill_cache = false;
    const std::unique_ptr<rocksdb::Iterator> it{db().NewIterator(options, records())};
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

  std::optional<Hash> root_at(Position position) const {
    std::string bytes;
    const auto key = std::string{kRootPrefix} + position_key(position);
    const auto status = db().Get({}, index_, key, &bytes);
    if (status.IsNotFound()) return std::nullopt;
    check(status, position, "read of a root");
    return parse_root(bytes, position);
  }

  void scan_roots(Position from, const std::function<bool(Position, const Hash&)>& visit) const {
    const std::unique_ptr<rocksdb::Iterator> it{db().NewIterator({}, index_)};
    for (it->Seek(std::string{kRootPrefix} + position_key(from));
         it->Valid() && it->key().starts_with(slice(kRootPrefix)); it->Next()) {
      const auto at = state_key::number_of(view(it->key()));
      if (!visit(at, parse_root(view(it->value()), at))) return;
    }
    check(it->status(), 0, "scan of the roots");
  }

  Head stored_head() const {
    std::string bytes;
    const auto status = db().Get({}, index_, slice(kHeadKey), &bytes);
    if (status.IsNotFound()) return {};
    check(status, 0, "read of the head");
    return parse_head(bytes);
  }

  // The stored head. Throws where records and head disagree, or what came out of the write-ahead
  // log has a gap.
  Head checked_head() const {
    const auto head = stored_head();
    const std::unique_ptr<rocksdb::Iterator> it{db().NewIterator({}, records())};
    it->SeekToLast();
    check(it->status(), head.position, "read of the last record");
    const auto last = it->Valid() ? position_of(view(it->key())) : 0;
    if (last != head.position) {
      throw LogFailure(
          last, fmt::format("the records end here, but the stored head is {}", head.position));
    }
    if (last != 0) check_recovered(last);
    return head;
  }

 private:
  // RocksDB puts back together what it finds of several write-ahead logs and does not miss one
  // that is gone. So the records that came from there have to be gapless, from the last one that
  // did not.
  void check_recovered(Position last) const {
    using Properties = rocksdb::DB::Properties;
    std::uint64_t active{};
    std::uint64_t full{};
    db().GetIntProperty(records(), Properties::kNumEntriesActiveMemTable, &active);
    db().GetIntProperty(records(), Properties::kNumEntriesImmMemTables, &full);
    scan(last - std::min(last, active + full), last,
         [](Position, std::string_view) { return true; });
  }

  RocksFiles files_;
  rocksdb::ColumnFamilyHandle* index_;
};

bool is_new(const std::string& directory) {
  return !std::filesystem::exists(directory) || std::filesystem::is_empty(directory);
}

// Makes an empty log beside its place and moves it there once it is complete and on disk, so that
// a crash on the way leaves nothing in the place.
void make_log(const std::string& directory, rocksdb::Env* given) {
  const auto options = log_options(given);
  auto& env = *options.env;
  const auto path = std::filesystem::path{directory};
  const auto parent = path.has_parent_path() ? path.parent_path().string() : ".";
  const auto beside = directory + ".new";
  std::filesystem::remove_all(beside);
  std::filesystem::create_directories(parent);
  make_files(options, beside, {rocksdb::kDefaultColumnFamilyName, kIndexFamily}, family_options);
  check(env.RenameFile(beside, directory), 0, "the log cannot be made");
  std::unique_ptr<rocksdb::Directory> holder;
  check(env.NewDirectory(parent, &holder), 0, "the log cannot be made");
  check(holder->Fsync(), 0, "the log cannot be made");
}

void refuse_lost_records(const std::optional<Position>& acknowledged, const Head& head) {
  if (!acknowledged || *acknowledged <= head.position) return;
  throw LogFailure(head.position,
                   fmt::format("the log ends here, but records up to {} were acknowledged: its "
                               "write-ahead log is lost, cut or altered",
                               *acknowledged));
}

class RocksLog final : public Log {
 public:
  explicit RocksLog(RocksRecords records) : records_(std::move(records)) {}

  // For reading; checked. A server that writes meanwhile deletes what it no longer needs, a table's
  // write-ahead log among it: the files of one moment are found at one of a few tries.
  static std::unique_ptr<RocksLog> open(const std::string& directory, rocksdb::Env* env,
                                        LogEnd end = LogEnd::kVouchedFor) {
    constexpr int kOpenTries = 3;
    for (int left = kOpenTries - 1;; --left) {
      try {
        return open_once(directory, env, end);
      } catch (const LogFailure&) {
        if (left == 0) throw;
      }
    }
  }

  static std::unique_ptr<RocksLog> open_once(const std::string& directory, rocksdb::Env* env,
                                             LogEnd end) {
    // First: a server goes on meanwhile.
    const auto known = end == LogEnd::kAccepted ? std::nullopt : Acknowledged::read(directory);
    auto log = std::make_unique<RocksLog>(
        RocksRecords{open_to_read(log_options(env), directory, family_options)});
    log->head_at_open_ = log->records_.checked_head();
    refuse_lost_records(known, log->head_at_open_);
    log->position_.store(log->head_at_open_.position, std::memory_order_release);
    if (log->position() != 0) read_record(*log, log->position());
    return log;
  }

  // For writing; what was recovered is in synced tables then, since RocksDB flushes it.
  static std::unique_ptr<RocksLog> open_writer(const std::string& directory, rocksdb::Env* env,
                                               LogEnd end) {
    if (is_new(directory)) make_log(directory, env);
    const auto head = open(directory, env, end)->head_at_open_;
    if (end == LogEnd::kVouchedFor && head.batches && !Acknowledged::read(directory)) {
      throw LogFailure(head.position,
                       "the log ends here, but the file that says how far it has to reach, "
                       "acknowledged, is missing or damaged");
    }
    auto log = std::make_unique<RocksLog>(
        RocksRecords{open_to_write(log_options(env), directory, family_options)});
    log->drop_former_state();
    log->head_at_open_ = log->records_.checked_head();
    if (log->head_at_open_.position != head.position)
      throw LogFailure(head.position, "the log is shorter after its recovery");
    log->position_.store(head.position, std::memory_order_release);
    log->batches_ = head.batches ? *head.batches : log->count_roots();
    log->acknowledged_.emplace(directory, head.position);
    return log;
  }

  ~RocksLog() override {
    // A flush leaves nothing to replay, so that the next start is quick. If it fails the
    // write-ahead log still has it.
    if (acknowledged_) {
      records_.db().Flush({}, {records_.records(), records_.index()}).PermitUncheckedError();
    }
  }

  const Head& head_at_open() const override { return head_at_open_; }
  Head stored_head() const override { return records_.stored_head(); }
  Position position() const override { return position_.load(std::memory_order_acquire); }
  void copy_to(const std::string& to) const override { copy_files(records_.db(), to); }

  void append(const Batch& batch) override {
    if (!acknowledged_) throw LogFailure(position(), "the log is open for reading only");
    if (batch.records.empty() || batch.expected_head != position() ||
        batch.head.position != batch.expected_head + batch.records.size()) {
      throw LogFailure(position(), fmt::format("a batch for position {} does not continue it",
                                               batch.expected_head));
    }
    auto& write = write_batch_;
    write.Clear();
    auto at = batch.expected_head;
    for (const auto& record : batch.records) {
      ++at;
      check(write.Put(records_.records(), position_key(at), record), at, "put");
    }
    put_head(batch.head);
    rocksdb::WriteOptions synced;
    synced.sync = true;
    check(records_.db().Write(synced, &write), at, "write and sync");
    acknowledged_->write(at);
    {
      const std::scoped_lock lock{mutex_};
      position_.store(at, std::memory_order_release);
    }
    grown_.notify_all();
  }

  std::optional<std::string> read(Position position) const override {
    if (position == 0) return std::nullopt;
    const auto end = this->position();
    auto bytes = records_.read(position);
    if (!bytes && position <= end) throw LogFailure(position, "missing");
    return bytes;
  }

  void scan(Position from, Position to,
            const std::function<bool(Position, std::string_view)>& visit) const override {
    records_.scan(from, std::min(to, position()), visit);
  }

  std::optional<Hash> root_at(Position position) const override {
    return records_.root_at(position);
  }

  void scan_roots(Position from,
                  const std::function<bool(Position, const Hash&)>& visit) const override {
    records_.scan_roots(from, visit);
  }

  bool wait_beyond(Position position, std::chrono::milliseconds at_most,
                   const std::stop_token& stopping) const override {
    std::unique_lock lock{mutex_};
    return grown_.wait_for(lock, stopping, at_most, [&] { return this->position() > position; });
  }

 private:
  // Once for a log of a program that did not count its batches: from then on none is lost unseen.
  std::uint64_t count_roots() const {
    std::uint64_t roots{};
    scan_roots(1, [&](Position, const Hash&) { return ++roots, true; });
    return roots;
  }

  void put_head(const Head& head) {
    const auto root = head.tree.root();
    check(write_batch_.Put(records_.index(), std::string{kRootPrefix} + position_key(head.position),
                           rocksdb::Slice(reinterpret_cast<const char*>(root.data()), root.size())),
          head.position, "put");
    check(write_batch_.Put(records_.index(), slice(kHeadKey), head_bytes(head, ++batches_)),
          head.position, "put");
  }

  // A log of the first form kept the state beside the records in the same database. It lies
  // elsewhere now (state.hpp) and is derived from the records.
  void drop_former_state() {
    constexpr auto* kWhat = "the former state cannot be dropped";
    for (const auto* name : {"state", "keys"}) {
      auto* family = records_.family(name);
      if (family == nullptr) continue;
      check(records_.db().DropColumnFamily(family), 0, kWhat);
      check(records_.db().DeleteRange({}, records_.index(), "u", "v"), 0, kWhat);
    }
  }

  RocksRecords records_;
  Head head_at_open_;
  std::uint64_t batches_{};                   // so far, for the next head
  std::optional<Acknowledged> acknowledged_;  // of the writer
  rocksdb::WriteBatch write_batch_;           // append's; kept for its memory
  std::atomic<Position> position_{0};
  mutable std::mutex mutex_;
  mutable std::condition_variable_any grown_;
};

}  // namespace

std::unique_ptr<Log> open_rocks_log(const std::string& directory, OpenMode mode, rocksdb::Env* env,
                                    LogEnd end) {
  return mode == OpenMode::kWrite ? RocksLog::open_writer(directory, env, end)
                                  : RocksLog::open(directory, env);
}

}  // namespace chalkline::ledger
