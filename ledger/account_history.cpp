#include "ledger/account_history.hpp"

#include <fmt/format.h>

#include "ledger/account.hpp"
#include "ledger/kept_state.hpp"
#include "ledger/log.hpp"
#include "ledger/settlement.hpp"

namespace chalkline::ledger {
namespace {

bool is_open(const Log& log, BetId bet) {
  const auto settlement = kept_state<Settlement>(log, state_key::of_settlement(bet));
  return !settlement || !is_settled(&*settlement);
}

}  // namespace

AccountState load_account(const Log& log, AccountId id) {
  return kept_state<AccountState>(log, state_key::of(id)).value_or(AccountState{});
}

void walk_history(const Log& log, AccountId account,
                  const std::function<bool(const Record&)>& visit) {
  walk_history_from(log, load_account(log, account).last_event, visit);
}

void walk_history_from(const Log& log, Position position,
                       const std::function<bool(const Record&)>& visit) {
  while (position != 0) {
    const auto record = read_record(log, position);
    if (!visit(record)) return;
    position = record.previous_in_stream;
  }
}

std::vector<SettleBets::Placed> open_bets(const Log& log, AccountId account) {
  const auto count = load_account(log, account).open_bets;
  std::vector<SettleBets::Placed> open;
  if (count == 0) return open;
  walk_history(log, account, [&](const Record& record) {
    const auto* placed = std::get_if<BetPlaced>(&record.event);
    if (placed != nullptr && is_open(log, record.position))
      open.push_back({record.position, *placed});
    return open.size() < count;
  });
  return open;
}

}  // namespace chalkline::ledger
