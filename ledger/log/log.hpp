#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <stdexcept>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "ledger/events/events.hpp"
#include "ledger/log/merkle.hpp"

namespace chalkline::ledger {

// The store is broken: a read failed, a record is torn or altered, a write or sync failed. Names
// the position where there is one.
struct LogFailure : std::runtime_error {
  LogFailure(Position at, const std::string& reason);
  Position position;
};

// Where the log ends: its last position, that record's time, and the Merkle tree over all records.
struct Head {
  Position position{};
  Timestamp time{};
  MerkleTree tree;
  std::optional<std::uint64_t> batches{};  // that led here, where the log has counted them
};

// A durable step: records and the tree after them, all or nothing.
struct Batch {
  Position expected_head{};  // fences a second writer: append fails unless the log ends here
  std::vector<std::string> records;  // encoded, gapless from expected_head + 1; at least one
  Head head;                         // after the batch
};

// The narrow interface behind which the records live: append at an expected position, read, follow.
// The state that they lead to is a cache beside them (state.hpp). Reads are safe from any thread;
// append is the engine's alone.
class Log {
 public:
  virtual ~Log() = default;

  virtual const Head& head_at_open() const = 0;

  // As it is stored now. Throws LogFailure if it is malformed.
  virtual Head stored_head() const = 0;

  // Returns after the batch is on disk. Throws LogFailure; the caller must then end the process.
  virtual void append(const Batch& batch) = 0;

  // The last durable position. Never goes back.
  virtual Position position() const = 0;

  // The record's stored bytes; absent beyond the head. Throws LogFailure if unreadable.
  virtual std::optional<std::string> read(Position position) const = 0;

  // Calls `visit` for each record from `from` to `to` (inclusive, clipped to the head) in order,
  // until it returns false. Throws LogFailure, naming the position, at a gap or an unreadable
  // block.
  virtual void scan(Position from, Position to,
                    const std::function<bool(Position, std::string_view)>& visit) const = 0;

  // The root of the tree after the batch that ends at `position`; absent where no batch ends.
  virtual std::optional<Hash> root_at(Position position) const = 0;

  // Root of the tree after each batch that ends at `from` or later, as it was written with it:
  // (last position of the batch, root), until `visit` returns false.
  virtual void scan_roots(Position from,
                          const std::function<bool(Position, const Hash&)>& visit) const = 0;

  // Waits until the log is longer than `position`; false after `at_most`, or when `stopping` asks.
  virtual bool wait_beyond(Position position, std::chrono::milliseconds at_most,
                           const std::stop_token& stopping) const = 0;

  // Makes a log in `directory`, which must not be there, of all that is durable now and maybe some
  // of what is appended meanwhile; the files that no longer change are shared with this one. Throws
  // LogFailure. Any thread.
  virtual void copy_to(const std::string& directory) const;
};

// Reads and decodes one record. Throws LogFailure if it is absent, torn or altered.
Record read_record(const Log& log, Position position);

// Decodes records that follow one another.
class RecordReader {
 public:
  // Throws LogFailure for a record that is torn or altered, or has no salt although one before it
  // has.
  Record next(Position position, std::string_view bytes);

 private:
  bool is_salted_{};
};

// Log::scan() of decoded records, by a RecordReader.
void scan_records(const Log& log, Position from, Position to,
                  const std::function<bool(const Record&)>& visit);

}  // namespace chalkline::ledger
