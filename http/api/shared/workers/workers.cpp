#include "http/api/shared/workers/workers.hpp"

#include <sys/resource.h>

#include <utility>

namespace chalkline::http {

Workers::Workers(const std::string& name, std::size_t threads, std::size_t queue_max, int nice)
    : queue_{queue_max} {
  for (std::size_t i = 0; i < threads; ++i) {
    threads_.emplace_back(name, [this, nice](const std::stop_token&) {
      if (nice != 0) setpriority(PRIO_PROCESS, 0, nice);  // of this thread alone
      serve();
    });
  }
}

Workers::~Workers() { stop(); }

bool Workers::submit(FairQueue::Job job) {
  FairQueue::Pushed pushed;
  {
    const std::lock_guard lock{mutex_};
    if (stopping_) return false;
    pushed = queue_.push(std::move(job));
  }
  if (pushed.taken) wake_.notify_one();
  if (pushed.gave_way) pushed.gave_way->drop();
  return pushed.taken;
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
    FairQueue::Job job;
    {
      std::unique_lock lock{mutex_};
      wake_.wait(lock, [this] { return stopping_ || !queue_.empty(); });
      if (queue_.empty()) return;
      job = queue_.pop();
    }
    job.run();
  }
}

}  // namespace chalkline::http
