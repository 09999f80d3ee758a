#include "base/worker_thread.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <atomic>
#include <stdexcept>
#include <string>
#include <vector>

#include "base/periodic_tasks.hpp"

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
  PeriodicTasks tasks{"task", {{1ms, "The next round comes", [&] {
                                  ++rounds;
                                  rounds.notify_one();
                                  if (rounds == 1) throw std::runtime_error{"the first one"};
                                }}}};
  rounds.wait(0);
  rounds.wait(1);
  tasks.stop();
  CHECK(rounds >= 2);
}

TEST_CASE("tasks of one thread come when they are due, each in its own time") {
  std::atomic<int> often = 0;
  std::vector<std::string> done;  // of the thread alone until it has stopped
  PeriodicTasks tasks{"tasks",
                      {{1ms, "It comes again",
                        [&] {
                          done.emplace_back("often");
                          ++often;
                          often.notify_one();
                        }},
                       {1h, "It fails", [&] {
                          done.emplace_back("once");
                          throw std::runtime_error{"the only one"};
                        }}}};
  for (int i = 0; i < 3; ++i) often.wait(i);
  tasks.stop();
  REQUIRE(done.size() >= 4);
  CHECK(done[0] == "often");
  CHECK(done[1] == "once");
  CHECK(std::ranges::count(done, "once") == 1);
}

}  // namespace
}  // namespace chalkline
