#pragma once

#include <expected>

#include "ledger/commands.hpp"
#include "ledger/rejection.hpp"
#include "ledger/rules.hpp"

namespace chalkline::ledger {

// What belongs to no account and no game.
struct LedgerState {
  std::uint16_t rules{kFirstRules};  // the version in force
  Position last_event{};             // of the ledger's own stream; 0: none yet
  static constexpr auto fields =
      std::tuple{field("rules", &LedgerState::rules), field("lastEvent", &LedgerState::last_event)};
  friend bool operator==(const LedgerState&, const LedgerState&) = default;
};

// kNothingToDo for the version in force, kRulesNotAdoptable for a lower or an unknown one.
std::expected<Event, Rejection> decide(const LedgerState& state, const AdoptRules& command);

void evolve(LedgerState& state, const Event& event, Position position);

}  // namespace chalkline::ledger
