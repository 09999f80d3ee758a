#include "base/sqlite/copied.hpp"

namespace chalkline::sqlite {

PinnedDatabase::PinnedDatabase(const std::filesystem::path& file)
    : db_{file, Access::kRead}, transaction_{db_, Access::kRead} {
  // A transaction begins with its first look.
  Statement{db_, "SELECT 1 FROM sqlite_schema"}.run();
}

void PinnedDatabase::copy_to(const std::filesystem::path& file) {
  Connection made{file, Access::kWrite};
  auto* copying = sqlite3_backup_init(made.handle(), "main", db_.handle(), "main");
  if (copying == nullptr) made.fail();
  constexpr int kAllPages = -1;
  sqlite3_backup_step(copying, kAllPages);
  if (sqlite3_backup_finish(copying) != SQLITE_OK) made.fail();
  made.run("PRAGMA journal_mode = DELETE");
}

}  // namespace chalkline::sqlite
