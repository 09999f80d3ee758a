#include "http/identity/accounts.hpp"
#include "http/identity/person_rows.hpp"

namespace chalkline::http {
namespace {

std::optional<ledger::AccountId> first_id(sqlite::Rows rows) {
  if (!rows.next()) return std::nullopt;
  return rows.get<ledger::AccountId>(0);
}

// Deletes the token within the caller's transaction: of two who come with it at once, one gets it.
std::optional<ledger::AccountId> use_up(sqlite::Connection& db, Purpose purpose,
                                        const Digest& token, WallTime now) {
  std::optional<ledger::AccountId> owner;
  sqlite::Statement use{db,
                        "DELETE FROM mail_tokens WHERE token = ?1 AND purpose = ?2 AND "
                        "expires_at > ?3 RETURNING user"};
  // To the last row: a statement that is left before has not deleted yet.
  for (auto rows = use.query(to_hex(token), purpose, now); rows.next();)
    owner = rows.get<ledger::AccountId>(0);
  return owner;
}

// Within the caller's transaction: a link that is opened twice is no mistake.
std::optional<ledger::AccountId> use_to_confirm(sqlite::Connection& db, const Digest& token,
                                                WallTime now) {
  std::optional<ledger::AccountId> owner;
  sqlite::Statement use{db,
                        "UPDATE mail_tokens SET purpose = ?3 WHERE token = ?1 AND purpose = ?2 AND "
                        "expires_at > ?4 RETURNING user"};
  for (auto rows = use.query(to_hex(token), Purpose::kVerifyEmail, Purpose::kConfirmed, now);
       rows.next();)
    owner = rows.get<ledger::AccountId>(0);
  return owner;
}

// Within the caller's transaction: older links do not lead a person with a new password astray.
void drop_links_to_password_and_email(sqlite::Connection& db, ledger::AccountId account) {
  sqlite::Statement{db, "DELETE FROM mail_tokens WHERE user = ?1 AND purpose IN (?2, ?3)"}.run(
      account, Purpose::kResetPassword, Purpose::kChangeEmail);
}

}  // namespace

bool Accounts::store_token(Purpose purpose, ledger::AccountId account, const Digest& token,
                           WallTime expires_at) {
  const std::lock_guard lock{mutex_};
  sqlite::Transaction transaction{db_, sqlite::Access::kWrite};
  if (purpose == Purpose::kVerifyEmail) {
    sqlite::Statement{db_, "DELETE FROM mail_tokens WHERE user = ?1 AND purpose = ?2"}.run(account,
                                                                                           purpose);
  }
  sqlite::Statement{db_,
                    "INSERT INTO mail_tokens(user, purpose, token, expires_at) "
                    "SELECT id, ?2, ?3, ?4 FROM users WHERE id = ?1"}
      .run(account, purpose, to_hex(token), expires_at);
  const bool stored = sqlite3_changes(db_.handle()) == 1;
  transaction.commit();
  return stored;
}

std::optional<ledger::AccountId> Accounts::token_owner(Purpose purpose, const Digest& token,
                                                       WallTime now) {
  const std::lock_guard lock{mutex_};
  sqlite::Statement ask{
      db_, "SELECT user FROM mail_tokens WHERE token = ?1 AND purpose = ?2 AND expires_at > ?3"};
  return first_id(ask.query(to_hex(token), purpose, now));
}

std::optional<ledger::AccountId> Accounts::verify_email(const Digest& token, WallTime now) {
  const std::lock_guard lock{mutex_};
  sqlite::Transaction transaction{db_, sqlite::Access::kWrite};
  const auto owner = use_to_confirm(db_, token, now);
  if (!owner) return std::nullopt;
  sqlite::Statement{db_, "UPDATE users SET verified_at = ?2 WHERE id = ?1"}.run(*owner, now);
  transaction.commit();
  return owner;
}

std::optional<Accounts::Reset> Accounts::reset_password(const Digest& token,
                                                        const std::string& hash, WallTime now) {
  const std::lock_guard lock{mutex_};
  sqlite::Transaction transaction{db_, sqlite::Access::kWrite};
  const auto owner = use_up(db_, Purpose::kResetPassword, token, now);
  if (!owner) return std::nullopt;
  drop_links_to_password_and_email(db_, *owner);
  sqlite::Statement{db_, "UPDATE users SET password = ?2 WHERE id = ?1"}.run(*owner, hash);
  sqlite::Statement ask{db_, select_person("id")};
  auto person = read_person(ask.query(*owner));
  Reset reset{*std::move(person), end_sessions(*owner, Digest{})};
  transaction.commit();
  return reset;
}

std::optional<std::vector<Digest>> Accounts::change_password(const Person& verified,
                                                             const std::string& hash,
                                                             const Digest& kept) {
  const std::lock_guard lock{mutex_};
  sqlite::Transaction transaction{db_, sqlite::Access::kWrite};
  sqlite::Statement{db_, "UPDATE users SET password = ?3 WHERE id = ?1 AND password = ?2"}.run(
      verified.id, verified.password, hash);
  if (sqlite3_changes(db_.handle()) == 0) return std::nullopt;
  drop_links_to_password_and_email(db_, verified.id);
  auto ended = end_sessions(verified.id, kept);
  transaction.commit();
  return ended;
}

void Accounts::forget_expired_tokens(WallTime now) {
  const std::lock_guard lock{mutex_};
  sqlite::Statement{db_, "DELETE FROM mail_tokens WHERE expires_at <= ?1"}.run(now);
}

}  // namespace chalkline::http
