#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "base/signing/key.hpp"
#include "ledger/log/log.hpp"
#include "ledger/values/ids.hpp"
#include "proof/note/checkpoint.hpp"

// A copy of a ledger, which nobody writes to, and what it has to continue.
namespace chalkline::proof {

// All records of a copy as they are read once.
struct LedgerCopy {
  ledger::Position position{};
  ledger::Hash root{};
  std::vector<VerifyingKey> keys{};         // that it has adopted for its checkpoints
  std::vector<ledger::AccountId> opened{};  // people's own accounts, and not their purses
  std::vector<ledger::AccountId> closed{};  // of these; their people are to be erased
};

// Reads and hashes each record. Throws LogFailure at one that cannot be read, and
// std::runtime_error with one sentence where their root is not the one that is stored.
LedgerCopy read_copy(const ledger::Log& log);

// Throws std::runtime_error with one sentence that names `place`, where it lies, unless the note is
// of a checkpoint that one of the keys that the ledger has adopted has signed, and the ledger
// continues it.
void require_kept(const ledger::Log& log, const LedgerCopy& copy, const std::string& note,
                  const std::string& place);

}  // namespace chalkline::proof
