#pragma once

#include <cstdint>
#include <utility>

#include "base/lru_cache.hpp"
#include "ledger/events/progress_events.hpp"

namespace chalkline::http {

// Remembers which player has looked at which view of the data hub, so that the view is recorded
// once and the ledger not asked again. For one thread.
class HubViews {
 public:
  bool knows(ledger::AccountId account, ledger::DataView view) {
    return known_.find(key(account, view)) != nullptr;
  }
  void note(ledger::AccountId account, ledger::DataView view) {
    known_.put(key(account, view), true);
  }

 private:
  // Five views of each of 10,000 players who look on within a day or so: some 4 MB.
  static constexpr std::size_t kKnownMax = 50'000;

  static std::uint64_t key(ledger::AccountId account, ledger::DataView view) {
    constexpr int kViewBits = 3;
    static_assert(ledger::enum_names<ledger::DataView>.size() < 1U << kViewBits);
    return ledger::raw(account) << kViewBits | std::to_underlying(view);
  }

  LruCache<std::uint64_t, bool> known_{kKnownMax};
};

}  // namespace chalkline::http
