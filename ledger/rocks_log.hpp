#pragma once

#include <memory>
#include <string>

#include "ledger/log.hpp"

namespace rocksdb {
class Env;
}

namespace chalkline::ledger {

enum class OpenMode : std::uint8_t {
  kWrite,  // creates the directory if needed; one process at a time
  kRead,   // the state as of now, also while a server writes; append() throws
};

// Opens the log kept by RocksDB in `directory`. Checks that the records reach exactly to the stored
// head and that the last one is whole. Throws LogFailure with one sentence otherwise. `env` lets
// tests inject faults beneath; null: the real file system.
//
// Recovery: a batch whose last write was cut off by a crash was never acknowledged and is dropped;
// any other damage to the write-ahead log or to a block is an error
// (docs/decisions/0003-recovery.md). State that another version of the program kept is derived
// again (state_version.hpp), which kRead cannot do and refuses.
std::unique_ptr<Log> open_rocks_log(const std::string& directory, OpenMode mode,
                                    rocksdb::Env* env = nullptr);

}  // namespace chalkline::ledger
