#pragma once

#include <condition_variable>
#include <iterator>
#include <mutex>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "ledger/engine/engine.hpp"
#include "tests/bench/bench.hpp"

namespace chalkline::bench {

// Keeps `outstanding` commands under way, as that many connections would, and notes how long each
// took.
class ClosedLoop final : public ledger::AnswerSink {
 public:
  ClosedLoop(ledger::Engine& engine, std::size_t outstanding)
      : engine_(engine), sent_(outstanding) {}

  void deliver(std::vector<Answer> answers) override {
    const std::scoped_lock lock{mutex_};
    std::ranges::move(answers, std::back_inserter(answered_));
    wake_.notify_one();  // under the lock: after the last answer this object may go
  }

  // `next()` makes a command. Returns the seconds it took once every command is answered.
  template <class Next>
  double run(double seconds, Next&& next) {
    const auto start = SteadyClock::now();
    for (std::size_t ticket = 0; ticket < sent_.size(); ++ticket) send(ticket, next());
    for (auto under_way = sent_.size(); under_way > 0;) {
      const auto answers = wait();
      const auto more = seconds_since(start) < seconds;
      for (const auto& answer : answers) {
        if (!answer.outcome)
          throw std::runtime_error{std::string{ledger::sentence(answer.outcome.error())}};
        latencies_ms_.push_back(seconds_since(sent_[answer.ticket]) * 1'000);
        if (more) {
          send(answer.ticket, next());
        } else {
          --under_way;
        }
      }
    }
    return seconds_since(start);
  }

  std::vector<double>& latencies_ms() { return latencies_ms_; }

 private:
  void send(std::size_t ticket, ledger::Command command) {
    sent_[ticket] = SteadyClock::now();
    if (!engine_.submit(std::move(command), *this, ticket))
      throw std::runtime_error("the queue is full");
  }

  std::vector<Answer> wait() {
    std::unique_lock lock{mutex_};
    wake_.wait(lock, [this] { return !answered_.empty(); });
    return std::exchange(answered_, {});
  }

  ledger::Engine& engine_;
  std::vector<SteadyClock::time_point> sent_;
  std::vector<double> latencies_ms_;
  std::mutex mutex_;
  std::condition_variable wake_;
  std::vector<Answer> answered_;
};

}  // namespace chalkline::bench
