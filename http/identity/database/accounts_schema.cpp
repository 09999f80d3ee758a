#include "http/identity/database/accounts_schema.hpp"

#include <fmt/format.h>

#include <array>
#include <stdexcept>

#include "ledger/values/ids.hpp"

namespace chalkline::http {
namespace {

// Step i leads from version i to version i + 1. A step that was released is never changed.
constexpr std::array kSteps{
    R"(
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
)",
    // Mailed tokens, a person's settings, and deletion. Only one token for each purpose, so that
    // only the newest is valid; only the ledger's number of an erased person stays.
    R"(
ALTER TABLE users ADD COLUMN verified_at INTEGER;
ALTER TABLE users ADD COLUMN closing INTEGER NOT NULL DEFAULT 0;
ALTER TABLE users ADD COLUMN odds_format INTEGER NOT NULL DEFAULT 1;
ALTER TABLE users ADD COLUMN colour_mode INTEGER NOT NULL DEFAULT 1;
ALTER TABLE users ADD COLUMN time_zone TEXT;
ALTER TABLE users ADD COLUMN ranked INTEGER NOT NULL DEFAULT 1;
CREATE INDEX users_closing ON users(id) WHERE closing = 1;
ALTER TABLE sessions ADD COLUMN agent TEXT NOT NULL DEFAULT '';
CREATE TABLE mail_tokens(
  user INTEGER NOT NULL REFERENCES users ON DELETE CASCADE,
  purpose INTEGER NOT NULL,
  token TEXT NOT NULL UNIQUE,
  expires_at INTEGER NOT NULL,
  PRIMARY KEY(user, purpose)
) STRICT, WITHOUT ROWID;
CREATE TABLE erased(id INTEGER PRIMARY KEY) STRICT;
)",
    // Sessions are numbered as they begin: of those of one second it is known which came first.
    R"(
CREATE TABLE numbered_sessions(
  number INTEGER PRIMARY KEY,
  token TEXT NOT NULL UNIQUE,
  user INTEGER NOT NULL REFERENCES users ON DELETE CASCADE,
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  agent TEXT NOT NULL
) STRICT;
INSERT INTO numbered_sessions(token, user, created_at, expires_at, agent)
  SELECT token, user, created_at, expires_at, agent FROM sessions ORDER BY created_at;
DROP TABLE sessions;
ALTER TABLE numbered_sessions RENAME TO sessions;
CREATE INDEX sessions_user ON sessions(user);
CREATE INDEX sessions_expiry ON sessions(expires_at);
)",
    // When a session was last used is no longer its end less 7 days, since none lasts longer than
    // 90 days. An account may have several links to a new password, and one to a new email.
    R"(
ALTER TABLE sessions ADD COLUMN used_at INTEGER NOT NULL DEFAULT 0;
UPDATE sessions SET used_at = expires_at - 604800,
                    expires_at = min(expires_at, created_at + 7776000);
CREATE TABLE mailed(
  user INTEGER NOT NULL REFERENCES users ON DELETE CASCADE,
  purpose INTEGER NOT NULL,
  token TEXT PRIMARY KEY,
  expires_at INTEGER NOT NULL,
  email TEXT
) STRICT, WITHOUT ROWID;
INSERT INTO mailed(user, purpose, token, expires_at)
  SELECT user, purpose, token, expires_at FROM mail_tokens;
DROP TABLE mail_tokens;
ALTER TABLE mailed RENAME TO mail_tokens;
CREATE INDEX mail_tokens_user ON mail_tokens(user, purpose);
)",
    // Where a person has signed in from, as a digest.
    R"(
CREATE TABLE places(
  user INTEGER NOT NULL REFERENCES users ON DELETE CASCADE,
  place TEXT NOT NULL,
  used_at INTEGER NOT NULL,
  PRIMARY KEY(user, place)
) STRICT, WITHOUT ROWID;
)",
    // The messages of people and the Wizard, and how many questions each asked on the last day with
    // one. A saved analysis outlives the message that it was saved from.
    R"(
