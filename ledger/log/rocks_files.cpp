#include "ledger/log/rocks_files.hpp"

#include <fmt/format.h>
#include <rocksdb/env.h>
#include <rocksdb/utilities/checkpoint.h>

#include <algorithm>
#include <cstdarg>

#include "ledger/log/log.hpp"

namespace chalkline::ledger {
namespace {

// RocksDB would keep a diagnostics file and end the process by an assertion when the disk has no
// room for its second line: before the failed write of a record could be named, and also when
// nothing was being written.
class NoDiagnostics final : public rocksdb::Logger {
 public:
  using Logger::Logv;
  void Logv(const char*, va_list) override {}
};

std::vector<rocksdb::ColumnFamilyDescriptor> described(const std::vector<std::string>& names,
                                                       const FamilyOptions& family_options) {
  std::vector<rocksdb::ColumnFamilyDescriptor> families;
  families.reserve(names.size());
  for (const auto& name : names) families.emplace_back(name, family_options(name));
  return families;
}

std::vector<std::string> families_in(const rocksdb::DBOptions& options,
                                     const std::string& directory) {
  std::vector<std::string> names;
  check(rocksdb::DB::ListColumnFamilies(options, directory, &names), 0,
        fmt::format("{} does not open", directory));
  return names;
}

template <class Open>
RocksFiles opened(const std::string& directory, const Open& open) {
  rocksdb::DB* db = nullptr;
  std::vector<rocksdb::ColumnFamilyHandle*> handles;
  check(open(&db, &handles), 0, fmt::format("{} does not open", directory));
  RocksFiles files;
  files.db.reset(db);
  for (auto* handle : handles) files.families.emplace_back(handle);
  return files;
}

}  // namespace

RocksFiles::~RocksFiles() {
  families.clear();
  if (db) db->Close().PermitUncheckedError();
}

RocksFiles& RocksFiles::operator=(RocksFiles&& other) noexcept {
  families.swap(other.families);
  db.swap(other.db);
  return *this;
}

rocksdb::ColumnFamilyHandle* RocksFiles::family(std::string_view name) const {
  const auto found =
      std::ranges::find_if(families, [&](const auto& handle) { return handle->GetName() == name; });
  return found == families.end() ? nullptr : found->get();
}

rocksdb::DBOptions rocks_options(rocksdb::Env* env) {
  rocksdb::DBOptions options;
  if (env != nullptr) options.env = env;
  options.paranoid_checks = true;
  options.atomic_flush = true;  // families are never of different moments
  options.info_log = std::make_shared<NoDiagnostics>();
  return options;
}

rocksdb::BlockBasedTableOptions table_options() {
  rocksdb::BlockBasedTableOptions table;
  table.format_version = 5;
  return table;
}

RocksFiles open_to_read(const rocksdb::DBOptions& options, const std::string& directory,
                        const FamilyOptions& family_options) {
  return opened(directory, [&](auto* db, auto* handles) {
    return rocksdb::DB::OpenForReadOnly(options, directory,
                                        described(families_in(options, directory), family_options),
                                        handles, db);
  });
}

RocksFiles make_files(const rocksdb::DBOptions& options, const std::string& directory,
                      const std::vector<std::string>& families,
                      const FamilyOptions& family_options) {
  auto making = options;
  making.create_if_missing = true;
  making.create_missing_column_families = true;
  return opened(directory, [&](auto* db, auto* handles) {
    return rocksdb::DB::Open(making, directory, described(families, family_options), handles, db);
  });
}

RocksFiles open_to_write(const rocksdb::DBOptions& options, const std::string& directory,
                         const FamilyOptions& family_options) {
  return opened(directory, [&](auto* db, auto* handles) {
    return rocksdb::DB::Open(options, directory,
                             described(families_in(options, directory), family_options), handles,
                             db);
  });
}

void copy_files(rocksdb::DB& db, const std::string& directory) {
  const auto what = fmt::format("{} cannot be made", directory);
  rocksdb::Checkpoint* made = nullptr;
  check(rocksdb::Checkpoint::Create(&db, &made), 0, what);
  const std::unique_ptr<rocksdb::Checkpoint> checkpoint{made};
  check(checkpoint->CreateCheckpoint(directory), 0, what);
}

void check(const rocksdb::Status& status, Position at, std::string_view what) {
  if (!status.ok()) throw LogFailure(at, fmt::format("{}: {}", what, status.ToString()));
}

}  // namespace chalkline::ledger
