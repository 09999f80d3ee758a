#include "http/calls/long_reads.hpp"

namespace chalkline::http {

LongReads::Place LongReads::begin(ledger::AccountId account) {
  const std::lock_guard lock{mutex_};
  auto& count = under_way_[account];
  if (count == kLongReadsPerAccount) return {};
  ++count;
  return Place{this, End{account}};
}

void LongReads::end(ledger::AccountId account) {
  const std::lock_guard lock{mutex_};
  const auto found = under_way_.find(account);
  if (--found->second == 0) under_way_.erase(found);
}

}  // namespace chalkline::http
