#include "http/identity/accounts.hpp"

namespace chalkline::http {

bool Accounts::start_session(const Digest& token, const Person& verified, std::string_view agent,
                             WallTime now, WallTime expires_at) {
  const std::lock_guard lock{mutex_};
  sqlite::Statement{db_,
                    "INSERT INTO sessions(token, user, created_at, expires_at, agent) "
                    "SELECT ?1, id, ?4, ?5, ?6 FROM users WHERE id = ?2 AND password = ?3"}
      .run(to_hex(token), verified.id, verified.password, now, expires_at, agent);
  return sqlite3_changes(db_.handle()) == 1;
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

bool Accounts::end_session_of(ledger::AccountId account, const Digest& token) {
  const std::lock_guard lock{mutex_};
  sqlite::Statement{db_, "DELETE FROM sessions WHERE token = ?1 AND user = ?2"}.run(to_hex(token),
                                                                                    account);
  return sqlite3_changes(db_.handle()) == 1;
}

void Accounts::forget_expired_sessions(WallTime now) {
  const std::lock_guard lock{mutex_};
  sqlite::Statement{db_, "DELETE FROM sessions WHERE expires_at <= ?1"}.run(now);
}

std::vector<Digest> Accounts::end_sessions(ledger::AccountId account, const Digest& kept) {
  std::vector<Digest> ended;
  sqlite::Statement end{db_,
                        "DELETE FROM sessions WHERE user = ?1 AND token <> ?2 RETURNING token"};
  for (auto rows = end.query(account, to_hex(kept)); rows.next();) {
    if (const auto digest = from_hex(rows.get<std::string>(0))) ended.push_back(*digest);
  }
  return ended;
}

}  // namespace chalkline::http
