#pragma once

#include <expected>
#include <mutex>
#include <optional>
#include <string>

#include "base/worker_thread.hpp"
#include "proof/publication/signer.hpp"

namespace chalkline::proof {

// Signs at most one checkpoint a second, on a thread of its own. Never slows the ledger down, and
// where it has to stop signing bets go on.
class Publisher {
 public:
  // As Signer's.
  Publisher(const ledger::Log& log, const LogOptions& options, Disk& disk = real_disk());

  // As Signer's, before the start.
  ledger::LogKeyAdopted adoption() const { return signer_.adoption(); }
  void note_adopted(ledger::Position position) { signer_.note_adopted(position); }

  void start();
  void stop() { thread_.stop(); }

  Published& published() { return signer_.published(); }
  const Published& published() const { return signer_.published(); }
  // Whether the newest checkpoint is also kept outside of the log's directory.
  bool is_anchored() const { return signer_.is_anchored(); }
  // By which new checkpoints are verified: in a rotation the new one. Any thread.
  VerifyingKey key() const;

  // As Signer's, and with its thread waiting meanwhile. Any thread; waits for a checkpoint that is
  // being signed.
  std::expected<ledger::Position, std::string> rotate(const Signer::Adopt& adopt);
  std::expected<void, std::string> end_rotation();

  // Why nothing is signed any more: a sentence without its full stop. Any thread.
  std::optional<std::string> stopped() const;

 private:
  void run(const std::stop_token& stopping);
  void advance(const std::stop_token& stopping);
  template <class Change>
  auto change_keys(const Change& change) -> decltype(change());
  void give_up(const std::string& reason);

  const ledger::Log& log_;
  std::timed_mutex signing_;  // guards the signer
  Signer signer_;
  mutable std::mutex mutex_;  // guards what follows
  VerifyingKey key_;
  std::optional<std::string> stopped_;
  WorkerThread thread_;  // last: it uses all of the above
};

}  // namespace chalkline::proof
