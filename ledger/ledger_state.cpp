#include "ledger/ledger_state.hpp"

namespace chalkline::ledger {

std::expected<Event, Rejection> decide(const LedgerState& state, const AdoptRules& command) {
  if (command.version == state.rules) return std::unexpected(Rejection::kNothingToDo);
  if (command.version < state.rules || !is_known_rules(command.version))
    return std::unexpected(Rejection::kRulesNotAdoptable);
  return RulesAdopted{command.version};
}

void evolve(LedgerState& state, const Event& event, Position position) {
  if (const auto* adopted = std::get_if<RulesAdopted>(&event)) state.rules = adopted->version;
  state.last_event = position;
}

}  // namespace chalkline::ledger
