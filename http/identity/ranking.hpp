#pragma once

#include <functional>
#include <mutex>

#include "http/identity/people.hpp"

namespace chalkline::http {

// Tells the leaderboards whom accounts.db wants on them (RULES 33).
class Ranking {
 public:
  using Listener = std::function<void(ledger::AccountId account, bool ranked)>;
  // Tells of everybody at once. `people` outlives it.
  Ranking(People& people, bool verified_only, Listener listener);

  // After each change of what decides it. Either of two concurrent changes may come first: the
  // stored value is told, never a requested one. Not on an io thread.
  void refresh(ledger::AccountId account);

 private:
  People& people_;
  const bool verified_only_;
  const Listener listener_;
  std::mutex mutex_;  // from asking to telling: what was asked first is told first
};

}  // namespace chalkline::http
