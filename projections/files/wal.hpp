#pragma once

#include <filesystem>

#include "base/sqlite/sqlite.hpp"

// The write-ahead log of a models' file. SQLite takes from it whatever a process that was killed
// has left, also what another program wrote there: pages get their checksums when they are folded
// into the file (base/sqlite/checked_pages.hpp). So a WAL is folded in by the process that wrote
// it, or not at all: the next one starts from the file, and applies again from the log what was
// only in the WAL. While it is folded in, the file is half of two states, and a mark beside it says
// so: then alone the next process has to finish that.
namespace chalkline::projections {

enum class Fold : bool {
  kAsFarAsPossible,  // readers may keep a rest in the WAL
  kAll               // and empty the WAL, unless there are readers
};
void fold_wal(sqlite::Connection& db, const std::filesystem::path& file, Fold fold);

// Before anybody opens what another process has left: removes the WAL, or finishes folding it in.
void leave_out_wal(const std::filesystem::path& file);

}  // namespace chalkline::projections
