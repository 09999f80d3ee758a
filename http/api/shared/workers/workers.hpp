#pragma once

#include <boost/asio/associated_executor.hpp>
#include <boost/asio/async_result.hpp>
#include <boost/asio/post.hpp>
#include <condition_variable>
#include <deque>
#include <exception>
#include <functional>
#include <mutex>
#include <optional>
#include <string>
#include <type_traits>

#include "base/worker_thread.hpp"
#include "http/api/shared/workers/fair_queue.hpp"
#include "http/server/task.hpp"

namespace chalkline::http {

// A few threads for what would block an io thread, and a queue before them. It is bounded, so that
// under a storm the answer is 'Busy' and nobody waits long, and fair to clients who are named.
class Workers {
 public:
  // `name` is that of the threads. With a higher `nice` they give way to all others where cores are
  // short.
  Workers(const std::string& name, std::size_t threads, std::size_t queue_max, int nice = 0);
  ~Workers();  // stop()
  Workers(const Workers&) = delete;
  Workers& operator=(const Workers&) = delete;

  // False when the queue is full or stop() was called: the work will not run.
  [[nodiscard]] bool submit(FairQueue::Job job);
  // The same for no client in particular.
  [[nodiscard]] bool submit(std::move_only_function<void()> work) {
    return submit(FairQueue::Job{.run = std::move(work)});
  }

  // Runs `work` on a worker and resumes on `executor` with what it returned; absent when the queue
  // is full, or `client` has to give up its place there. Exceptions of `work` are thrown here.
  template <class Work>
  Task<std::optional<std::invoke_result_t<Work>>> run(Executor executor, Work work,
                                                      Networks client = {});

  // Ends after what is queued. Idempotent.
  void stop();

 private:
  void serve();

  std::mutex mutex_;
  std::condition_variable wake_;
  FairQueue queue_;
  bool stopping_{};
  std::deque<WorkerThread> threads_;  // last: they use all of the above
};

template <class Work>
Task<std::optional<std::invoke_result_t<Work>>> Workers::run(Executor executor, Work work,
                                                             Networks client) {
  using Result = std::optional<std::invoke_result_t<Work>>;
  // Named, since the coroutine frame has to own it for as long as the worker uses it.
  std::exception_ptr failure;
  Result result;
  const auto start = [&](auto resume) {
    auto shared = std::make_shared<decltype(resume)>(std::move(resume));
    const auto back = [executor, shared] { asio::post(executor, [shared] { (*shared)(); }); };
    const auto run = [&failure, &result, &work, back] {
      try {
        result.emplace(work());
      } catch (...) {
        failure = std::current_exception();
      }
      back();
    };
    if (!submit({.client = client, .run = run, .drop = back})) back();
  };
  co_await asio::async_initiate<const asio::use_awaitable_t<Executor>&, void()>(start, use_task);
  if (failure) std::rethrow_exception(failure);
  co_return result;
}

}  // namespace chalkline::http
