#include "base/worker_thread.hpp"

#include <fmt/format.h>
#include <pthread.h>

#include <condition_variable>
#include <cstdlib>
#include <exception>
#include <utility>

#include "base/warning.hpp"

namespace chalkline {

void run_or_abort(std::string_view what_stops, const std::function<void()>& work) {
  try {
    work();
  } catch (const std::exception& failure) {
    warn(fmt::format("{}: {}", what_stops, failure.what()));
    std::abort();
  }
}

void WorkerThread::start(const std::string& name, Work work) {
  thread_ = std::jthread{[what_stops = fmt::format("the {} stops", name),
                          work = std::move(work)](const std::stop_token& stopping) {
    run_or_abort(what_stops, [&] { work(stopping); });
  }};
  pthread_setname_np(thread_.native_handle(), name.c_str());
}

void WorkerThread::stop() {
  thread_.request_stop();
  const std::scoped_lock lock{joining_};
  if (thread_.joinable()) thread_.join();
}

void pause(const std::stop_token& stopping, std::chrono::steady_clock::duration time) {
  std::mutex mutex;
  std::condition_variable_any asked;
  std::unique_lock lock{mutex};
  asked.wait_for(lock, stopping, time, [] { return false; });
}

}  // namespace chalkline
