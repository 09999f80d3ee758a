#pragma once

#include <rocksdb/db.h>
#include <rocksdb/table.h>

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "ledger/values/ids.hpp"

// The use of RocksDB that the log and the state beside it share.
namespace chalkline::ledger {

// An open database and the handles of its column families, closed in the right order.
struct RocksFiles {
  RocksFiles() = default;
  ~RocksFiles();
  RocksFiles(RocksFiles&&) noexcept = default;
  RocksFiles& operator=(RocksFiles&& other) noexcept;

  // Null where there is none of that name.
  rocksdb::ColumnFamilyHandle* family(std::string_view name) const;

  std::unique_ptr<rocksdb::DB> db;
  std::vector<std::unique_ptr<rocksdb::ColumnFamilyHandle>> families;  // go before db
};

using FamilyOptions = std::function<rocksdb::ColumnFamilyOptions(const std::string& family)>;

// Options for either: paranoid checks, no diagnostics file. `env` may be null.
rocksdb::DBOptions rocks_options(rocksdb::Env* env);

// Tables that every RocksDB from 7.8 on reads, whichever one wrote them.
rocksdb::BlockBasedTableOptions table_options();

// Opens all column families of the database in `directory`. Throws LogFailure.
RocksFiles open_to_read(const rocksdb::DBOptions& options, const std::string& directory,
                        const FamilyOptions& family_options);
// A new database with these families.
RocksFiles make_files(const rocksdb::DBOptions& options, const std::string& directory,
                      const std::vector<std::string>& families,
                      const FamilyOptions& family_options);
RocksFiles open_to_write(const rocksdb::DBOptions& options, const std::string& directory,
                         const FamilyOptions& family_options);

// A database in `directory`, which must not be there, of all that the open one has written. Tables
// are shared with it, as hard links; what lies in memory is flushed into one first. Throws
// LogFailure.
void copy_files(rocksdb::DB& db, const std::string& directory);

// Throws LogFailure unless `status` is well.
void check(const rocksdb::Status& status, Position at, std::string_view what);

inline rocksdb::Slice slice(std::string_view text) { return {text.data(), text.size()}; }
inline std::string_view view(const rocksdb::Slice& text) { return {text.data(), text.size()}; }

}  // namespace chalkline::ledger
