#include "http/server/io_thread.hpp"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/post.hpp>
#include <ctime>
#include <thread>
#include <utility>

namespace chalkline::http {
namespace {

constexpr std::chrono::seconds kSweepEvery{1};

// How long a thread that has nothing to do looks for more before it sleeps: to sleep and to be
// woken costs it and the sender of the next request more than that (docs/BENCHMARKS.md, Single
// choices).
constexpr std::chrono::microseconds kAwakeFor{10};

// RFC 9110 section 5.6.7, the preferred form.
std::string imf_date() {
  const auto now = std::time(nullptr);
  std::tm utc{};
  gmtime_r(&now, &utc);
  char text[32];
  return {text, std::strftime(text, sizeof text, "%a, %d %b %Y %H:%M:%S GMT", &utc)};
}

}  // namespace

IoThread::IoThread(std::size_t index) : index_{index} { tick(); }

IoThread::~IoThread() { stop(); }

void IoThread::start() {
  asio::co_spawn(context_, sweep(), asio::detached);
  thread_.start("io", [this](const std::stop_token&) { context_.run(); });
}

void IoThread::stop() {
  work_.reset();
  context_.stop();
  thread_.stop();
}

void IoThread::drain() {
  asio::post(context_, [this] {
    draining_ = true;
    for (auto& connection : connections_) {
      if (connection.idle) connection.close();
    }
  });
}

void IoThread::close_all() {
  asio::post(context_, [this] {
    draining_ = true;
    for (auto& connection : connections_) connection.close();
  });
}

void IoThread::give_way(const NetworkCounts::Network& network) {
  asio::post(context_, [this, network] {
    Watched* oldest = nullptr;
    for (auto& connection : connections_) {  // in the order in which they came
      if (!network.has(connection.client())) continue;
      if (connection.idle) return connection.close();
      if (oldest == nullptr) oldest = &connection;
    }
    if (oldest != nullptr) oldest->close();
  });
}

void IoThread::enter(Watched& connection) {
  connections_.push_back(connection);
  count_.store(connections_.size(), std::memory_order_relaxed);
}

void IoThread::leave(Watched& connection) {
  connections_.erase(connections_.iterator_to(connection));
  count_.store(connections_.size(), std::memory_order_relaxed);
}

void IoThread::tick() {
  using std::chrono::duration_cast;
  now_s_ = static_cast<std::uint64_t>(
      duration_cast<std::chrono::seconds>(SteadyClock::now().time_since_epoch()).count());
  date_ = imf_date();
}

void IoThread::stay_awake() {
  awake_until_ = SteadyClock::now() + kAwakeFor;
  if (under_way_ == 0 && !std::exchange(awake_, true)) look_again();
}

// The loop looks at its sockets between two of its tasks, and does not sleep while one is posted.
// Others that want this processor go first. While an answer is under way the thread sleeps at once:
// another one, which will end that answer, needs the processor.
void IoThread::look_again() {
  asio::post(context_, [this] {
    awake_ = under_way_ == 0 && SteadyClock::now() < awake_until_;
    if (!awake_) return;
    std::this_thread::yield();
    look_again();
  });
}

Task<void> IoThread::sweep() {
  for (;;) {
    timer_.expires_after(kSweepEvery);
    co_await timer_.async_wait(use_task);
    tick();
    for (auto& connection : connections_) {
      if (connection.deadline_s < now_s_) connection.close();
    }
  }
}

}  // namespace chalkline::http
