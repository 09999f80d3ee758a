#pragma once

#include "base/lru_cache.hpp"
#include "http/identity/accounts_reader.hpp"

namespace chalkline::http {

struct AccountHash {
  std::size_t operator()(ledger::AccountId id) const {
    return std::hash<std::uint64_t>{}(ledger::raw(id));
  }
};

// How others are shown accounts, which never changes. The ledger does not know it.
class PublicNames {
 public:
  explicit PublicNames(AccountsReader& accounts) : accounts_{accounts} {}

  const PublicName& of(ledger::AccountId id) {
    if (const auto* known = names_.find(id)) return *known;
    return names_.put(id, accounts_.public_name(id).value_or(PublicName{"", "Deleted player"}));
  }

 private:
  static constexpr std::size_t kNamesMax = 16'384;  // 2 MB; far more than all leaderboards show
  AccountsReader& accounts_;
  LruCache<ledger::AccountId, PublicName, AccountHash> names_{kNamesMax};
};

}  // namespace chalkline::http
