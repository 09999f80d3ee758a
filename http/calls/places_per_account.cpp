#include "http/calls/places_per_account.hpp"

namespace chalkline::http {

PlacesPerAccount::Place PlacesPerAccount::enter(ledger::AccountId account) {
  const std::lock_guard lock{mutex_};
  auto& held = held_[account];
  if (held == each_) return {};
  ++held;
  return Place{this, Leave{account}};
}

void PlacesPerAccount::leave(ledger::AccountId account) {
  const std::lock_guard lock{mutex_};
  const auto found = held_.find(account);
  if (--found->second == 0) held_.erase(found);
}

}  // namespace chalkline::http
