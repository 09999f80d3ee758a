#pragma once

#include <atomic>
#include <boost/intrusive/list.hpp>
#include <chrono>
#include <cstdint>
#include <string>

#include "base/worker_thread.hpp"
#include "http/server/network_counts.hpp"
#include "http/server/task.hpp"

namespace chalkline::http {

// A connection as its thread's sweep sees it.
class Watched : public boost::intrusive::list_base_hook<> {
 public:
  virtual ~Watched() = default;
  virtual void close() = 0;
  virtual Networks client() const = 0;

  bool idle{};                 // has no whole request to answer
  std::uint64_t deadline_s{};  // by IoThread::now_s()
};

// An io_context and the thread that runs it. A connection stays on its thread for life, so that
// nothing of it is locked. Deadlines are coarse: one sweep a second looks at every connection,
// which costs nothing per operation.
class IoThread {
 public:
  explicit IoThread(std::size_t index);
  ~IoThread();  // stop()

  std::size_t index() const { return index_; }
  Executor executor() { return context_.get_executor(); }

  void start();
  // Ends the thread without waiting for anything. Idempotent.
  void stop();

  // From any thread: closes idle connections; the others end with their next answer.
  void drain();
  // From any thread: closes every connection.
  void close_all();
  // From any thread: closes a connection of the network, of the idle ones the oldest, if there is
  // one on this thread.
  void give_way(const NetworkCounts::Network& network);
  std::size_t connections() const { return count_.load(std::memory_order_relaxed); }

  // The rest is for this thread alone.
  bool draining() const { return draining_; }
  std::uint64_t now_s() const { return now_s_; }
  const std::string& date() const { return date_; }  // of the Date header
  void enter(Watched& connection);
  void leave(Watched& connection);

  // Lives as long as an answer is under way.
  class Answering {
   public:
    explicit Answering(IoThread& thread) : thread_{thread} { ++thread_.under_way_; }
    Answering(const Answering&) = delete;
    Answering& operator=(const Answering&) = delete;
    ~Answering() { --thread_.under_way_; }

   private:
    IoThread& thread_;
  };
  // After an answer: looks for the next request for a moment before the thread sleeps.
  void stay_awake();

 private:
  Task<void> sweep();
  void tick();
  void look_again();

  const std::size_t index_;
  std::uint64_t now_s_{};
  std::string date_;
  bool draining_{};
  std::size_t under_way_{};  // answers
  bool awake_{};
  SteadyClock::time_point awake_until_;
  // Before the context, which ends the connections still open when it goes: each leaves these then.
  boost::intrusive::list<Watched> connections_;
  std::atomic<std::size_t> count_{};
  asio::io_context context_{1};
  asio::executor_work_guard<Executor> work_{context_.get_executor()};
  Timer timer_{context_};
  WorkerThread thread_;  // last: it uses all of the above
};

}  // namespace chalkline::http
