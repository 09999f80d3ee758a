#include "projections/files/wal.hpp"

#include "base/durable_file.hpp"
#include "projections/files/files.hpp"

namespace chalkline::projections {
namespace {

namespace fs = std::filesystem;

bool fold_as_far_as_possible(sqlite::Connection& db) {
  int frames = 0;
  int folded = 0;
  if (sqlite3_wal_checkpoint_v2(db.handle(), nullptr, SQLITE_CHECKPOINT_PASSIVE, &frames,
                                &folded) != SQLITE_OK) {
    db.fail();
  }
  return frames == folded;
}

}  // namespace

// The file is synced once all of the WAL is folded in. A part may be lost by a power cut, and the
// mark stays.
void fold_wal(sqlite::Connection& db, const fs::path& file, Fold fold) {
  const auto mark = fold_mark(file);
  if (!fs::exists(mark)) write_durably(mark, "");
  const bool complete = fold == Fold::kAll ? db.empty_wal() : fold_as_far_as_possible(db);
  if (complete) fs::remove(mark);
}

void leave_out_wal(const fs::path& file) {
  if (fs::exists(fold_mark(file))) {
    {
      sqlite::Connection db{file, sqlite::Access::kWrite, sqlite::Pages::kChecked};
      sqlite::Statement{db, "SELECT 1 FROM sqlite_schema"}.run();  // opens the WAL
      fold_wal(db, file, Fold::kAll);
    }
  }
  for (const auto* suffix : {"-wal", "-shm"}) fs::remove(fs::path{file} += suffix);
}

}  // namespace chalkline::projections
