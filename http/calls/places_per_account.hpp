#pragma once

#include <cstddef>
#include <memory>
#include <mutex>
#include <unordered_map>

#include "ledger/ids.hpp"

namespace chalkline::http {

// A person asks for a whole history now and then: a second one at once is a double click, or
// another tab. More would only keep everyone else waiting.
inline constexpr std::size_t kLongReadsPerAccount = 2;

// A browser asks over six connections at most, and a phone beside it for one thing or two. Some
// thirty accounts together would fill the queue before the disk (kStorageQueueMax), and none alone.
inline constexpr std::size_t kStoragePerAccount = 8;

// Counts what each account has under way of one kind, up to so many at once. Any thread.
class PlacesPerAccount {
 public:
  explicit PlacesPerAccount(std::size_t each) : each_{each} {}

  struct Leave {
    ledger::AccountId account{};
    void operator()(PlacesPerAccount* places) const { places->leave(account); }
  };
  using Place = std::unique_ptr<PlacesPerAccount, Leave>;

  // A place to be held for as long as it takes; empty when the account holds as many as it may.
  Place enter(ledger::AccountId account);

 private:
  void leave(ledger::AccountId account);

  const std::size_t each_;
  std::mutex mutex_;
  std::unordered_map<ledger::AccountId, std::size_t> held_;
};

}  // namespace chalkline::http
