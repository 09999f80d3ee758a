#include "http/assignments/read_ahead.hpp"

#include <spdlog/spdlog.h>

#include "ledger/state/state.hpp"

namespace chalkline::http {

void ReadAhead::start() {
  thread_.start("read ahead", [this](const std::stop_token& stopping) { run(stopping); });
}

void ReadAhead::run(const std::stop_token& stopping) {
  // Models that are made anew have all by then: what they lack is read from the log, far slower.
  constexpr std::chrono::milliseconds kLookAgain{100};
  const auto end = parts_.log.position();
  const auto is_ready = [&] {
    const auto& models = parts_.models;
    return parts_.state.is_ready() && models.available() && models.position() >= end;
  };
  while (!is_ready() && !stopping.stop_requested()) pause(stopping, kLookAgain);
  try {
    parts_.states.read_ahead(parts_.clock(), stopping);
  } catch (const std::exception& failure) {
    spdlog::warn("Classes are read when somebody looks at them: {}", failure.what());
  }
}

}  // namespace chalkline::http
