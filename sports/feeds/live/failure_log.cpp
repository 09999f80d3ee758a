#include "sports/feeds/live/failure_log.hpp"

#include <spdlog/spdlog.h>

namespace chalkline::sports::live {

void FailureLog::fails(const std::string& why) const {
  spdlog::warn("sports: {} fails and is asked again until it works: {}", name_, why);
}

void FailureLog::works_again() const { spdlog::info("sports: {} works again", name_); }

}  // namespace chalkline::sports::live
