#pragma once

#include <functional>
#include <string>

#include "ledger/audit/model.hpp"
#include "ledger/state/checkpoint_store.hpp"

namespace chalkline::ledger {

// Compares every entry of a checkpoint with what the records up to its position lead to, which is
// what `model` has been applied to. `root`: of the log there. Reports one sentence for each
// difference.
void compare_state(const CheckpointStore& store, const AuditModel& model, const Hash& root,
                   Timestamp time, const std::function<void(std::string what)>& report);

}  // namespace chalkline::ledger
