#pragma once

#include "ledger/values/advice.hpp"
#include "wizard/advice/assessment.hpp"
#include "wizard/evidence/edge_record.hpp"

namespace chalkline::wizard {

using ledger::Pass;

// The Wizard's view of a side at a price. The ledger decides it (ledger/values/advice.hpp), from
// figures rounded to millionths, and can decide it again.
struct Advice {
  ledger::Side side{};
  SideChances chances;
  ledger::AdviceInputs inputs;
  ledger::AdviceDecision decision{};
  double claimed{};   // d * p - 1 by the blend
  EdgeWorth worth{};  // what such edges were worth; empty where none is claimed
  double chance{};    // after the edge is shrunk by it
  double edge{};      // d * p - 1 by that chance; SPEC's expectedValue is 100 times it

  Pass pass() const { return decision.pass; }
  bool is_recommended() const { return pass() == Pass::kNone; }
};

Advice advise(const Assessment& assessment, ledger::Side side, const EdgeRecord& edges);

}  // namespace chalkline::wizard
