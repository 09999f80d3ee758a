#pragma once

#include <cstddef>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <unordered_map>

#include "http/server/task.hpp"
#include "ledger/values/ids.hpp"

namespace chalkline::http {

// A browser asks one question at a time; more at once are retries and other tabs.
inline constexpr std::size_t kWaitingPerAccount = 16;

// Has the questions of an account answered one after the other, so that each finds what the one
// before it has left of the day's. Any thread.
class Turns {
 public:
  struct End {
    ledger::AccountId account{};
    void operator()(Turns* turns) const { turns->end(account); }
  };
  using Turn = std::unique_ptr<Turns, End>;

  // Resumes once the account has no earlier question under way, with a turn to be held until the
  // answer; an empty one when kWaitingPerAccount wait already.
  Task<Turn> begin(Executor executor, ledger::AccountId account);

 private:
  void end(ledger::AccountId account);

  std::mutex mutex_;
  // Accounts with a question under way, and what waits behind it.
  std::unordered_map<ledger::AccountId, std::deque<std::function<void()>>> under_way_;
};

}  // namespace chalkline::http
