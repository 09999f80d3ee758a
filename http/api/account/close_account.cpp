#include "http/api/account/close_account.hpp"

namespace chalkline::http {

std::optional<ledger::Position> close_account(ledger::Engine& engine, ledger::AccountId account) {
  const auto outcome = engine.execute(ledger::CloseAccount{account});
  if (outcome) return outcome->position;
  if (ledger::is_passing(outcome.error())) return std::nullopt;
  return 0;  // closed, or never opened
}

}  // namespace chalkline::http
