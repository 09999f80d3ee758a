#pragma once

#include <functional>
#include <memory>
#include <thread>
#include <vector>

#include "ledger/log.hpp"
#include "projections/files.hpp"
#include "projections/model_file.hpp"
#include "projections/served_file.hpp"
#include "projections/waiters.hpp"

namespace chalkline::projections {

// Applies the log to the models on one thread, for good: in large transactions while it is behind,
// then at once where somebody waits for a record and else a moment later, many in one transaction.
// The log is never slowed down by it.
class Projector {
 public:
  using Changed = std::function<void(const std::vector<ledger::AccountId>&)>;

  // Opens the models for writing: those that are served, or, when these are of another version, the
  // ones that will replace them. Throws as ReadModels::open says.
  Projector(const std::filesystem::path& directory, const ledger::Log& log, Waiters& waiters);
  ~Projector() { stop(); }

  // Starts the thread. `changed` is called after each commit, before `waiters` move on.
  void start(ServedFile& served, Changed changed);
  void stop();

 private:
  void run(const std::stop_token& stopping);
  void publish();
  void switch_models();

  const Files files_;
  const ledger::Log& log_;
  Waiters& waiters_;
  bool building_{};  // models_ are not served yet
  std::unique_ptr<ModelFile> models_;
  ServedFile* served_{};
  Changed changed_;
  std::jthread thread_;
};

}  // namespace chalkline::projections
