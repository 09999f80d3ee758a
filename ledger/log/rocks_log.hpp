#pragma once

#include <memory>
#include <string>

#include "ledger/log/log.hpp"

namespace rocksdb {
class Env;
}

namespace chalkline::ledger {

enum class OpenMode : std::uint8_t {
  kWrite,  // makes the log where there is none; one process at a time
  kRead,   // the records as of now, also while a server writes; append() throws
};

// Opens the log kept by RocksDB in `directory`. Throws LogFailure with one sentence otherwise.
// `env` lets tests inject faults beneath; null: the real files, with zeros ahead of the write-ahead
// log (zeroed_files.hpp).
//
// A log is made only where `directory` is absent or empty, complete or not at all. A directory that
// is not empty is opened for reading first and has to pass every check before anything is written:
// the records reach exactly to the stored head, what came out of the write-ahead log is gapless,
// the last record is whole, and no acknowledged position lies beyond the head (acknowledged.hpp).
// So a damaged log is refused as often as one starts, and left as it was found.
//
// A batch whose write was cut off by a crash was never acknowledged and is dropped. Recovered
// records are on disk before this returns (docs/decisions/0003-recovery.md).
//
// `end`: what a writer makes of a log of this program whose end cannot be vouched for, because
// acknowledged records lie beyond it or the file that would know of them is gone.
enum class LogEnd : std::uint8_t { kVouchedFor, kAccepted };
std::unique_ptr<Log> open_rocks_log(const std::string& directory, OpenMode mode,
                                    rocksdb::Env* env = nullptr, LogEnd end = LogEnd::kVouchedFor);

}  // namespace chalkline::ledger
