#include "http/identity/people/people.hpp"

#include "http/identity/people/person_rows.hpp"

namespace chalkline::http {
namespace {

// For a row of users. ?1: whether only those with a verified email are ranked.
constexpr const char* kUnranked =
    "(ranked = 0 OR (?1 AND email IS NOT NULL AND verified_at IS NULL))";

}  // namespace

People::People(AccountsDb& db)
    : db_{db},
      by_id_{db, select_person("id")},
      by_username_{db, select_person("username")},
      by_email_{db, select_person("email")},
      add_{db,
           "INSERT INTO users(username, email, password, adult_at, created_at, handle) "
           "VALUES(?1, ?2, ?3, ?4, ?5, lower(hex(randomblob(8))))"},
      mark_open_{db, "UPDATE users SET opening = 0 WHERE id = ?1"},
      remove_{db, "DELETE FROM users WHERE id = ?1 AND opening = 1"},
      opening_{db, "SELECT id FROM users WHERE opening = 1 ORDER BY id"},
      last_issued_{db, "SELECT seq FROM sqlite_sequence WHERE name = 'users'"},
      last_open_{db, "SELECT id FROM users WHERE opening = 0 ORDER BY id DESC LIMIT 1"},
      grant_{db, "INSERT OR IGNORE INTO roles(user, role, granted_at) VALUES(?1, ?2, ?3)"},
      change_settings_{db,
                       "UPDATE users SET odds_format = ?2, colour_mode = ?3, time_zone = ?4, "
                       "ranked = ?5, favourite_teams = ?6 WHERE id = ?1"},
      unranked_{db, std::string{"SELECT id FROM users WHERE "} + kUnranked +
                        " UNION ALL SELECT id FROM erased"},
      is_ranked_{db, std::string{"SELECT 1 FROM users WHERE id = ?2 AND NOT "} + kUnranked} {}

std::expected<ledger::AccountId, Taken> People::add(const NewPerson& person, WallTime now) {
  const auto held = db_.lock();
  sqlite::Transaction transaction{db_, sqlite::Access::kWrite};
  if (by_username_.query(person.username).next()) return std::unexpected{Taken::kUsername};
  if (person.email && by_email_.query(*person.email).next()) return std::unexpected{Taken::kEmail};
  add_.run(person.username, person.email, person.password, person.adult_at, now);
  const ledger::AccountId id{static_cast<std::uint64_t>(sqlite3_last_insert_rowid(db_.handle()))};
  transaction.commit();
  return id;
}

void People::mark_open(ledger::AccountId id) {
  const auto held = db_.lock();
  mark_open_.run(id);
}

void People::remove(ledger::AccountId id) {
  const auto held = db_.lock();
  remove_.run(id);
}

std::vector<ledger::AccountId> People::opening() {
  const auto held = db_.lock();
  return read_ids(opening_.query());
}

ledger::AccountId People::last_issued() {
  const auto held = db_.lock();
  return *only_id(last_issued_.query());
}

std::optional<ledger::AccountId> People::last_open() {
  const auto held = db_.lock();
  return only_id(last_open_.query());
}

std::optional<Person> People::find(std::string_view name_or_email) {
  const auto held = db_.lock();
  return read_person((name_or_email.contains('@') ? by_email_ : by_username_).query(name_or_email));
}

std::optional<Person> People::find(ledger::AccountId id) {
  const auto held = db_.lock();
  return read_person(by_id_.query(id));
}

bool People::grant(std::string_view username, Role role, WallTime now) {
  const auto held = db_.lock();
  sqlite::Transaction transaction{db_, sqlite::Access::kWrite};
  const auto person = read_person(by_username_.query(username));
  if (!person) return false;
  grant_.run(person->id, role, now);
  transaction.commit();
  return true;
}

bool People::change_settings(ledger::AccountId id, const Settings& settings) {
  const auto held = db_.lock();
  change_settings_.run(id, settings.odds_format, settings.colour_mode, settings.time_zone,
                       settings.ranked, stored_teams(settings.favourite_teams));
  return db_.has_changed_one();
}

std::vector<ledger::AccountId> People::unranked(bool verified_only) {
  const auto held = db_.lock();
  return read_ids(unranked_.query(verified_only));
}

bool People::is_ranked(ledger::AccountId id, bool verified_only) {
  const auto held = db_.lock();
  return is_ranked_.query(verified_only, id).next();
}

}  // namespace chalkline::http
