#include "http/identity/sessions/email_changes.hpp"

#include "http/identity/people/person_rows.hpp"
#include "http/identity/sessions/mailed_links.hpp"

namespace chalkline::http {

EmailChanges::EmailChanges(AccountsDb& db)
    : db_{db},
      person_{db, select_person("id")},
      other_owner_{db, "SELECT 1 FROM users WHERE email = ?1 AND id <> ?2"},
      drop_earlier_{db, "DELETE FROM mail_tokens WHERE user = ?1 AND purpose = ?2"},
      begin_{db,
             "INSERT INTO mail_tokens(user, purpose, token, expires_at, email) "
             "SELECT id, ?3, ?4, ?5, ?6 FROM users WHERE id = ?1 AND password = ?2"},
      asked_{db,
             "SELECT user, email FROM mail_tokens WHERE token = ?1 AND purpose = ?2 "
             "AND expires_at > ?3"},
      drop_other_links_{db, "DELETE FROM mail_tokens WHERE user = ?1 AND token <> ?2"},
      confirm_{db, "UPDATE mail_tokens SET purpose = ?2, email = NULL WHERE token = ?1"},
      set_email_{db, "UPDATE users SET email = ?2, verified_at = ?3 WHERE id = ?1"} {}

bool EmailChanges::is_taken(const std::string& email, ledger::AccountId account) {
  return other_owner_.query(email, account).next();
}

std::expected<void, EmailChanges::Stays> EmailChanges::begin(const Person& verified,
                                                             const std::string& email,
                                                             const Digest& token,
                                                             WallTime expires_at) {
  const auto held = db_.lock();
  sqlite::Transaction transaction{db_, sqlite::Access::kWrite};
  if (is_taken(email, verified.id)) return std::unexpected{Stays::kTaken};
  drop_earlier_.run(verified.id, Purpose::kChangeEmail);
  begin_.run(verified.id, verified.password, Purpose::kChangeEmail, to_hex(token), expires_at,
             email);
  if (!db_.has_changed_one()) return std::unexpected{Stays::kNotConfirmed};
  transaction.commit();
  return {};
}

std::optional<EmailChanges::Change> EmailChanges::confirm(const Digest& token, WallTime now) {
  const auto held = db_.lock();
  sqlite::Transaction transaction{db_, sqlite::Access::kWrite};
  ledger::AccountId account{};
  std::string email;
  {
    auto rows = asked_.query(to_hex(token), Purpose::kChangeEmail, now);
    if (!rows.next()) return std::nullopt;
    rows.read(account, email);
  }
  if (is_taken(email, account)) return std::nullopt;
  auto before = read_person(person_.query(account)).value();
  drop_other_links_.run(account, to_hex(token));
  confirm_.run(to_hex(token), Purpose::kConfirmed);
  set_email_.run(account, email, now);
  transaction.commit();
  return Change{std::move(before), std::move(email)};
}

}  // namespace chalkline::http
