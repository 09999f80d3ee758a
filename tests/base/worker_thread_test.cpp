#include "base/worker_thread.hpp"

#include <doctest/doctest.h>

#include <atomic>
#include <stdexcept>

#include "base/periodic_task.hpp"

namespace chalkline {
namespace {

using namespace std::chrono_literals;

TEST_CASE("a thread is asked to stop and waited for, however often") {
  std::atomic<bool> begun = false;
  std::atomic<bool> ended = false;
  WorkerThread thread{"worker", [&](const std::stop_token& stopping) {
                        begun = true;
                        begun.notify_one();
                        pause(stopping, 1h);
                        ended = stopping.stop_requested();
                      }};
  begun.wait(false);
  thread.stop();
  CHECK(ended);
  thread.stop();
}

TEST_CASE("a thread that never started has nothing to stop") {
  WorkerThread thread;
  thread.stop();
}

TEST_CASE("a pause ends by itself") { pause(std::stop_token{}, 1us); }

TEST_CASE("a round that fails does not keep the next one from coming") {
  std::atomic<int> rounds = 0;
  PeriodicTask task{1ms, "The next round comes", [&] {
                      ++rounds;
                      rounds.notify_one();
                      if (rounds == 1) throw std::runtime_error{"the first one"};
                    }};
  rounds.wait(0);
  rounds.wait(1);
  task.stop();
  CHECK(rounds >= 2);
}

}  // namespace
}  // namespace chalkline
