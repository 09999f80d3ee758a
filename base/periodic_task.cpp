#include "base/periodic_task.hpp"

#include <spdlog/spdlog.h>

#include <utility>

namespace chalkline {

PeriodicTask::PeriodicTask(std::chrono::milliseconds every, std::string when_it_fails,
                           std::function<void()> work)
    : every_{every},
      when_it_fails_{std::move(when_it_fails)},
      work_{std::move(work)},
      thread_{"periodic task", [this](const std::stop_token& stopping) { run(stopping); }} {}

void PeriodicTask::run(const std::stop_token& stopping) {
  while (!stopping.stop_requested()) {
    try {
      work_();
    } catch (const std::exception& failure) {
      spdlog::error("{}: {}", when_it_fails_, failure.what());
    }
    pause(stopping, every_);
  }
}

}  // namespace chalkline
