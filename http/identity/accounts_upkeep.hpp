#pragma once

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <thread>

#include "http/identity/accounts.hpp"

namespace chalkline::http {

// Who reads accounts.db for longer than an instant, as a backup does, has ended soon after.
inline constexpr std::chrono::seconds kUpkeepEvery{10};

// Removes what the WAL still holds of erased people when somebody was reading at their erasure, on
// a thread of its own.
class AccountsUpkeep {
 public:
  // `accounts` outlives it.
  explicit AccountsUpkeep(Accounts& accounts, std::chrono::milliseconds every = kUpkeepEvery);
  ~AccountsUpkeep() { stop(); }
  void stop();

 private:
  void run(const std::stop_token& stopping);

  Accounts& accounts_;
  const std::chrono::milliseconds every_;
  std::mutex pause_mutex_;
  std::condition_variable_any pause_;
  std::jthread thread_;
};

}  // namespace chalkline::http
