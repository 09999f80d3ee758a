#pragma once

#include <functional>
#include <mutex>

#include "http/identity/people/people.hpp"

namespace chalkline::http {

// Publishes to the leaderboards who is on them according to accounts.db (RULES 33).
class Ranking {
 public:
  using Listener = std::function<void(ledger::AccountId account, bool ranked)>;
  // Publishes all who are left out. `people` outlives this.
  Ranking(People& people, bool verified_only, Listener listener);

  // After each change of what decides it. Publishes the stored value and not a requested one, since
  // either of two concurrent changes may come first. Not on an io thread.
  void refresh(ledger::AccountId account);

 private:
  People& people_;
  const bool verified_only_;
  const Listener listener_;
  std::mutex mutex_;  // held from reading to publishing, so that updates keep their order
};

}  // namespace chalkline::http
