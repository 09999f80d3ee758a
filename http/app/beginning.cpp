#include "http/app/beginning.hpp"

#include <spdlog/spdlog.h>

#include <chrono>
#include <utility>

namespace chalkline::http {

Beginning::Beginning(const ledger::Log& log, const ledger::State& state,
                     std::function<void()> begin)
    : log_{log}, state_{state}, begin_{std::move(begin)} {
  constexpr std::chrono::seconds kWorthWaitingFor{5};
  if (state_.wait_until_ready(kWorthWaitingFor)) std::exchange(begin_, nullptr)();
}

void Beginning::go_on_alone() {
  if (begin_) thread_.start("start", [this](const std::stop_token&) { run(); });
}

void Beginning::run() {
  constexpr std::chrono::seconds kBetweenWords{5};
  while (!state_.wait_until_ready(kBetweenWords)) {
    if (state_.is_stopping()) return;
    spdlog::warn("The state is derived from the ledger: {} of {} records", state_.position(),
                 log_.position());
  }
  begin_();
  spdlog::info("The state is complete: everything can be changed again");
}

}  // namespace chalkline::http
