#pragma once

#include <string>

namespace rocksdb {
class Env;
}

namespace chalkline::ledger {

// What RocksDB takes in its write-ahead log or MANIFEST for the end of what was written, and drops
// with everything after it: a record that claims to reach beyond the end of the file, one of zeros,
// and one of a type that is used in files whose space is used again. Were it altered, acknowledged
// batches would vanish without a word.
//
// It can be told from what a crash leaves, which is a prefix, whose checksum fits no length that is
// there, or zeros to the end of the file. Throws LogFailure, naming file and byte, if a file in
// `directory` has an altered record. Reads each once, as RocksDB is about to.
void refuse_altered_files(const std::string& directory, rocksdb::Env& env);

}  // namespace chalkline::ledger
