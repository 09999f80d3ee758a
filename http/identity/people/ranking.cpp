#include "http/identity/people/ranking.hpp"

namespace chalkline::http {

Ranking::Ranking(People& people, bool verified_only, Listener listener)
    : people_{people}, verified_only_{verified_only}, listener_{std::move(listener)} {
  for (const auto id : people_.unranked(verified_only_)) listener_(id, false);
}

void Ranking::refresh(ledger::AccountId account) {
  const std::lock_guard lock{mutex_};
  listener_(account, people_.is_ranked(account, verified_only_));
}

}  // namespace chalkline::http
