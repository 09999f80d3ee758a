#pragma once

#include <chrono>
#include <functional>
#include <string>
#include <vector>

#include "base/worker_thread.hpp"

namespace chalkline {

struct PeriodicTask {
  std::chrono::milliseconds every{};  // from the end of a round to the next one
  std::string when_it_fails;          // for the log: "Monthly bonuses wait for the next round"
  std::function<void()> work;
};

// Does each task at once and then again and again, all on one thread: one that is due while another
// is under way comes after it. A round that throws is logged and does not keep the next one from
// coming.
class PeriodicTasks {
 public:
  // At least one task; `name` is WorkerThread's.
  PeriodicTasks(const std::string& name, std::vector<PeriodicTask> tasks);
  void stop() { thread_.stop(); }  // after the round under way; idempotent

 private:
  using SteadyTime = std::chrono::steady_clock::time_point;
  struct Due {
    PeriodicTask task;
    SteadyTime at{};  // the first round: at once
  };
  void run(const std::stop_token& stopping);

  std::vector<Due> tasks_;  // of the thread alone
  WorkerThread thread_;     // last: it uses all of the above
};

}  // namespace chalkline
