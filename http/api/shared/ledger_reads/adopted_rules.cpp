#include "http/api/shared/ledger_reads/adopted_rules.hpp"

#include <algorithm>
#include <variant>

#include "ledger/engine/account_history.hpp"
#include "ledger/state/lookups.hpp"

namespace chalkline::http {

std::optional<ledger::Position> AdoptedRules::in_force_at(ledger::Position position) {
  const std::lock_guard lock{mutex_};
  catch_up();
  const auto later = std::ranges::lower_bound(adopted_, position);
  if (later == adopted_.begin()) return std::nullopt;
  return *std::prev(later);
}

void AdoptedRules::catch_up() {
  const auto newest = ledger::load_ledger(state_).last_event;
  if (newest <= read_up_to_) return;
  std::vector<ledger::Position> newer;
  ledger::walk_history_from(log_, newest, [&](const ledger::Record& record) {
    if (record.position <= read_up_to_) return false;
    if (std::holds_alternative<ledger::RulesAdopted>(record.event))
      newer.push_back(record.position);
    return true;
  });
  adopted_.insert(adopted_.end(), newer.rbegin(), newer.rend());
  read_up_to_ = newest;
}

}  // namespace chalkline::http
