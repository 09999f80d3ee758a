#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>

#include "http/app/commands/demo/demo_learner.hpp"
#include "http/app/process/data_directory.hpp"
#include "insight/learners/sample_learner.hpp"
#include "ledger/values/ids.hpp"

namespace chalkline::http {

struct DemoSize {
  std::size_t learners{insight::kSampleClass};
  std::chrono::days days{kDemoDays};  // fewer: the first ones, of all that the learners would do
};

// The demo as it was made, and how its educator and its learners sign in: all by one password.
struct DemoMade {
  std::string educator;
  std::string learner;  // the first; the others are numbered on
  std::string
      chaser{};  // of the learners, one whose signs of chasing are shared; empty without one
  std::string chaser_alias{};
  std::string password;
  std::string title;
};

// Makes a class of learners of known habits in a new data directory: its days until `now`, decided
// by the ledger as on a server. `progress` is called with (days done, of all). Throws
// std::runtime_error with one sentence.
DemoMade make_demo(const DataDirectory& data, ledger::Timestamp now, DemoSize size,
                   const std::function<void(std::uint64_t, std::uint64_t)>& progress);

}  // namespace chalkline::http
