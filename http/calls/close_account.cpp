#include "http/calls/close_account.hpp"

#include "ledger/account_history.hpp"

namespace chalkline::http {

std::optional<ledger::Position> close_account(const ledger::Log& log, ledger::Engine& engine,
                                              ledger::AccountId account) {
  const auto outcome =
      engine.execute(ledger::CloseAccount{account, ledger::open_bets(log, account)});
  if (outcome) return outcome->position;
  if (outcome.error() == ledger::Rejection::kBusy) return std::nullopt;
  return 0;  // closed, or never opened
}

}  // namespace chalkline::http
