#pragma once

#include <chrono>
#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>

#include "base/worker_thread.hpp"
#include "ledger/audit/verify.hpp"
#include "ledger/log/log.hpp"

namespace chalkline::http {

// A check that takes longer is given up: a ledger so long is verified on a machine that takes no
// bets meanwhile. 10 million records take some minutes.
inline constexpr std::chrono::minutes kCheckTakesMax{30};

// Verifies the stored ledger when it is asked to, one check at a time, on a thread that gives way
// to all others, and keeps the last report until the server stops. Any thread. A check takes the
// memory of ledger::verify for as long as it runs (measured in docs/BENCHMARKS.md), a kept report
// that of kFaultsListed entries of each kind at most.
class LedgerCheck {
 public:
  // Opens what is stored at that moment, to read.
  using OpenLog = std::function<std::unique_ptr<ledger::Log>()>;
  using Clock = std::function<ledger::Timestamp()>;

  LedgerCheck(OpenLog open_log, Clock clock,
              std::chrono::steady_clock::duration takes_max = kCheckTakesMax)
      : open_log_{std::move(open_log)}, clock_{std::move(clock)}, takes_max_{takes_max} {}
  ~LedgerCheck() { stop(); }
  LedgerCheck(const LedgerCheck&) = delete;
  LedgerCheck& operator=(const LedgerCheck&) = delete;

  void start();
  // A check under way ends unfinished. Idempotent.
  void stop() { thread_.stop(); }

  // False while one is under way. `known`: a root that the records have to lead to.
  bool ask(std::optional<ledger::KnownRoot> known);

  struct Progress {
    ledger::Timestamp began{};
    ledger::Position read{};
    ledger::Position total{};
  };
  struct Result {
    ledger::Timestamp began{};
    ledger::Timestamp ended{};
    ledger::Position known{};  // up to which the records were held to a root; 0: to none
    ledger::VerifyReport report;
  };
  struct Status {
    std::optional<Progress> running;
    std::shared_ptr<const Result> last;  // null before the first
    std::string failure;                 // why the last check said nothing; a sentence
  };
  Status status() const;

 private:
  void run(const std::stop_token& stopping);
  void check(const std::stop_token& stopping, std::optional<ledger::KnownRoot> known);

  const OpenLog open_log_;
  const Clock clock_;
  const std::chrono::steady_clock::duration takes_max_;
  mutable std::mutex mutex_;  // guards what follows
  std::condition_variable_any asked_;
  std::optional<ledger::KnownRoot> known_;
  Status status_;
  WorkerThread thread_;  // last: it uses all of the above
};

}  // namespace chalkline::http
