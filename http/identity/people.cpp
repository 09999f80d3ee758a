#include "http/identity/accounts.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <filesystem>

#include "http/identity/accounts_schema.hpp"
#include "http/identity/person_rows.hpp"

namespace chalkline::http {
namespace {

// Password hashes and emails are not for the machine's other users. SQLite gives the files that it
// puts beside this one the same permissions.
std::string created_for_owner(std::string file) {
  const auto descriptor = ::open(file.c_str(), O_CREAT | O_RDWR | O_CLOEXEC, 0600);
  if (descriptor >= 0) ::close(descriptor);  // else SQLite says why not
  return file;
}

// For a row of users. ?1: whether only those with a verified email are ranked.
constexpr const char* kUnranked =
    "(ranked = 0 OR (?1 AND email IS NOT NULL AND verified_at IS NULL))";

// A process that ends by itself leaves none.
bool has_wal(const std::string& file) {
  std::error_code absent;
  return std::filesystem::file_size(file + "-wal", absent) > 0 && !absent;
}

}  // namespace

// secure_delete: what is erased is overwritten, too.
Accounts::Accounts(const std::string& file)
    : after_kill_{has_wal(file)}, db_{created_for_owner(file), sqlite::Access::kWrite} {
  db_.keep_wal(true);
  db_.run(
      "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA "
      "foreign_keys = ON; "
      "PRAGMA secure_delete = ON;");
  bring_up_to_date(db_, file);
}

// Reads all of it: some tenths of a second for a hundred thousand people, after a kill alone.
void Accounts::require_sound() {
  if (!after_kill_) return;
  const std::lock_guard lock{mutex_};
  sqlite::Statement check{db_, "PRAGMA quick_check(1)"};
  auto rows = check.query();
  if (rows.next() && rows.get<std::string>(0) == "ok") return;
  throw sqlite::Error{
      "accounts.db is damaged: put the newest one back, with "
      "its -wal if there is one",
      SQLITE_CORRUPT};
}

void Accounts::accept() {
  const std::lock_guard lock{mutex_};
  db_.keep_wal(false);
  accepted_ = true;
}

void Accounts::require_writable() {
  const std::lock_guard lock{mutex_};
  sqlite::Statement version{db_, "PRAGMA user_version"};
  int number{};
  {
    auto rows = version.query();
    rows.next();
    number = rows.get<int>(0);
  }
  db_.run(("PRAGMA user_version = " + std::to_string(number)).c_str());
}

std::expected<ledger::AccountId, Taken> Accounts::add(const NewPerson& person, WallTime now) {
  const std::lock_guard lock{mutex_};
  sqlite::Transaction transaction{db_, sqlite::Access::kWrite};
  const auto taken = [&](const char* sql, std::string_view value) {
    sqlite::Statement ask{db_, sql};
    return ask.query(value).next();
  };
  if (taken("SELECT 1 FROM users WHERE username = ?1", person.username))
    return std::unexpected{Taken::kUsername};
  if (person.email && taken("SELECT 1 FROM users WHERE email = ?1", *person.email)) {
    return std::unexpected{Taken::kEmail};
  }
  sqlite::Statement{db_,
                    "INSERT INTO users(username, email, password, adult_at, created_at) VALUES(?1, "
                    "?2, ?3, ?4, ?5)"}
      .run(person.username, person.email, person.password, person.adult_at, now);
  const ledger::AccountId id{static_cast<std::uint64_t>(sqlite3_last_insert_rowid(db_.handle()))};
  transaction.commit();
  return id;
}

void Accounts::mark_open(ledger::AccountId id) {
  const std::lock_guard lock{mutex_};
  sqlite::Statement{db_, "UPDATE users SET opening = 0 WHERE id = ?1"}.run(id);
}

void Accounts::remove(ledger::AccountId id) {
  const std::lock_guard lock{mutex_};
  sqlite::Statement{db_, "DELETE FROM users WHERE id = ?1 AND opening = 1"}.run(id);
}

std::vector<ledger::AccountId> Accounts::opening() {
  const std::lock_guard lock{mutex_};
  sqlite::Statement ask{db_, "SELECT id FROM users WHERE opening = 1 ORDER BY id"};
  std::vector<ledger::AccountId> ids;
  for (auto rows = ask.query(); rows.next();) ids.push_back(rows.get<ledger::AccountId>(0));
  return ids;
}

ledger::AccountId Accounts::last_issued() {
  const std::lock_guard lock{mutex_};
  sqlite::Statement ask{db_, "SELECT seq FROM sqlite_sequence WHERE name = 'users'"};
  auto rows = ask.query();
  rows.next();
  return rows.get<ledger::AccountId>(0);
}

std::optional<ledger::AccountId> Accounts::last_open() {
  const std::lock_guard lock{mutex_};
  sqlite::Statement ask{db_, "SELECT id FROM users WHERE opening = 0 ORDER BY id DESC LIMIT 1"};
  auto rows = ask.query();
  if (!rows.next()) return std::nullopt;
  return rows.get<ledger::AccountId>(0);
}

std::optional<Person> Accounts::find(std::string_view name_or_email) {
  const std::lock_guard lock{mutex_};
  const bool is_email = name_or_email.contains('@');
  sqlite::Statement ask{db_, select_person(is_email ? "email" : "username")};
  return read_person(ask.query(name_or_email));
}

std::optional<Person> Accounts::find(ledger::AccountId id) {
  const std::lock_guard lock{mutex_};
  sqlite::Statement ask{db_, select_person("id")};
  return read_person(ask.query(id));
}

bool Accounts::grant(std::string_view username, Role role, WallTime now) {
  const std::lock_guard lock{mutex_};
  sqlite::Transaction transaction{db_, sqlite::Access::kWrite};
  sqlite::Statement ask{db_, "SELECT id FROM users WHERE username = ?1"};
  ledger::AccountId id{};
  {
    auto rows = ask.query(username);
    if (!rows.next()) return false;
    id = rows.get<ledger::AccountId>(0);
  }
  sqlite::Statement{db_, "INSERT OR IGNORE INTO roles(user, role, granted_at) VALUES(?1, ?2, ?3)"}
      .run(id, role, now);
  transaction.commit();
  return true;
}

bool Accounts::change_settings(ledger::AccountId id, const Settings& settings) {
  const std::lock_guard lock{mutex_};
  sqlite::Statement{db_,
                    "UPDATE users SET odds_format = ?2, colour_mode = ?3, time_zone = ?4, "
                    "ranked = ?5 WHERE id = ?1"}
      .run(id, settings.odds_format, settings.colour_mode, settings.time_zone, settings.ranked);
  return sqlite3_changes(db_.handle()) == 1;
}

std::vector<ledger::AccountId> Accounts::unranked(bool verified_only) {
  const std::lock_guard lock{mutex_};
  sqlite::Statement ask{db_, std::string{"SELECT id FROM users WHERE "} + kUnranked +
                                 " UNION ALL SELECT id FROM erased"};
  std::vector<ledger::AccountId> ids;
  for (auto rows = ask.query(verified_only); rows.next();)
    ids.push_back(rows.get<ledger::AccountId>(0));
  return ids;
}

bool Accounts::is_ranked(ledger::AccountId id, bool verified_only) {
  const std::lock_guard lock{mutex_};
  sqlite::Statement ask{db_, std::string{"SELECT 1 FROM users WHERE id = ?2 AND NOT "} + kUnranked};
  return ask.query(verified_only, id).next();
}

}  // namespace chalkline::http
