#include "http/assignments/states_as_of.hpp"

#include <algorithm>
#include <vector>

#include "ledger/engine/account_history.hpp"
#include "ledger/rules/settlement.hpp"
#include "ledger/state/lookups.hpp"
#include "ledger/state/state.hpp"

namespace chalkline::http {
namespace {

// Follows the records of a stream up to a position; its latest state ends at `end`.
template <class Kept>
Kept replayed(const ledger::Log& log, ledger::Position end, ledger::Position at) {
  std::vector<ledger::Record> records;
  ledger::walk_history_from(log, end, [&](const ledger::Record& record) {
    if (record.position <= at) records.push_back(record);
    return true;
  });
  std::ranges::reverse(records);
  Kept kept{};
  for (const auto& record : records) evolve(kept, record.event, record.position, record.time);
  return kept;
}

}  // namespace

ledger::AccountState StatesAsOf::account(ledger::AccountId id) const {
  auto latest = ledger::load_account(state_, id);
  if (latest.last_event <= at_) return latest;
  return replayed<ledger::AccountState>(log_, latest.last_event, at_);
}

std::optional<ledger::GameState> StatesAsOf::game(ledger::GameId id) const {
  auto latest = ledger::find_game(state_, id);
  if (!latest || latest->last_event <= at_) return latest;
  auto then = replayed<ledger::GameState>(log_, latest->last_event, at_);
  return then.last_event == 0 ? std::nullopt : std::optional{std::move(then)};
}

std::optional<ledger::BetOutcome> StatesAsOf::outcome(ledger::AccountId account,
                                                      ledger::BetId bet) const {
  const auto latest = ledger::find_settlement(state_, bet);
  if (!latest) return std::nullopt;
  if (ledger::is_settled(&*latest) && latest->position <= at_) return latest->outcome;
  std::optional<ledger::BetOutcome> found;
  const auto end = ledger::load_account(state_, account).last_event;
  ledger::walk_history_from(log_, end, [&](const ledger::Record& record) {
    if (record.position > at_) return true;
    const auto* settled = std::get_if<ledger::BetSettled>(&record.event);
    const auto* reversed = std::get_if<ledger::SettlementReversed>(&record.event);
    if (settled != nullptr && settled->bet == bet) found = settled->outcome;
    return !found && !(reversed != nullptr && reversed->bet == bet) && record.position > bet;
  });
  return found;
}

}  // namespace chalkline::http
