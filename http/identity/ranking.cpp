#include "http/identity/ranking.hpp"

namespace chalkline::http {

Ranking::Ranking(Accounts& accounts, bool verified_only, Listener listener)
    : accounts_{accounts}, verified_only_{verified_only}, listener_{std::move(listener)} {
  for (const auto id : accounts_.unranked(verified_only_)) listener_(id, false);
}

void Ranking::refresh(ledger::AccountId account) {
  const std::lock_guard lock{mutex_};
  listener_(account, accounts_.is_ranked(account, verified_only_));
}

}  // namespace chalkline::http