CREATE TABLE wizard_messages(
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  user INTEGER NOT NULL REFERENCES users ON DELETE CASCADE,
  speaker INTEGER NOT NULL,
  at INTEGER NOT NULL,
  content TEXT NOT NULL,
  advice TEXT,
  links TEXT NOT NULL,
  suggestions TEXT NOT NULL,
  topic TEXT NOT NULL,
  game INTEGER,
  market INTEGER,
  side INTEGER,
  line INTEGER,
  key TEXT
) STRICT;
CREATE INDEX wizard_messages_user ON wizard_messages(user);
CREATE UNIQUE INDEX wizard_messages_key ON wizard_messages(user, key) WHERE key IS NOT NULL;
CREATE TABLE wizard_saved(
  message INTEGER PRIMARY KEY,
  user INTEGER NOT NULL REFERENCES users ON DELETE CASCADE,
  saved_at INTEGER NOT NULL,
  question TEXT NOT NULL,
  advice TEXT NOT NULL,
  game INTEGER,
  market INTEGER,
  side INTEGER,
  line INTEGER
) STRICT;
CREATE INDEX wizard_saved_user ON wizard_saved(user);
CREATE TABLE wizard_days(
  user INTEGER PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  day INTEGER NOT NULL,
  questions INTEGER NOT NULL
) STRICT;
)",
    // Notes of people on their own bets.
    R"(
CREATE TABLE bet_notes(
  user INTEGER NOT NULL REFERENCES users ON DELETE CASCADE,
  bet INTEGER NOT NULL,
  text TEXT NOT NULL,
  changed_at INTEGER NOT NULL,
  PRIMARY KEY(user, bet)
) STRICT, WITHOUT ROWID;
)",
    // The days of the daily loop: in which time zone, and whether the run of days is shown.
    R"(
CREATE TABLE habits(
  user INTEGER PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  zone TEXT NOT NULL,
  next_zone TEXT,
  next_from INTEGER NOT NULL,
  changed_at INTEGER NOT NULL,
  hides_run INTEGER NOT NULL
) STRICT;
)",
    // Classes and who is in them. A class outlives its educators, and takes nobody more then.
    R"(
