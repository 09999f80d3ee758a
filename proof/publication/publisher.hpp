#pragma once

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

  void start();
  void stop() { thread_.stop(); }

  Published& published() { return signer_.published(); }
  const Published& published() const { return signer_.published(); }
  const VerifyingKey& key() const { return signer_.key().verifying(); }
  // Whether the newest checkpoint is also kept outside of the log's directory.
  bool is_anchored() const { return signer_.is_anchored(); }

  // Why nothing is signed any more: a sentence without its full stop. Any thread.
  std::optional<std::string> stopped() const;

 private:
  void run(const std::stop_token& stopping);
  void give_up(const std::string& reason);

  const ledger::Log& log_;
  Signer signer_;
  mutable std::mutex mutex_;
  std::optional<std::string> stopped_;
  WorkerThread thread_;  // last: it uses all of the above
};

}  // namespace chalkline::proof
