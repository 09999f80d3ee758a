#pragma once

#include <string>

namespace rocksdb {
class Env;
}

namespace chalkline::ledger {

// RocksDB takes a record of its write-ahead log or MANIFEST that claims to reach beyond the end of
// the file for one whose write a crash cut off, and one of zeros for space that was never written,
// and drops it with everything after it. Had it been altered, acknowledged batches would vanish
// without a word.
//
// The two can be told apart: what a crash leaves is a prefix, whose checksum fits no length that is
// there, or zeros to the end; an altered length still has the checksum of the one that was written,
// and wiped bytes have others behind them. Throws LogFailure, naming
// file and byte, if a file in `directory` ends in an altered record.
void refuse_altered_tails(const std::string& directory, rocksdb::Env& env);

}  // namespace chalkline::ledger
