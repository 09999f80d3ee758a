#pragma once

#include <chrono>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <string>
#include <thread>

namespace chalkline {

// Does something at once and then again and again, on a thread of its own. A round that throws is
// logged and does not keep the next one from coming.
class PeriodicTask {
 public:
  // `when_it_fails` is what the log says then: "Monthly bonuses wait for the next round".
  PeriodicTask(std::chrono::milliseconds every, std::string when_it_fails,
               std::function<void()> work);
  ~PeriodicTask() { stop(); }
  void stop();  // after the round under way; idempotent

 private:
  void run(const std::stop_token& stopping);

  const std::chrono::milliseconds every_;
  const std::string when_it_fails_;
  const std::function<void()> work_;
  std::mutex pause_mutex_;
  std::condition_variable_any pause_;
  std::jthread thread_;
};

}  // namespace chalkline
