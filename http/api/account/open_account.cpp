#include <spdlog/spdlog.h>

#include "http/api/account/account.hpp"

namespace chalkline::http {

Task<ledger::Outcome> Account::open_account(RequestContext& context, ledger::AccountId id) {
  const auto outcome = co_await context.io.engine.decide(ledger::OpenAccount{id});
  const bool is_open = outcome || outcome.error() == ledger::Rejection::kAccountExists;
  if (!is_open) co_return outcome;
  // Should this be lost, the next sign-in or start does it again.
  auto& people = parts_.accounts.people;
  const bool queued = parts_.storage.submit(id, [&people, id] {
    try {
      people.mark_open(id);
    } catch (const std::exception& failure) {
      spdlog::error("Account {} is open in the ledger and not marked so: {}", ledger::raw(id),
                    failure.what());
    }
  });
  if (!queued) spdlog::warn("Account {} is marked open at its next sign-in", ledger::raw(id));
  co_return outcome ? outcome : ledger::Outcome{ledger::CommandResult{}};
}

}  // namespace chalkline::http
