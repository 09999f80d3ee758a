#include "http/calls/close_account.hpp"

#include "ledger/account_history.hpp"

namespace chalkline::http {
namespace {

// A bet that is placed or settled between reading the open ones and closing makes it read again.
// Nobody bets that fast for long.
constexpr int kAttempts = 10;

}  // namespace

std::optional<ledger::Position> close_account(const ledger::Log& log, ledger::Engine& engine,
                                              ledger::AccountId account) {
  for (int attempt = 0; attempt < kAttempts; ++attempt) {
    const auto outcome =
        engine.execute(ledger::CloseAccount{account, ledger::open_bets(log, account)});
    if (outcome) return outcome->position;
    if (outcome.error() != ledger::Rejection::kBusy) return 0;  // closed, or never opened
  }
  return std::nullopt;
}

void finish_closing_accounts(Accounts& accounts, const ledger::Log& log, ledger::Engine& engine) {
  for (const auto id : accounts.closing()) {
    if (close_account(log, engine, id)) accounts.erase(id);
  }
}

}  // namespace chalkline::http
