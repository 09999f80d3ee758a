#pragma once

#include <expected>
#include <functional>
#include <mutex>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

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

  // Runs `before` on its thread before it signs anything, with the newest checkpoint that was
  // signed until then, if any was.
  using Before = std::function<void(const Signed&, const std::stop_token&)>;
  void start(Before before = {});
  void stop() { thread_.stop(); }

  // Nothing is signed any more, after the next start either: another has seen another history of
  // this log. A checkpoint that is being signed meanwhile is the last. Any thread.
  void dispute(const std::string& reason);

  Published& published() { return signer_.published(); }
  const Published& published() const { return signer_.published(); }
  // Whether the newest checkpoint is also kept outside of the log's directory.
  bool is_anchored() const { return signer_.is_anchored(); }
  // By which new checkpoints are verified: in a rotation the new one. Any thread.
  VerifyingKey key() const;
  // A statement about this log as a note with its signatures; absent once nothing is signed any
  // more. Its second line must be no number, so that nobody takes it for a checkpoint. Any thread.
  std::optional<std::string> sign_statement(std::string text) const;

  // As Signer's, and with its thread waiting meanwhile. Any thread; waits for a checkpoint that is
  // being signed.
  std::expected<ledger::Position, std::string> rotate(const Signer::Adopt& adopt);
  std::expected<void, std::string> end_rotation();

  // Why nothing is signed any more: a sentence without its full stop. Any thread.
  std::optional<std::string> stopped() const;

 private:
  void run(const Before& before, const std::stop_token& stopping);
  void advance(const std::stop_token& stopping);
  template <class Change>
  auto change_keys(const Change& change) -> decltype(change());
  void give_up(const std::string& reason);
  // Why this is disputed, if it is.
  std::optional<std::string> dispute() const;

  const ledger::Log& log_;
  std::timed_mutex signing_;  // guards the signer
  Signer signer_;
  mutable std::mutex mutex_;      // guards what follows
  std::vector<SigningKey> keys_;  // as the signer's
  std::optional<std::string> stopped_;
  bool is_disputed_{};
  WorkerThread thread_;  // last: it uses all of the above
};

}  // namespace chalkline::proof
