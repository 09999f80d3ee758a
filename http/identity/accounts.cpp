#include "http/identity/accounts.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <stdexcept>

namespace chalkline::http {
namespace {

namespace sqlite = projections::sqlite;

constexpr int kSchemaVersion = 1;

constexpr const char* kSchema = R"(
CREATE TABLE users(
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  username TEXT NOT NULL COLLATE NOCASE UNIQUE,
  email TEXT COLLATE NOCASE UNIQUE,
  password TEXT NOT NULL,
  opening INTEGER NOT NULL DEFAULT 1,
  adult_at INTEGER,
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX users_opening ON users(id) WHERE opening = 1;
CREATE TABLE roles(
  user INTEGER NOT NULL REFERENCES users ON DELETE CASCADE,
  role INTEGER NOT NULL,
  granted_at INTEGER NOT NULL,
  PRIMARY KEY(user, role)
) STRICT, WITHOUT ROWID;
CREATE TABLE sessions(
  token TEXT PRIMARY KEY,
  user INTEGER NOT NULL REFERENCES users ON DELETE CASCADE,
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX sessions_user ON sessions(user);
CREATE INDEX sessions_expiry ON sessions(expires_at);
PRAGMA user_version = 1;
)";

// A user's roles as a sum of 1 << role.
constexpr std::string_view kRoles =
    "(SELECT coalesce(sum(1 << role), 0) FROM roles WHERE roles.user = users.id)";

std::string select_person(std::string_view column) {
  return fmt::format("SELECT id, username, email, password, opening, {} FROM users WHERE {} = ?1",
                     kRoles, column);
}

Roles roles_of(unsigned sum) {
  Roles roles;
  for (const auto role : {Role::kEducator, Role::kAuditor}) {
    if ((sum & (1U << static_cast<unsigned>(role))) != 0) roles.add(role);
  }
  return roles;
}

std::optional<Person> read_person(sqlite::Rows rows) {
  if (!rows.next()) return std::nullopt;
  Person person;
  unsigned roles{};
  rows.read(person.id, person.username, person.email, person.password, person.opening, roles);
  person.roles = roles_of(roles);
  return person;
}

// Password hashes and emails are not for the machine's other users. SQLite gives the files that it
// puts beside this one the same permissions.
std::string created_for_owner(std::string file) {
  const auto descriptor = ::open(file.c_str(), O_CREAT | O_RDWR | O_CLOEXEC, 0600);
  if (descriptor >= 0) ::close(descriptor);  // else SQLite says why not
  return file;
}

}  // namespace

Accounts::Accounts(const std::string& file) : db_{created_for_owner(file), sqlite::Access::kWrite} {
  db_.run("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;");
  sqlite::Transaction transaction{db_, sqlite::Access::kWrite};
  int version{};
  {
    sqlite::Statement ask{db_, "PRAGMA user_version"};
    auto rows = ask.query();
    rows.next();
    version = rows.get<int>(0);
  }
  if (version > kSchemaVersion)
    throw std::runtime_error{file + " was written by a newer version of Chalkline"};
  if (version == 0) {
    db_.run(kSchema);
    sqlite::Statement{db_, "INSERT INTO sqlite_sequence(name, seq) VALUES('users', ?1)"}.run(
        ledger::raw(ledger::kFirstAccount) - 1);
  }
  transaction.commit();
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

void Accounts::start_session(const Digest& token, ledger::AccountId account, WallTime now,
                             WallTime expires_at) {
  const std::lock_guard lock{mutex_};
  sqlite::Statement{
      db_, "INSERT INTO sessions(token, user, created_at, expires_at) VALUES(?1, ?2, ?3, ?4)"}
      .run(to_hex(token), account, now, expires_at);
}

void Accounts::extend_session(const Digest& token, WallTime expires_at) {
  const std::lock_guard lock{mutex_};
  sqlite::Statement{db_, "UPDATE sessions SET expires_at = ?2 WHERE token = ?1"}.run(to_hex(token),
                                                                                     expires_at);
}

void Accounts::end_session(const Digest& token) {
  const std::lock_guard lock{mutex_};
  sqlite::Statement{db_, "DELETE FROM sessions WHERE token = ?1"}.run(to_hex(token));
}

void Accounts::forget_expired_sessions(WallTime now) {
  const std::lock_guard lock{mutex_};
  sqlite::Statement{db_, "DELETE FROM sessions WHERE expires_at <= ?1"}.run(now);
}

AccountsReader::AccountsReader(const std::string& file)
    : db_{file, sqlite::Access::kRead},
      person_{db_, select_person("id")},
      username_{db_, "SELECT username FROM users WHERE id = ?1"},
      session_{
          db_,
          fmt::format(
              "SELECT user, expires_at, {} FROM sessions JOIN users ON users.id = sessions.user "
              "WHERE token = ?1",
              kRoles)} {}

std::optional<Person> AccountsReader::person(ledger::AccountId id) {
  return read_person(person_.query(id));
}

std::optional<std::string> AccountsReader::username(ledger::AccountId id) {
  auto rows = username_.query(id);
  if (!rows.next()) return std::nullopt;
  return rows.get<std::string>(0);
}

std::optional<StoredSession> AccountsReader::session(const Digest& token) {
  auto rows = session_.query(to_hex(token));
  if (!rows.next()) return std::nullopt;
  StoredSession session;
  unsigned roles{};
  rows.read(session.account, session.expires_at, roles);
  session.roles = roles_of(roles);
  return session;
}

}  // namespace chalkline::http