CREATE TABLE classes(
  id TEXT PRIMARY KEY,
  title TEXT NOT NULL,
  code TEXT UNIQUE,
  opened_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE class_educators(
  class TEXT NOT NULL REFERENCES classes ON DELETE CASCADE,
  person INTEGER NOT NULL REFERENCES users ON DELETE CASCADE,
  since INTEGER NOT NULL,
  PRIMARY KEY(class, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX class_educators_person ON class_educators(person);
CREATE TABLE class_members(
  class TEXT NOT NULL REFERENCES classes ON DELETE CASCADE,
  person INTEGER NOT NULL REFERENCES users ON DELETE CASCADE,
  purse INTEGER NOT NULL UNIQUE,
  alias TEXT NOT NULL,
  joined_at INTEGER NOT NULL,
  PRIMARY KEY(class, person),
  UNIQUE(class, alias)
) STRICT, WITHOUT ROWID;
CREATE INDEX class_members_person ON class_members(person);
)",
    // When a person looked at their day last, and in the visit before.
    R"(
ALTER TABLE habits ADD COLUMN seen_at INTEGER NOT NULL DEFAULT 0;
ALTER TABLE habits ADD COLUMN since INTEGER NOT NULL DEFAULT 0;
)",
    // The educators of a class, and who waits to be in it; rosters of those with names. Seats are
    // counted: a member has agreed to the educators of the seats up to theirs.
    R"(
ALTER TABLE classes ADD COLUMN kind INTEGER NOT NULL DEFAULT 1;
ALTER TABLE classes ADD COLUMN seats INTEGER NOT NULL DEFAULT 1;
ALTER TABLE classes ADD COLUMN roster_version INTEGER NOT NULL DEFAULT 0;
ALTER TABLE class_educators ADD COLUMN seat INTEGER NOT NULL DEFAULT 1;
ALTER TABLE class_members ADD COLUMN agreed INTEGER NOT NULL DEFAULT 1;
ALTER TABLE class_members ADD COLUMN slip TEXT;
CREATE UNIQUE INDEX class_members_slip ON class_members(slip);
CREATE TABLE class_waiting(
  class TEXT NOT NULL REFERENCES classes ON DELETE CASCADE,
  person INTEGER NOT NULL REFERENCES users ON DELETE CASCADE,
  alias TEXT NOT NULL,
  consent INTEGER NOT NULL,
  asked_at INTEGER NOT NULL,
  PRIMARY KEY(class, person),
  UNIQUE(class, alias)
) STRICT, WITHOUT ROWID;
CREATE INDEX class_waiting_person ON class_waiting(person);
CREATE TABLE class_roster(
  class TEXT NOT NULL REFERENCES classes ON DELETE CASCADE,
  sourced_id TEXT NOT NULL,
  given_name TEXT NOT NULL,
  family_name TEXT NOT NULL,
  username TEXT NOT NULL,
  identifier TEXT NOT NULL,
  person INTEGER REFERENCES users ON DELETE CASCADE,
  PRIMARY KEY(class, sourced_id),
  UNIQUE(class, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX class_roster_person ON class_roster(person);
CREATE TABLE class_invitations(
  token TEXT PRIMARY KEY,
  class TEXT NOT NULL,
  sourced_id TEXT NOT NULL,
  issued_at INTEGER NOT NULL,
  FOREIGN KEY(class, sourced_id) REFERENCES class_roster ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
CREATE INDEX class_invitations_row ON class_invitations(class, sourced_id);
)",
    // For so many days after its end educators see a class.
    R"(
ALTER TABLE classes ADD COLUMN seen_days INTEGER NOT NULL DEFAULT 30;
)",
    // The alias by which addresses name a member of a class, requests for help, and educators'
    // notes.
    R"(
ALTER TABLE class_members ADD COLUMN handle TEXT;
ALTER TABLE class_members ADD COLUMN help_at INTEGER;
ALTER TABLE class_members ADD COLUMN help_seen_at INTEGER;
UPDATE class_members SET handle = lower(hex(randomblob(8)));
CREATE UNIQUE INDEX class_members_handle ON class_members(handle);
CREATE TABLE class_notes(
  class TEXT NOT NULL,
  person INTEGER NOT NULL,
  text TEXT NOT NULL,
  version INTEGER NOT NULL,
  changed_at INTEGER NOT NULL,
  author INTEGER REFERENCES users ON DELETE SET NULL,
  PRIMARY KEY(class, person),
  FOREIGN KEY(class, person) REFERENCES class_members ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
CREATE INDEX class_notes_author ON class_notes(author);
)",
    // The texts of assignments' rules, by their digests, which stand in the ledger.
    R"(
CREATE TABLE class_rules(
  class TEXT NOT NULL REFERENCES classes ON DELETE CASCADE,
  digest TEXT NOT NULL,
  text TEXT NOT NULL,
  PRIMARY KEY(class, digest)
) STRICT, WITHOUT ROWID;
)",
    // Classes that show a board, members who stay off it, and secrets of exported files.
    R"(
CREATE TABLE class_boards(
  class TEXT PRIMARY KEY REFERENCES classes ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
CREATE TABLE class_off_board(
  class TEXT NOT NULL,
  person INTEGER NOT NULL,
  PRIMARY KEY(class, person),
  FOREIGN KEY(class, person) REFERENCES class_members ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
CREATE TABLE class_export_keys(
  class TEXT PRIMARY KEY REFERENCES classes ON DELETE CASCADE,
  key TEXT NOT NULL
) STRICT, WITHOUT ROWID;
)",
    // Advice names the source of its game and the games behind each figure: what was said before
    // knows neither.
    R"(
UPDATE wizard_messages SET advice = json_set(advice, '$.analysis.keyFactors',
  json((SELECT json_group_array(json_set(value, '$.games', json('[]')))
   FROM json_each(advice, '$.analysis.keyFactors')))) WHERE json_valid(advice);
UPDATE wizard_messages SET advice = json_set(advice, '$.pick.source', NULL)
  WHERE CASE WHEN json_valid(advice) THEN json_type(advice, '$.pick') END = 'object';
UPDATE wizard_saved SET advice = json_set(advice, '$.analysis.keyFactors',
  json((SELECT json_group_array(json_set(value, '$.games', json('[]')))
   FROM json_each(advice, '$.analysis.keyFactors')))) WHERE json_valid(advice);
UPDATE wizard_saved SET advice = json_set(advice, '$.pick.source', NULL)
  WHERE CASE WHEN json_valid(advice) THEN json_type(advice, '$.pick') END = 'object';
)",
    // The name by which leaderboards show a person, in place of the ledger's number.
    R"(
ALTER TABLE users ADD COLUMN handle TEXT;
UPDATE users SET handle = lower(hex(randomblob(8)));
CREATE UNIQUE INDEX users_handle ON users(handle);
)",
    // Classes that were erased, for backups that have them still.
    R"(
