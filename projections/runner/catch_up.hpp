#pragma once

#include <concepts>
#include <functional>

#include "ledger/log/log.hpp"
#include "projections/files/model_file.hpp"

namespace chalkline::projections {

// Applies the log from where `models` stand up to `to`, in transactions of at most
// kRecordsPerCommit. `committed` is called after each; false ends the work. Throws LogFailure for a
// record that cannot be read.
void catch_up(ModelFile& models, const ledger::Log& log, ledger::Position to,
              const std::function<bool()>& committed);

// Large enough that a commit's cost is spread thin (the same page of an index is then written once
// for many rows), small enough to hold what it changes in memory (about 20 MB).
inline constexpr ledger::Position kRecordsPerCommit = 65'536;

// Throws std::runtime_error if the models have seen more than the log has.
void require_log_covers(const ledger::Log& log, ledger::Position seen);

}  // namespace chalkline::projections
