#include "http/identity/accounts_upkeep.hpp"

#include <spdlog/spdlog.h>

namespace chalkline::http {

AccountsUpkeep::AccountsUpkeep(Accounts& accounts, std::chrono::milliseconds every)
    : accounts_{accounts}, every_{every} {
  thread_ = std::jthread{[this](const std::stop_token& stopping) { run(stopping); }};
}

void AccountsUpkeep::stop() {
  thread_.request_stop();
  if (thread_.joinable()) thread_.join();
}

void AccountsUpkeep::run(const std::stop_token& stopping) {
  while (!stopping.stop_requested()) {
    try {
      accounts_.empty_wal();
    } catch (const std::exception& failure) {
      spdlog::error("Erased people are removed from the WAL later: {}", failure.what());
    }
    std::unique_lock lock{pause_mutex_};
    pause_.wait_for(lock, stopping, every_, [] { return false; });
  }
}

}  // namespace chalkline::http
