#include "http/identity/accounts.hpp"
#include "http/identity/person_rows.hpp"

namespace chalkline::http {
namespace {

bool has_other_owner(sqlite::Connection& db, const std::string& email, ledger::AccountId account) {
  sqlite::Statement ask{db, "SELECT 1 FROM users WHERE email = ?1 AND id <> ?2"};
  return ask.query(email, account).next();
}

}  // namespace

std::expected<void, Accounts::EmailStays> Accounts::begin_email_change(const Person& verified,
                                                                       const std::string& email,
                                                                       const Digest& token,
                                                                       WallTime expires_at) {
  const std::lock_guard lock{mutex_};
  sqlite::Transaction transaction{db_, sqlite::Access::kWrite};
  if (has_other_owner(db_, email, verified.id)) return std::unexpected{EmailStays::kTaken};
  sqlite::Statement{db_, "DELETE FROM mail_tokens WHERE user = ?1 AND purpose = ?2"}.run(
      verified.id, Purpose::kChangeEmail);
  sqlite::Statement{db_,
                    "INSERT INTO mail_tokens(user, purpose, token, expires_at, email) "
                    "SELECT id, ?3, ?4, ?5, ?6 FROM users WHERE id = ?1 AND password = ?2"}
      .run(verified.id, verified.password, Purpose::kChangeEmail, to_hex(token), expires_at, email);
  if (sqlite3_changes(db_.handle()) == 0) return std::unexpected{EmailStays::kNotConfirmed};
  transaction.commit();
  return {};
}

std::optional<Accounts::EmailChange> Accounts::change_email(const Digest& token, WallTime now) {
  const std::lock_guard lock{mutex_};
  sqlite::Transaction transaction{db_, sqlite::Access::kWrite};
  ledger::AccountId account{};
  std::string email;
  {
    sqlite::Statement ask{db_,
                          "SELECT user, email FROM mail_tokens WHERE token = ?1 AND purpose = ?2 "
                          "AND expires_at > ?3"};
    auto rows = ask.query(to_hex(token), Purpose::kChangeEmail, now);
    if (!rows.next()) return std::nullopt;
    rows.read(account, email);
  }
  if (has_other_owner(db_, email, account)) return std::nullopt;
  sqlite::Statement ask{db_, select_person("id")};
  auto before = read_person(ask.query(account));
  sqlite::Statement{db_, "DELETE FROM mail_tokens WHERE user = ?1 AND token <> ?2"}.run(
      account, to_hex(token));
  sqlite::Statement{db_, "UPDATE mail_tokens SET purpose = ?2, email = NULL WHERE token = ?1"}.run(
      to_hex(token), Purpose::kConfirmed);
  sqlite::Statement{db_, "UPDATE users SET email = ?2, verified_at = ?3 WHERE id = ?1"}.run(
      account, email, now);
  transaction.commit();
  return EmailChange{*std::move(before), std::move(email)};
}

}  // namespace chalkline::http
