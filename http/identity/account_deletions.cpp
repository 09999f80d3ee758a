#include "http/identity/account_deletions.hpp"

#include <spdlog/spdlog.h>

#include <algorithm>
#include <utility>

namespace chalkline::http {

AccountDeletions::AccountDeletions(Accounts& accounts, InLedger in_ledger, Gone gone)
    : accounts_{accounts}, in_ledger_{std::move(in_ledger)}, gone_{std::move(gone)} {}

// Stores the intention first, so that a crash in between does not leave a person whose account the
// ledger has closed. The intention of an earlier closing that broke off is kept, since the ledger
// may have closed the account by then.
std::expected<ledger::Position, AccountDeletions::Stays> AccountDeletions::close(
    const Person& verified) {
  const std::lock_guard lock{mutex_};
  const bool begun_before = std::ranges::count(accounts_.erasure.pending(), verified.id) > 0;
  if (!accounts_.erasure.begin(verified)) return std::unexpected{Stays::kNotConfirmed};
  const auto position = in_ledger_(verified.id);
  if (!position) {
    if (!begun_before) accounts_.erasure.cancel(verified.id);
    return std::unexpected{Stays::kBusy};
  }
  erase(verified.id);
  return *position;
}

// A failed erasure must not block the others.
void AccountDeletions::finish() {
  const std::lock_guard lock{mutex_};
  for (const auto account : accounts_.erasure.pending()) {
    try {
      if (in_ledger_(account)) erase(account);
    } catch (const std::exception& failure) {
      spdlog::error("Account {} is erased later: {}", ledger::raw(account), failure.what());
    }
  }
}

// Empties the WAL last: once the row is gone, no later round comes back to the rest.
void AccountDeletions::erase(ledger::AccountId account) {
  const auto person = accounts_.people.find(account);
  const auto ended = accounts_.erasure.erase(account);
  if (person) gone_(*person, ended);
  accounts_.db.empty_wal();
}

}  // namespace chalkline::http
