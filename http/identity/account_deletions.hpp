#pragma once

#include <cstdint>
#include <expected>
#include <functional>
#include <mutex>
#include <optional>
#include <vector>

#include "http/identity/accounts.hpp"

namespace chalkline::http {

// People leave for good: the ledger closes the account, and accounts.db forgets them. An
// interrupted deletion is done again. Any thread; blocks on the disk, so never on an io thread.
class AccountDeletions {
 public:
  // Closes the account in the ledger; closed already is fine. The position of what was written, 0
  // if nothing; absent when the ledger is too busy: nothing was done.
  using InLedger = std::function<std::optional<ledger::Position>(ledger::AccountId account)>;
  // Hears of each who has gone, with the sessions that ended.
  using Gone = std::function<void(const Person& person, const std::vector<Digest>& ended)>;
  // `accounts` outlives it.
  AccountDeletions(Accounts& accounts, InLedger in_ledger, Gone gone);

  enum class Stays : std::uint8_t {
    kNotConfirmed,  // the password that was verified is no longer theirs, or they have left
    kBusy,
  };
  // The position of what was written in the ledger, 0 if nothing. On an error nothing has changed,
  // also not what an earlier one has left to finish(), as everything is that throws on its way.
  std::expected<ledger::Position, Stays> close(const Person& verified);

  // Does once more what broke off on its way: in this process, or when an earlier one ended.
  void finish();

 private:
  // With the lock held.
  void erase(ledger::AccountId account);

  Accounts& accounts_;
  const InLedger in_ledger_;
  const Gone gone_;
  std::mutex mutex_;  // a closing that may still be taken back is under way for nobody else
};

}  // namespace chalkline::http
