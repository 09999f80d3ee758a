#include "http/app/own_commands/monthly_bonuses.hpp"

#include "ledger/engine/account_history.hpp"

namespace chalkline::http {
namespace {

bool is_due(const ledger::AccountState& account, ledger::Timestamp now) {
  const auto& member = account.membership;
  return account.closed == 0 && member.tier &&
         now >= ledger::anniversary(member.since, member.bonuses + 1);
}

}  // namespace

void grant_due_bonuses(const std::vector<ledger::AccountId>& members, const ledger::State& state,
                       ledger::Engine& engine, ledger::Timestamp now) {
  for (const auto account : members) {
    // Few are due at any time, and the state shows that without the engine.
    while (is_due(ledger::load_account(state, account), now)) {
      if (!engine.execute(ledger::GrantMonthlyBonus{account})) break;
    }
  }
}

}  // namespace chalkline::http
