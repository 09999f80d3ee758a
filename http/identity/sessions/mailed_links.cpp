#include "http/identity/sessions/mailed_links.hpp"

#include "http/identity/people/person_rows.hpp"

namespace chalkline::http {

MailedLinks::MailedLinks(AccountsDb& db)
    : db_{db},
      end_sessions_{db},
      person_{db, select_person("id")},
      drop_older_{db, "DELETE FROM mail_tokens WHERE user = ?1 AND purpose = ?2"},
      store_{db,
             "INSERT INTO mail_tokens(user, purpose, token, expires_at) "
             "SELECT id, ?2, ?3, ?4 FROM users WHERE id = ?1"},
      owner_{db,
             "SELECT user FROM mail_tokens WHERE token = ?1 AND purpose = ?2 AND expires_at > ?3"},
      // One of two callers who come with a link at once gets it.
      use_up_{db,
              "DELETE FROM mail_tokens WHERE token = ?1 AND purpose = ?2 AND expires_at > ?3 "
              "RETURNING user"},
      // A link that is opened twice is no mistake.
      confirm_{db,
               "UPDATE mail_tokens SET purpose = ?3 WHERE token = ?1 AND purpose = ?2 AND "
               "expires_at > ?4 RETURNING user"},
      set_verified_{db, "UPDATE users SET verified_at = ?2 WHERE id = ?1"},
      // Older links do not lead a person with a new password astray.
      drop_to_password_and_email_{
          db, "DELETE FROM mail_tokens WHERE user = ?1 AND purpose IN (?2, ?3)"},
      set_password_{db, "UPDATE users SET password = ?2 WHERE id = ?1"},
      replace_password_{db, "UPDATE users SET password = ?3 WHERE id = ?1 AND password = ?2"},
      forget_expired_{db, "DELETE FROM mail_tokens WHERE expires_at <= ?1"} {}

bool MailedLinks::store(Purpose purpose, ledger::AccountId account, const Digest& token,
                        WallTime expires_at) {
  const auto held = db_.lock();
  sqlite::Transaction transaction{db_, sqlite::Access::kWrite};
  if (purpose == Purpose::kVerifyEmail) drop_older_.run(account, purpose);
  store_.run(account, purpose, to_hex(token), expires_at);
  const bool stored = db_.has_changed_one();
  transaction.commit();
  return stored;
}

std::optional<ledger::AccountId> MailedLinks::owner(Purpose purpose, const Digest& token,
                                                    WallTime now) {
  const auto held = db_.lock();
  return only_id(owner_.query(to_hex(token), purpose, now));
}

std::optional<ledger::AccountId> MailedLinks::verify_email(const Digest& token, WallTime now) {
  const auto held = db_.lock();
  sqlite::Transaction transaction{db_, sqlite::Access::kWrite};
  const auto owner =
      only_id(confirm_.query(to_hex(token), Purpose::kVerifyEmail, Purpose::kConfirmed, now));
  if (!owner) return std::nullopt;
  set_verified_.run(*owner, now);
  transaction.commit();
  return owner;
}

std::optional<MailedLinks::Reset> MailedLinks::reset_password(const Digest& token,
                                                              const std::string& hash,
                                                              WallTime now) {
  const auto held = db_.lock();
  sqlite::Transaction transaction{db_, sqlite::Access::kWrite};
  const auto owner = only_id(use_up_.query(to_hex(token), Purpose::kResetPassword, now));
  if (!owner) return std::nullopt;
  drop_to_password_and_email_.run(*owner, Purpose::kResetPassword, Purpose::kChangeEmail);
  set_password_.run(*owner, hash);
  Reset reset{read_person(person_.query(*owner)).value(), end_sessions_(*owner)};
  transaction.commit();
  return reset;
}

std::optional<std::vector<Digest>> MailedLinks::change_password(const Person& verified,
                                                                const std::string& hash,
                                                                const Digest& kept) {
  const auto held = db_.lock();
  sqlite::Transaction transaction{db_, sqlite::Access::kWrite};
  replace_password_.run(verified.id, verified.password, hash);
  if (!db_.has_changed_one()) return std::nullopt;
  drop_to_password_and_email_.run(verified.id, Purpose::kResetPassword, Purpose::kChangeEmail);
  auto ended = end_sessions_(verified.id, kept);
  transaction.commit();
  return ended;
}

void MailedLinks::forget_expired(WallTime now) {
  const auto held = db_.lock();
  forget_expired_.run(now);
}

}  // namespace chalkline::http
