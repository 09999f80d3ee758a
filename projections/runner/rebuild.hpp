#pragma once

#include <functional>
#include <string>
#include <vector>

#include "ledger/log/log.hpp"

namespace chalkline::projections {

struct RebuildResult {
  std::string model;
  std::string running_digest;  // empty when there was no readable model of this version
  std::string rebuilt_digest;
};

// Removes the models in `directory` that have seen more than the log has, where its end has been
// accepted as it is: they show what is lost. Throws std::runtime_error with one sentence when a
// server has the directory open.
void remove_models_beyond(const std::string& directory, const ledger::Log& log);

// Builds every model afresh from the log, up to where the log ends now, beside the running ones in
// `directory`; brings those to the same position, compares the SHA-256 (hex) of the content of each
// model, and switches to the fresh ones, which are right by construction. `progress` is called with
// (applied, total). Throws std::runtime_error with one sentence when a server has the directory
// open, or when a running model has seen a position that the log does not have.
std::vector<RebuildResult> rebuild(
    const std::string& directory, const ledger::Log& log,
    const std::function<void(ledger::Position, ledger::Position)>& progress);

// The same comparison and nothing else, at the position where the running models stand: they are
// only read. Empty when there are none. Throws as rebuild() does, std::runtime_error when they are
// of other versions than this program's, when their tables or indexes are others or an index does
// not say what its table says, and sqlite::Error when they cannot be read.
std::vector<RebuildResult> compare(
    const std::string& directory, const ledger::Log& log,
    const std::function<void(ledger::Position, ledger::Position)>& progress);

}  // namespace chalkline::projections
