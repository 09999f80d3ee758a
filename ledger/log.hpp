#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "ledger/events.hpp"
#include "ledger/merkle.hpp"

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
};

// A put, or without a value a deletion, in the state beside the log.
struct StateChange {
  std::string key;
  std::optional<std::string> value;
};

// One durable step: records, the tree after them, and the cached state that they lead to, all or
// nothing. Without records it changes the state alone.
struct Batch {
  Position expected_head{};  // fences a second writer: append fails unless the log ends here
  std::vector<std::string> records;  // encoded, gapless from expected_head + 1
  Head head;                         // after the batch
  std::vector<StateChange> state;    // beside the log
};

// The narrow interface behind which the log lives: append at an expected position, read, follow.
// Reads are safe from any thread; append is the engine's alone.
class Log {
 public:
  virtual ~Log() = default;

  virtual const Head& head_at_open() const = 0;

  // Returns after the batch is on disk. Throws LogFailure; the caller must then end the process.
  virtual void append(const Batch& batch) = 0;

  // The last durable position. Never goes back.
  virtual Position position() const = 0;

  // The record's stored bytes; absent beyond the head. Throws LogFailure if unreadable. What
  // state() speaks of is there, also in the moment before position() tells of it.
  virtual std::optional<std::string> read(Position position) const = 0;

  // Calls `visit` for each record from `from` to `to` (inclusive, clipped to the head) in order,
  // until it returns false. Throws LogFailure, naming the position, at a gap or an unreadable
  // block.
  virtual void scan(Position from, Position to,
                    const std::function<bool(Position, std::string_view)>& visit) const = 0;

  // Cached state; absent if the key was never put.
  virtual std::optional<std::string> state(std::string_view key) const = 0;

  // Visits all state keys with the prefix, in key order, until `visit` returns false.
  virtual void scan_state(
      std::string_view prefix,
      const std::function<bool(std::string_view key, std::string_view value)>& visit) const = 0;

  // Root of the tree after each batch, as it was written with it: (last position of the batch,
  // root).
  virtual void scan_roots(const std::function<bool(Position, const Hash&)>& visit) const = 0;

  // Waits until the log is longer than `position`; false after `timeout_ms`.
  virtual bool wait_beyond(Position position, std::uint32_t timeout_ms) const = 0;
};

// Reads and decodes one record. Throws LogFailure if it is absent, torn or altered.
Record read_record(const Log& log, Position position);

}  // namespace chalkline::ledger
