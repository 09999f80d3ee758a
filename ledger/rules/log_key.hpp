#pragma once

#include <expected>
#include <optional>

#include "ledger/rules/commands.hpp"
#include "ledger/rules/ledger_state.hpp"
#include "ledger/rules/rejection.hpp"

// The keys that sign for the ledger.
namespace chalkline::ledger {

// The event to record. `stored_root`: of the ledger after the records that the checkpoint of
// `before` covers. In this order:
//   kLogKeyInvalid: no sound key, no name of a log, or parts that the cause does not have
//   kNothingToDo: the key is in force
//   of the first: kLogKeyStands where there is one
//   of a rotation: kLogKeyStands unless it comes after the key in force, kLogKeyUnsigned unless its
//   checkpoint is of this ledger and both keys have signed
//   of a restart: kLogKeyStands where the name is not a new one
std::expected<Event, Rejection> decide(const LedgerState& state, const AdoptLogKey& command,
                                       const std::optional<Sha256Digest>& stored_root);

}  // namespace chalkline::ledger
