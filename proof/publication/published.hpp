#pragma once

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

#include "ledger/log/log.hpp"
#include "proof/note/checkpoint.hpp"
#include "proof/storage/level_reader.hpp"

namespace chalkline::proof {

// The public part of the transparency log: the newest checkpoint that is signed and durable, and
// tiles, entry bundles and proofs up to its size. Any thread. Reads of files and of the log take
// from tens of microseconds to a millisecond, and throw ledger::LogFailure or ProofFailure where
// what is stored cannot be read or is not what was signed.
class Published {
 public:
  struct Newest {
    std::string note;  // the bytes that are served
    Checkpoint checkpoint;
  };
  using Ready = std::move_only_function<void()>;

  // Both outlive this.
  Published(const ledger::Log& log, const LevelReader& levels) : log_{log}, levels_{levels} {}

  // Null before the first.
  std::shared_ptr<const Newest> newest() const;
  // When it was published, by the machine's clock.
  std::optional<std::chrono::system_clock::time_point> published_at() const;
  // The newest that a witness has signed as well, with the lines of those that have. Null before
  // the first.
  std::shared_ptr<const Newest> witnessed() const;
  // The one to prove the record at `position` under: the witnessed one, if it covers it.
  std::shared_ptr<const Newest> to_prove(ledger::Position position) const;

  // The first `width` hashes of a tile, 32 bytes each; absent unless all are published. The tile
  // leads to the root that is signed, so that the answer never changes.
  std::optional<std::string> tile(unsigned level, std::uint64_t index, std::uint64_t width) const;

  // The first `width` records of a bundle, each behind its length in two bytes, most significant
  // first. Not for everybody: records tell of people.
  std::optional<std::string> bundle(std::uint64_t index, std::uint64_t width) const;

  // Absent unless `index` < size. Any number of proofs may be made under one newest().
  std::optional<std::vector<ledger::Hash>> inclusion(const Newest& under,
                                                     std::uint64_t index) const;

  // Absent unless `old_size` <= `new_size` <= the published size.
  std::optional<std::vector<ledger::Hash>> consistency(std::uint64_t old_size,
                                                       std::uint64_t new_size) const;

  // A whole tlog-proof file of the record at that position, with the record. Not for everybody.
  std::optional<std::string> record_proof(const Newest& under, ledger::Position position) const;
  // The same of several, which costs less than one after the other.
  std::vector<std::optional<std::string>> record_proofs(
      const Newest& under, std::span<const ledger::Position> positions) const;

  // The tlog-proofs of the log's changes of keys, one after the other, each under a checkpoint that
  // the keys before and after it have signed. Empty where there was none.
  std::string keys() const;

  // Calls `ready` once, when the newest checkpoint covers the record at `position`: at once on this
  // thread, else on the signer's. Never, if it stops before, or after the waiter was forgotten.
  using Waiter = std::pair<ledger::Position, std::uint64_t>;  // and a number of its own
  Waiter when_covered(ledger::Position position, Ready ready);
  // For who waits no longer: a log that signs nothing any more calls nobody.
  void forget(const Waiter& waiter);

  // Returns when the newest is of more records than `size`, after that time, or when asked to stop.
  void wait_beyond(std::uint64_t size, std::chrono::steady_clock::duration time,
                   const std::stop_token& stopping) const;

  // The signer's: each is larger than the one before.
  void publish(Newest newest);
  // The witnesses': none is smaller than the one before.
  void publish_witnessed(Newest witnessed);
  // Before the checkpoint whose key they prove.
  void publish_keys(std::string keys);

 private:
  std::uint64_t size() const;
  std::optional<std::vector<ledger::Hash>> inclusion(const Newest& under, std::uint64_t index,
                                                     const Subtree& subtree) const;
  std::optional<std::string> record_proof(const Newest& under, ledger::Position position,
                                          const Subtree& subtree) const;

  const ledger::Log& log_;
  const LevelReader& levels_;
  mutable std::mutex mutex_;
  mutable std::condition_variable_any grows_;
  std::shared_ptr<const Newest> newest_;
  std::shared_ptr<const Newest> witnessed_;
  std::optional<std::chrono::system_clock::time_point> published_at_;
  std::string keys_;
  std::uint64_t waiters_{};  // so far
  std::map<Waiter, Ready> waiting_;
};

}  // namespace chalkline::proof
