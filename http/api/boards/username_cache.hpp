#pragma once

#include <string>

#include "base/lru_cache.hpp"
#include "http/identity/accounts_reader.hpp"

namespace chalkline::http {

struct AccountHash {
  std::size_t operator()(ledger::AccountId id) const {
    return std::hash<std::uint64_t>{}(ledger::raw(id));
  }
};

// The names of accounts, which never change. The ledger does not know them.
class UsernameCache {
 public:
  explicit UsernameCache(AccountsReader& accounts) : accounts_{accounts} {}

  const std::string& of(ledger::AccountId id) {
    if (const auto* known = names_.find(id)) return *known;
    return names_.put(id, accounts_.username(id).value_or("Deleted player"));
  }

 private:
  static constexpr std::size_t kNamesMax = 16'384;  // 2 MB; far more than all leaderboards show
  AccountsReader& accounts_;
  LruCache<ledger::AccountId, std::string, AccountHash> names_{kNamesMax};
};

}  // namespace chalkline::http
