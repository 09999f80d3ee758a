#pragma once

#include <chrono>
#include <functional>
#include <string>

#include "base/worker_thread.hpp"

namespace chalkline {

// Does something at once and then again and again, on a thread of its own. A round that throws is
// logged and does not keep the next one from coming.
class PeriodicTask {
 public:
  // `when_it_fails` is what the log says then: "Monthly bonuses wait for the next round".
  PeriodicTask(std::chrono::milliseconds every, std::string when_it_fails,
               std::function<void()> work);
  void stop() { thread_.stop(); }  // after the round under way; idempotent

 private:
  void run(const std::stop_token& stopping);

  const std::chrono::milliseconds every_;
  const std::string when_it_fails_;
  const std::function<void()> work_;
  WorkerThread thread_;  // last: it uses all of the above
};

}  // namespace chalkline
