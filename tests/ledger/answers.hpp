#pragma once

#include <condition_variable>
#include <iterator>
#include <map>
#include <mutex>
#include <vector>

#include "ledger/engine/engine.hpp"

namespace chalkline::ledger::test {

// Keeps the answers of the engine until the test asks for them.
class Answers final : public AnswerSink {
 public:
  void deliver(std::vector<Answer> answers) override {
    const std::scoped_lock lock{mutex_};
    deliveries_.push_back(answers.size());
    for (auto& answer : answers) {
      const auto fresh = by_ticket_.emplace(answer.ticket, std::move(answer.outcome)).second;
      answered_twice_ = answered_twice_ || !fresh;
    }
    arrived_.notify_all();
  }

  void wait_until(std::size_t count) {
    std::unique_lock lock{mutex_};
    arrived_.wait(lock, [&] { return by_ticket_.size() >= count; });
  }
  // The answers by their tickets, once so many have arrived. The first of two to one ticket is
  // kept.
  std::map<std::uint64_t, Outcome> wait_for(std::size_t count) {
    wait_until(count);
    const std::scoped_lock lock{mutex_};
    return by_ticket_;
  }

  std::size_t count() const {
    const std::scoped_lock lock{mutex_};
    return by_ticket_.size();
  }
  // How many answers came with each call.
  std::vector<std::size_t> deliveries() const {
    const std::scoped_lock lock{mutex_};
    return deliveries_;
  }
  bool answered_twice() const {
    const std::scoped_lock lock{mutex_};
    return answered_twice_;
  }

 private:
  mutable std::mutex mutex_;
  std::condition_variable arrived_;
  std::map<std::uint64_t, Outcome> by_ticket_;
  std::vector<std::size_t> deliveries_;
  bool answered_twice_ = false;
};

}  // namespace chalkline::ledger::test
