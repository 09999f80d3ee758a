#pragma once

#include <chrono>
#include <functional>
#include <mutex>
#include <string>
#include <string_view>
#include <thread>

namespace chalkline {

// Runs what the process must not go on without: a failure ends it, with its reason on stderr.
void run_or_abort(std::string_view what_stops, const std::function<void()>& work);

// A thread of the program, which runs until it is done or asked to stop.
class WorkerThread {
 public:
  using Work = std::function<void(const std::stop_token&)>;

  WorkerThread() = default;
  WorkerThread(const std::string& name, Work work) { start(name, std::move(work)); }
  ~WorkerThread() { stop(); }
  WorkerThread(const WorkerThread&) = delete;
  WorkerThread& operator=(const WorkerThread&) = delete;

  // Once. `name`, of 15 characters at most, stands in the process list. `work` returns soon after
  // its token asks for it; what it throws ends the process (run_or_abort).
  void start(const std::string& name, Work work);

  // Asks for the end and waits for it. Idempotent; any thread but its own.
  void stop();

 private:
  std::mutex joining_;
  std::jthread thread_;
};

// Returns after that time, or when the end is asked for.
void pause(const std::stop_token& stopping, std::chrono::steady_clock::duration time);

}  // namespace chalkline
