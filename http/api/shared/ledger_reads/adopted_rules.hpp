#pragma once

#include <mutex>
#include <optional>
#include <vector>

#include "ledger/log/log.hpp"
#include "ledger/state/state.hpp"

namespace chalkline::http {

// Where the ledger adopted versions of the rules. Reads each record of the ledger's own stream
// once, so that a receipt does not read years of daily lines. Any thread.
class AdoptedRules {
 public:
  // Both outlive this.
  AdoptedRules(const ledger::Log& log, const ledger::State& state) : log_{log}, state_{state} {}

  // The RulesAdopted that was in force at `position`; absent in a ledger that had none by then.
  std::optional<ledger::Position> in_force_at(ledger::Position position);

 private:
  void catch_up();

  const ledger::Log& log_;
  const ledger::State& state_;
  std::mutex mutex_;
  std::vector<ledger::Position> adopted_;  // ascending
  ledger::Position read_up_to_{};          // the newest record of the stream that was read
};

}  // namespace chalkline::http
