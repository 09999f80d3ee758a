#pragma once

#include <fmt/format.h>

#include <cstdint>
#include <functional>
#include <string>
#include <utility>

#include "http/app/commands/demo/demo.hpp"

namespace chalkline::http {

// Says how far the making of a demo is, a line each so many days: it takes minutes on a busy
// machine.
class DemoSteps {
 public:
  static constexpr std::uint64_t kDaysEach = 5;

  DemoSteps(DemoSize size, std::function<void(const std::string& line)> say)
      : learners_{size.learners}, say_{std::move(say)} {
    say_(fmt::format("Making a class of {} learners and their last {} days", learners_,
                     size.days.count()));
  }

  void operator()(std::uint64_t day, std::uint64_t of_days) {
    if (day < next_) return;
    next_ = day - day % kDaysEach + kDaysEach;
    say_(fmt::format("{} learners, day {} of {}", learners_, day, of_days));
  }

 private:
  std::size_t learners_;
  std::function<void(const std::string& line)> say_;
  std::uint64_t next_{kDaysEach};
};

}  // namespace chalkline::http
