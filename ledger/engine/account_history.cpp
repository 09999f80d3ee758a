#include "ledger/engine/account_history.hpp"

#include <fmt/format.h>

#include "ledger/log/log.hpp"
#include "ledger/rules/account.hpp"
#include "ledger/rules/settlement.hpp"
#include "ledger/state/cached_state.hpp"
#include "ledger/state/state.hpp"

namespace chalkline::ledger {
namespace {

bool is_open(const State& state, BetId bet) {
  const auto settlement = cached_state<Settlement>(state, state_key::of_settlement(bet));
  return !settlement || !is_settled(&*settlement);
}

}  // namespace

AccountState load_account(const State& state, AccountId id) {
  return cached_state<AccountState>(state, state_key::of(id)).value_or(AccountState{});
}

std::optional<ClassId> class_of_purse(const State& state, std::optional<AccountId> account) {
  if (!account || !is_purse(*account)) return std::nullopt;
  const auto purse = load_account(state, *account).purse;
  if (!purse || purse->left) return std::nullopt;
  return purse->class_id;
}

void walk_history(const Log& log, const State& state, AccountId account,
                  const std::function<bool(const Record&)>& visit) {
  walk_history_from(log, load_account(state, account).last_event, visit);
}

void walk_history_from(const Log& log, Position position,
                       const std::function<bool(const Record&)>& visit) {
  while (position != 0) {
    const auto record = read_record(log, position);
    if (!visit(record)) return;
    position = record.previous_in_stream;
  }
}

void walk_open_bets(const Log& log, const State& state, AccountId id,
                    const std::function<bool(SettleBets::Placed)>& visit) {
  const auto account = load_account(state, id);
  auto left = account.open_bets;
  if (left == 0) return;
  walk_history_from(log, account.last_event, [&](const Record& record) {
    const auto* placed = std::get_if<BetPlaced>(&record.event);
    if (placed == nullptr || !is_open(state, record.position)) return true;
    return visit({record.position, *placed}) && --left > 0;
  });
}

}  // namespace chalkline::ledger
