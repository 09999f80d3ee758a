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

// Counts the whole histories that each account has being read. Any thread.
class LongReads {
 public:
  struct End {
    ledger::AccountId account{};
    void operator()(LongReads* reads) const { reads->end(account); }
  };
  using Place = std::unique_ptr<LongReads, End>;

  // A place to be held while one is read; empty when the account has as many as it may.
  Place begin(ledger::AccountId account);

 private:
  void end(ledger::AccountId account);

  std::mutex mutex_;
  std::unordered_map<ledger::AccountId, std::size_t> under_way_;
};

}  // namespace chalkline::http