CREATE TABLE erased_classes(id TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;
)",
    // The teams whose games a person is shown first, as read_teams() reads them.
    R"(
ALTER TABLE users ADD COLUMN favourite_teams TEXT NOT NULL DEFAULT '';
)"};

int stored_version(sqlite::Connection& db) {
  sqlite::Statement ask{db, "PRAGMA user_version"};
  auto rows = ask.query();
  rows.next();
  return rows.get<int>(0);
}

std::runtime_error misfit(const std::string& file, int version, std::string_view why) {
  return std::runtime_error{fmt::format(
      "{} calls itself version {}, and its tables are not of that version ({}): put the newest one "
      "back, with its -wal if there is one",
      file, version, why)};
}

// Makes what the file's version lacks. That may be there already where the number was altered, or
// is of another copy.
void take_steps_from(sqlite::Connection& db, int version, const std::string& file) {
  constexpr int kKind = 0xff;  // of an extended result code
  if (version < 0) throw misfit(file, version, "there is none below 0");
  try {
    for (auto step = static_cast<std::size_t>(version); step < kSteps.size(); ++step)
      db.run(kSteps.at(step));
  } catch (const sqlite::Error& error) {
    if ((error.code & kKind) != SQLITE_ERROR) throw;
    throw misfit(file, version, error.what());
  }
}

bool has_table(sqlite::Connection& db, const std::string& name) {
  sqlite::Statement ask{db, "SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?1"};
  return ask.query(name).next();
}

// A table that was dropped would be missed at its first use, by a sentence that names no remedy.
void require_tables(sqlite::Connection& db, const std::string& file) {
  sqlite::Connection complete{":memory:", sqlite::Access::kWrite};
  for (const auto* step : kSteps) complete.run(step);
  sqlite::Statement ask{complete, "SELECT name FROM sqlite_schema WHERE type = 'table'"};
  for (auto rows = ask.query(); rows.next();) {
    const auto name = rows.get<std::string>(0);
    if (has_table(db, name)) continue;
    throw std::runtime_error{fmt::format(
        "{} has lost its table {}: put the newest one back, with its -wal if there is one", file,
        name)};
  }
}

}  // namespace

void bring_up_to_date(sqlite::Connection& db, const std::string& file) {
  constexpr int kVersion = kSteps.size();
  if (stored_version(db) == kVersion) return require_tables(db, file);
  sqlite::Transaction transaction{db, sqlite::Access::kWrite};
  const int version = stored_version(db);
  if (version > kVersion)
    throw std::runtime_error{file + " was written by a newer version of Chalkline"};
  take_steps_from(db, version, file);
  if (version == 0) {
    sqlite::Statement{db, "INSERT INTO sqlite_sequence(name, seq) VALUES('users', ?1)"}.run(
        ledger::raw(ledger::kFirstAccount) - 1);
  }
  db.run(("PRAGMA user_version = " + std::to_string(kVersion)).c_str());
  transaction.commit();
}

}  // namespace chalkline::http
