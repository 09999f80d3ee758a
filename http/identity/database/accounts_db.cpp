#include "http/identity/database/accounts_db.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <filesystem>

#include "http/identity/database/accounts_schema.hpp"

namespace chalkline::http {
namespace {

// Password hashes and emails are not for the machine's other users. SQLite gives the files that it
// puts beside this one the same permissions.
std::string created_for_owner(std::string file) {
  const auto descriptor = ::open(file.c_str(), O_CREAT | O_RDWR | O_CLOEXEC, 0600);
  if (descriptor >= 0) ::close(descriptor);  // else SQLite says why not
  return file;
}

// A process that ends by itself leaves none.
bool has_wal(const std::string& file) {
  std::error_code absent;
  return std::filesystem::file_size(file + "-wal", absent) > 0 && !absent;
}

}  // namespace

AccountsDb::AccountsDb(const std::string& file) : AccountsDb{file, has_wal(file)} {}

// secure_delete overwrites what is erased.
AccountsDb::AccountsDb(const std::string& file, bool after_kill)
    : Connection{created_for_owner(file), sqlite::Access::kWrite}, after_kill_{after_kill} {
  keep_wal(true);
  run("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; "
      "PRAGMA secure_delete = ON;");
  bring_up_to_date(*this, file);
}

// Reads all of it: some tenths of a second for a hundred thousand people, after a kill alone.
void AccountsDb::require_sound() {
  if (!after_kill_) return;
  const auto held = lock();
  sqlite::Statement check{*this, "PRAGMA quick_check(1)"};
  auto rows = check.query();
  if (rows.next() && rows.get<std::string>(0) == "ok") return;
  throw sqlite::Error{
      "accounts.db is damaged: put the newest one back, with its -wal if there is one",
      SQLITE_CORRUPT};
}

void AccountsDb::accept() {
  const auto held = lock();
  keep_wal(false);
  accepted_ = true;
}

void AccountsDb::require_writable() {
  const auto held = lock();
  sqlite::Statement version{*this, "PRAGMA user_version"};
  int number{};
  {
    auto rows = version.query();
    rows.next();
    number = rows.get<int>(0);
  }
  run(("PRAGMA user_version = " + std::to_string(number)).c_str());
}

bool AccountsDb::empty_wal() {
  const auto held = lock();
  if (accepted_ && wal_holds_erased_) wal_holds_erased_ = !Connection::empty_wal();
  return !wal_holds_erased_;
}

}  // namespace chalkline::http
