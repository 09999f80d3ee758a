#include "base/periodic_tasks.hpp"

#include <spdlog/spdlog.h>

#include <algorithm>
#include <utility>

namespace chalkline {

PeriodicTasks::PeriodicTasks(const std::string& name, std::vector<PeriodicTask> tasks) {
  for (auto& task : tasks) tasks_.push_back({std::move(task)});
  thread_.start(name, [this](const std::stop_token& stopping) { run(stopping); });
}

void PeriodicTasks::run(const std::stop_token& stopping) {
  while (!stopping.stop_requested()) {
    auto& [task, at] = *std::ranges::min_element(tasks_, {}, &Due::at);
    if (const auto wait = at - std::chrono::steady_clock::now(); wait.count() > 0) {
      pause(stopping, wait);
      continue;
    }
    try {
      task.work();
    } catch (const std::exception& failure) {
      spdlog::error("{}: {}", task.when_it_fails, failure.what());
    }
    at = std::chrono::steady_clock::now() + task.every;
  }
}

}  // namespace chalkline
