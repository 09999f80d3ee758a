#pragma once

#include <cstdint>
#include <expected>
#include <functional>
#include <mutex>
#include <optional>
#include <vector>

#include "http/identity/accounts.hpp"

namespace chalkline::http {

// Deletes accounts for good: the ledger closes the account, and accounts.db erases the person. An
// interrupted deletion is repeated. Any thread; blocks on the disk, so never on an io thread.
class AccountDeletions {
 public:
  // Closes the account in the ledger; closed already is fine. The position of what was written, 0
  // if nothing; absent when the ledger is too busy: nothing was done.
  using InLedger = std::function<std::optional<ledger::Position>(ledger::AccountId account)>;
  // Called for each person erased, with the sessions that ended.
  using Gone = std::function<void(const Person& person, const std::vector<Digest>& ended)>;
  // `accounts` outlives it.
  AccountDeletions(Accounts& accounts, InLedger in_ledger, Gone gone);

  enum class Stays : std::uint8_t {
    kNotConfirmed,  // the password that was verified is no longer theirs, or they have left
    kBusy,
  };
  // The position of what was written in the ledger, 0 if nothing. On an error nothing has changed;
  // a deletion that throws on its way is left to finish(), as an earlier interrupted one is.
  std::expected<ledger::Position, Stays> close(const Person& verified);

  // Repeats deletions that were interrupted, in this process or an earlier one.
  void finish();

 private:
  // With the lock held.
  void erase(ledger::AccountId account);

  Accounts& accounts_;
  const InLedger in_ledger_;
  const Gone gone_;
  std::mutex mutex_;  // one deletion at a time: it may still be taken back
};

}  // namespace chalkline::http
