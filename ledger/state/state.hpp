#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <exception>
#include <mutex>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "base/worker_thread.hpp"
#include "ledger/log/log.hpp"
#include "ledger/state/state_entries.hpp"

namespace chalkline::ledger {

// The state is being derived from the records; asking again later helps.
struct StateNotReady : std::runtime_error {
  StateNotReady() : std::runtime_error("the ledger's state is being derived from its records") {}
};

struct StateOptions {
  std::string directory;
  rocksdb::Env* env{};  // lets tests inject faults beneath; null: the real file system
  // A start after a crash replays the records of so long, some 50,000 at the highest rate.
  std::chrono::milliseconds between_checkpoints{1'000};
  bool accepts_log_end{};  // also one before the checkpoint, which is removed then
  // On the way through a long log: what a derivation that is cut short has to do again.
  Position records_per_checkpoint{500'000};
};

// Accounts, games, settlements, opened post-mortems and idempotency keys: a local, disposable
// cache of what the records lead to. The newest changes are in memory; about once a second they go
// into a checkpoint on disk, together with the position that they belong to and a sum over all
// entries.
//
// A start believes a checkpoint only if its sums are those of its entries, its root is that of the
// log at its position, and it is of this version of the program; it then replays the records
// behind it. Any other checkpoint is removed and everything is derived from the records, a
// checkpoint at a time, so that a start that is cut short goes on where it was. All that happens
// on a thread of the state's own, while anybody may read the log.
//
// Reads are safe from any thread.
class State {
 public:
  // `log` outlives the state. Throws LogFailure if the checkpoint lies beyond the log's end: the
  // log has lost records then.
  State(const Log& log, const StateOptions& options);
  ~State();  // stop()
  State(const State&) = delete;
  State& operator=(const State&) = delete;

  // Waits until the state has reached the log's end, at most `timeout`. False where it has not.
  // Throws LogFailure where the records cannot be read, and std::runtime_error where their
  // rules are not known to this program.
  bool wait_until_ready(std::chrono::milliseconds timeout) const;
  bool is_ready() const { return ready_.load(std::memory_order_acquire); }
  // How far it has come.
  Position position() const { return entries_.position(); }

  // The value under one of state_key's keys; absent if there is none. Throws StateNotReady, as do
  // the other reads.
  std::optional<std::string> get(std::string_view key) const;
  std::vector<GameId> games_to_settle() const;
  // Not ended, whose start was at `time` or before it.
  std::vector<GameId> games_begun_by(Timestamp time) const;
  std::vector<AccountId> closing_accounts() const;
  // Waits for one of games_to_settle() or closing_accounts(); false when `stopping` asks, or when
  // the state is given up.
  bool wait_for_unsettled(const std::stop_token& stopping) const;

  // For the engine: waits until the state is ready and gives its entries; null after stop().
  StateEntries* entries_when_ready();

  // Checkpoints that failed since the last that could be written.
  std::uint64_t failed_checkpoints() const { return failed_checkpoints_; }

  // Gives up making the state ready, so that nobody waits for it any more; a state that is ready
  // stays so. Any thread.
  void give_up();

  // Writes a last checkpoint. Idempotent. Call after Engine::stop().
  void stop();
  bool is_stopping() const;

 private:
  void run();
  void bring_up();
  void write_checkpoint();
  void fail_if_broken() const;
  void require_ready() const;

  const Log& log_;
  const StateOptions options_;
  StateEntries entries_;
  Position saved_{};  // of the latest checkpoint; the thread's own

  mutable std::mutex mutex_;
  mutable std::condition_variable_any changed_;
  std::exception_ptr failure_;
  bool stopping_ = false;
  std::atomic<bool> ready_{false};
  std::atomic<std::uint64_t> failed_checkpoints_{0};
  WorkerThread thread_;  // last: it uses all of the above
};

}  // namespace chalkline::ledger
