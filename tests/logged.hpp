#pragma once

#include <spdlog/sinks/ostream_sink.h>
#include <spdlog/spdlog.h>

#include <memory>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>

namespace chalkline {

// The log's lines as long as this lives.
class Logged {
 public:
  Logged() {
    const auto sink = std::make_shared<spdlog::sinks::ostream_sink_mt>(lines_);
    auto logger = std::make_shared<spdlog::logger>("test", sink);
    logger->set_pattern("%v");
    spdlog::set_default_logger(std::move(logger));
    spdlog::set_level(spdlog::level::info);
  }
  Logged(const Logged&) = delete;
  Logged& operator=(const Logged&) = delete;
  ~Logged() { spdlog::set_default_logger(before_); }
  std::string text() const { return lines_.str(); }

  // How many of the lines contain it.
  int lines_with(std::string_view part) const {
    int lines = 0;
    std::istringstream text{lines_.str()};
    for (std::string line; std::getline(text, line);) lines += line.contains(part) ? 1 : 0;
    return lines;
  }

 private:
  std::shared_ptr<spdlog::logger> before_ = spdlog::default_logger();
  std::ostringstream lines_;
};

}  // namespace chalkline
