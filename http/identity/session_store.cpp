#include "http/identity/accounts.hpp"
#include "http/identity/person_rows.hpp"

namespace chalkline::http {
namespace {

// To the last row: a statement that is left before has not deleted yet.
std::vector<Digest> deleted_tokens(sqlite::Rows rows) {
  std::vector<Digest> tokens;
  while (rows.next()) {
    if (const auto digest = from_hex<sizeof(Digest)>(rows.get<std::string>(0))) tokens.push_back(*digest);
  }
  return tokens;
}

}  // namespace

std::optional<std::vector<Digest>> Accounts::start_session(const Digest& token,
                                                           const Person& verified,
                                                           const SignInFrom& from, WallTime now,
                                                           WallTime expires_at) {
  const std::lock_guard lock{mutex_};
  sqlite::Transaction transaction{db_, sqlite::Access::kWrite};
  sqlite::Statement{db_,
                    "INSERT INTO sessions(token, user, created_at, "
                    "used_at, expires_at, agent) "
                    "SELECT ?1, id, ?4, ?4, ?5, ?6 FROM users WHERE id = "
                    "?2 AND password = ?3"}
      .run(to_hex(token), verified.id, verified.password, now, expires_at, from.agent);
  if (sqlite3_changes(db_.handle()) == 0) return std::nullopt;
  if (!from.address.empty()) remember_place(verified.id, from.address, now);
  sqlite::Statement end{db_,
                        "DELETE FROM sessions WHERE token IN ("
                        "SELECT token FROM sessions WHERE user = ?1 AND token <> ?2 "
                        "ORDER BY used_at DESC, number DESC LIMIT -1 OFFSET ?3) "
                        "RETURNING token"};
  auto ended = deleted_tokens(end.query(verified.id, to_hex(token), kSessionsPerAccount - 1));
  transaction.commit();
  return ended;
}

void Accounts::remember_place(ledger::AccountId id, std::string_view address, WallTime now) {
  sqlite::Statement{db_, "INSERT OR REPLACE INTO places(user, place, used_at) VALUES(?1, ?2, ?3)"}
      .run(id, place_of(id, address), now);
  sqlite::Statement{db_,
                    "DELETE FROM places WHERE user = ?1 AND place IN ("
                    "SELECT place FROM places WHERE user = ?1 "
                    "ORDER BY used_at DESC, place = ?2 DESC LIMIT -1 OFFSET ?3)"}
      .run(id, place_of(id, address), kUsualPlacesMax);
}

void Accounts::extend_session(const Digest& token, WallTime now, WallTime expires_at) {
  const std::lock_guard lock{mutex_};
  sqlite::Statement{db_, "UPDATE sessions SET used_at = ?2, expires_at = ?3 WHERE token = ?1"}.run(
      to_hex(token), now, expires_at);
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

std::vector<Digest> Accounts::end_other_sessions(ledger::AccountId account, const Digest& kept) {
  const std::lock_guard lock{mutex_};
  return end_sessions(account, kept);
}

std::vector<Digest> Accounts::end_sessions(ledger::AccountId account, const Digest& kept) {
  sqlite::Statement end{db_,
                        "DELETE FROM sessions WHERE user = ?1 AND token <> ?2 RETURNING token"};
  return deleted_tokens(end.query(account, to_hex(kept)));
}

}  // namespace chalkline::http
