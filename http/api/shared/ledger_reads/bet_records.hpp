#pragma once

#include <map>
#include <span>
#include <string_view>
#include <vector>

#include "http/api/shared/ledger_reads/adopted_rules.hpp"
#include "ledger/events/events.hpp"
#include "ledger/log/log.hpp"
#include "ledger/state/state.hpp"

namespace chalkline::http {

// The records that a bet's receipt holds, and the role of each in it.
using BetRecords = std::map<ledger::Position, std::string_view>;

// A bet, where it stands, and the positions at which it was settled or a settlement of it was taken
// back.
struct ReceiptBet {
  ledger::BetId id{};
  ledger::BetPlaced placed;
  std::vector<ledger::Position> settlements;
};

// The records of an open bet: the bet itself, the rules in force, and what the log had of its games
// when it was placed. For one that is or was settled also all that came of them until now, its
// settlements and what caused them. The figures of players are there where the bet has a prop on
// the game.
BetRecords bet_records(const ledger::Log& log, const ledger::State& state, AdoptedRules& rules,
                       const ReceiptBet& bet);

}  // namespace chalkline::http
