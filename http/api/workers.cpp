#include "http/api/workers.hpp"

#include <utility>

namespace chalkline::http {

Workers::Workers(const std::string& name, std::size_t threads, std::size_t queue_max)
    : queue_max_{queue_max} {
  for (std::size_t i = 0; i < threads; ++i)
    threads_.emplace_back(name, [this](const std::stop_token&) { serve(); });
}

Workers::~Workers() { stop(); }

bool Workers::submit(std::move_only_function<void()> work) {
  {
    const std::lock_guard lock{mutex_};
    if (stopping_ || queue_.size() >= queue_max_) return false;
    queue_.push_back(std::move(work));
  }
  wake_.notify_one();
  return true;
}

void Workers::stop() {
  {
    const std::lock_guard lock{mutex_};
    stopping_ = true;
  }
  wake_.notify_all();
  for (auto& thread : threads_) thread.stop();
}

void Workers::serve() {
  for (;;) {
    std::move_only_function<void()> work;
    {
      std::unique_lock lock{mutex_};
      wake_.wait(lock, [this] { return stopping_ || !queue_.empty(); });
      if (queue_.empty()) return;
      work = std::move(queue_.front());
      queue_.pop_front();
    }
    work();
  }
}

}  // namespace chalkline::http
