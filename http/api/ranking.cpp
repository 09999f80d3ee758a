#include "http/api/ranking.hpp"

namespace chalkline::http {

Ranking::Ranking(Accounts& accounts, bool verified_only, Tell tell)
    : accounts_{accounts}, verified_only_{verified_only}, tell_{std::move(tell)} {
  for (const auto id : accounts_.unranked(verified_only_)) tell_(id, false);
}

void Ranking::refresh(ledger::AccountId account) {
  const std::lock_guard lock{mutex_};
  tell_(account, accounts_.is_ranked(account, verified_only_));
}

}  // namespace chalkline::http
