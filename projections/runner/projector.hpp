#pragma once

#include <atomic>
#include <functional>
#include <memory>
#include <vector>

#include "base/worker_thread.hpp"
#include "ledger/log/log.hpp"
#include "projections/files/files.hpp"
#include "projections/files/model_file.hpp"
#include "projections/files/served_file.hpp"
#include "projections/files/waiters.hpp"

namespace chalkline::projections {

// Applies the log to the models on one thread, for good: in large transactions while it is behind,
// then at once where a reader waits for a record and else a moment later, many in one transaction.
// The log is never slowed down by it. When SQLite or the log fails, it opens the models again after
// a pause; damaged ones it makes anew.
class Projector {
 public:
  using Changed = std::function<void(const std::vector<ledger::AccountId>&)>;

  // Opens the models for writing: those that are served, or, when these are of another version, the
  // ones that will replace them. Throws as ReadModels::open says.
  Projector(const std::filesystem::path& directory, const ledger::Log& log, Waiters& waiters,
            ServedFile& served);

  // Starts the thread. `changed` is called after each commit, before `waiters` move on.
  void start(Changed changed);
  void stop() { thread_.stop(); }

  // Since the start. Any thread.
  std::uint64_t failures() const { return failures_; }

 private:
  void run(const std::stop_token& stopping);
  void follow_log(const std::stop_token& stopping);
  void open_models();
  void require_sound() const;
  void fail(const std::exception& failure);
  void publish(ledger::Position end);
  void show();
  void switch_models();

  const Files files_;
  const ledger::Log& log_;
  Waiters& waiters_;
  ServedFile& served_;
  bool building_{};                    // models_ are not served yet
  std::unique_ptr<ModelFile> models_;  // empty after a failure
  Changed changed_;
  std::atomic<std::uint64_t> failures_{};
  WorkerThread thread_;
};

}  // namespace chalkline::projections
