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

void finish_closing_accounts(Accounts& accounts, const ledger::Log& log, ledger::Engine& engine) {
  for (const auto id : accounts.closing()) {
    if (close_account(log, engine, id)) accounts.erase(id);
  }
}

}  // namespace chalkline::http
