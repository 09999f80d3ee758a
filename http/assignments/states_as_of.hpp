#pragma once

#include <optional>

#include "ledger/log/log.hpp"
#include "ledger/rules/account.hpp"
#include "ledger/rules/game.hpp"

namespace chalkline::ledger {
class State;
}

namespace chalkline::http {

// The ledger's state as it was at a position, for a report that says as of when it is. The state
// beside the log has the latest: where it has changed since then the records are read again, which
// takes milliseconds for a stream and is rare. Any thread; throws LogFailure.
class StatesAsOf {
 public:
  // Both outlive this. `at`: from the log's end on, the latest.
  StatesAsOf(const ledger::Log& log, const ledger::State& state, ledger::Position at)
      : log_{log}, state_{state}, at_{at} {}

  ledger::Position position() const { return at_; }
  // As far as the account's own stream tells; exists() is false before it was opened.
  ledger::AccountState account(ledger::AccountId id) const;
  // Absent before it was scheduled.
  std::optional<ledger::GameState> game(ledger::GameId id) const;
  // The outcome of a bet of that account; absent while it was open.
  std::optional<ledger::BetOutcome> outcome(ledger::AccountId account, ledger::BetId bet) const;

 private:
  const ledger::Log& log_;
  const ledger::State& state_;
  ledger::Position at_;
};

}  // namespace chalkline::http
