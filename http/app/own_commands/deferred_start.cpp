#include "http/app/own_commands/deferred_start.hpp"

#include <spdlog/spdlog.h>

#include <chrono>
#include <utility>

namespace chalkline::http {

DeferredStart::DeferredStart(const ledger::Log& log, const ledger::State& state,
                             std::function<void()> start)
    : log_{log}, state_{state}, start_{std::move(start)} {
  constexpr std::chrono::seconds kStartWait{5};
  if (state_.wait_until_ready(kStartWait)) std::exchange(start_, nullptr)();
}

void DeferredStart::continue_in_background() {
  if (start_) thread_.start("start", [this](const std::stop_token&) { run(); });
}

void DeferredStart::run() {
  constexpr std::chrono::seconds kLogEvery{5};
  while (!state_.wait_until_ready(kLogEvery)) {
    if (state_.is_stopping()) return;
    spdlog::warn("The state is derived from the ledger: {} of {} records", state_.position(),
                 log_.position());
  }
  start_();
  spdlog::info("The state is complete: everything can be changed again");
}

}  // namespace chalkline::http
