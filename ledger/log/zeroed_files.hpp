#pragma once

#include <rocksdb/env.h>
#include <rocksdb/file_system.h>

#include <memory>

namespace chalkline::ledger {

// So many bytes at a time are zeroed: some 1,000 records, after which one sync writes the file's
// size again and a quarter of a megabyte more than its records, in a fraction of a millisecond.
inline constexpr std::size_t kZeroedBytes = 256 << 10;

// A sync of more bytes has a dozen records to share what the inode costs, as it has under load;
// zeros would write as many bytes again.
inline constexpr std::size_t kFewBytes = 4 << 10;

struct Zeros {
  std::size_t ahead{kZeroedBytes};
  std::size_t behind{kFewBytes};  // an append of at most so many bytes
};

// Returns files over `files` in which RocksDB's write-ahead logs (*.log) are written into zeros. A
// sync that makes a file longer also writes its size and where its blocks lie; one that changes
// bytes in the middle writes these alone (docs/decisions/0047-zeros-ahead-of-the-log.md).
//
// The records come first: zeros are written behind those that reached the last multiple of `ahead`,
// before their sync, unless these are many at once. Where the disk takes no zeros, the log goes on
// without them. Close() takes away what is left of them; after a kill or a power cut they are still
// there.
//
// Read through this, such a file ends at its first zeros in the place of a record, so that a reader
// beside a writer never finds a later record behind one that it has missed. Programs that read it
// as it lies, such as RocksDB's own tools, pass over the zeros.
std::unique_ptr<rocksdb::Env> zeroed_files(std::shared_ptr<rocksdb::FileSystem> files,
                                           Zeros zeros = {});

// Those over the real files. They live as long as the program.
rocksdb::Env* zeroed_real_files();

}  // namespace chalkline::ledger
