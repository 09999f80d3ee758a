#pragma once

#include <fmt/format.h>
#include <unistd.h>

#include <cstdint>
#include <cstdio>
#include <string_view>

namespace chalkline::http {

// Shows how far a long command is, on a terminal only.
class ProgressBar {
 public:
  explicit ProgressBar(std::string_view what) : what_{what}, shown_{isatty(STDERR_FILENO) == 1} {}
  ~ProgressBar() {
    if (drawn_) fmt::print(stderr, "\n");
  }
  ProgressBar(const ProgressBar&) = delete;
  ProgressBar& operator=(const ProgressBar&) = delete;

  void operator()(std::uint64_t done, std::uint64_t total) {
    const auto percent = total == 0 ? 100 : done * 100 / total;
    if (!shown_ || (drawn_ && percent == percent_)) return;
    percent_ = percent;
    drawn_ = true;
    fmt::print(stderr, "\r{} [{:<50}] {:3} %", what_, std::string(percent / 2, '#'), percent);
    std::fflush(stderr);
  }

 private:
  std::string_view what_;
  bool shown_;
  bool drawn_{};
  std::uint64_t percent_{};
};

}  // namespace chalkline::http
