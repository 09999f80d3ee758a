#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <vector>

#include "ledger/values/ids.hpp"

namespace chalkline::http {

// Tells whether an account's read models have changed since some text was made of them, without a
// lock and in fixed memory. Accounts share counters, so that a change of one may look like one of
// another, never the reverse.
//   read epoch -> read models -> keep both; the text is good while the epoch is the same.
class CacheVersions {
 public:
  void touch(const std::vector<ledger::AccountId>& accounts) {
    for (const auto account : accounts) counter(account).fetch_add(1, std::memory_order_release);
  }
  std::uint32_t of(ledger::AccountId account) const {
    return const_cast<CacheVersions*>(this)->counter(account).load(std::memory_order_acquire);
  }

 private:
  static constexpr std::size_t kCounters = 65'536;  // 256 KiB
  std::atomic<std::uint32_t>& counter(ledger::AccountId account) {
    return counters_[ledger::raw(account) % kCounters];
  }
  std::array<std::atomic<std::uint32_t>, kCounters> counters_{};
};

}  // namespace chalkline::http
