#include "http/identity/sessions/session_store.hpp"

#include "http/identity/people/person_rows.hpp"

namespace chalkline::http {
namespace {

// Reads to the last row: a statement that is left before has not deleted yet.
std::vector<Digest> deleted_tokens(sqlite::Rows rows) {
  std::vector<Digest> tokens;
  while (rows.next()) {
    if (const auto digest = from_hex<sizeof(Digest)>(rows.get<std::string>(0)))
      tokens.push_back(*digest);
  }
  return tokens;
}

}  // namespace

EndSessions::EndSessions(AccountsDb& db)
    : end_{db, "DELETE FROM sessions WHERE user = ?1 AND token <> ?2 RETURNING token"} {}

std::vector<Digest> EndSessions::operator()(ledger::AccountId account, const Digest& kept) {
  return deleted_tokens(end_.query(account, to_hex(kept)));
}

SessionStore::SessionStore(AccountsDb& db)
    : db_{db},
      end_others_{db},
      start_{db,
             "INSERT INTO sessions(token, user, created_at, used_at, expires_at, agent) "
             "SELECT ?1, id, ?4, ?4, ?5, ?6 FROM users WHERE id = ?2 AND password = ?3"},
      end_surplus_{db,
                   "DELETE FROM sessions WHERE token IN ("
                   "SELECT token FROM sessions WHERE user = ?1 AND token <> ?2 "
                   "ORDER BY used_at DESC, number DESC LIMIT -1 OFFSET ?3) RETURNING token"},
      add_place_{db, "INSERT OR REPLACE INTO places(user, place, used_at) VALUES(?1, ?2, ?3)"},
      drop_places_{db,
                   "DELETE FROM places WHERE user = ?1 AND place IN ("
                   "SELECT place FROM places WHERE user = ?1 "
                   "ORDER BY used_at DESC, place = ?2 DESC LIMIT -1 OFFSET ?3)"},
      extend_{db, "UPDATE sessions SET used_at = ?2, expires_at = ?3 WHERE token = ?1"},
      end_{db, "DELETE FROM sessions WHERE token = ?1"},
      end_of_{db, "DELETE FROM sessions WHERE token = ?1 AND user = ?2"},
      forget_expired_{db, "DELETE FROM sessions WHERE expires_at <= ?1"} {}

std::optional<std::vector<Digest>> SessionStore::start(const Digest& token, const Person& verified,
                                                       const SignInFrom& from, WallTime now,
                                                       WallTime expires_at) {
  const auto held = db_.lock();
  sqlite::Transaction transaction{db_, sqlite::Access::kWrite};
  start_.run(to_hex(token), verified.id, verified.password, now, expires_at, from.agent);
  if (!db_.has_changed_one()) return std::nullopt;
  if (!from.address.empty()) remember_place(verified.id, from.address, now);
  auto ended =
      deleted_tokens(end_surplus_.query(verified.id, to_hex(token), kSessionsPerAccount - 1));
  transaction.commit();
  return ended;
}

void SessionStore::remember_place(ledger::AccountId id, std::string_view address, WallTime now) {
  const auto place = place_of(id, address);
  add_place_.run(id, place, now);
  drop_places_.run(id, place, kUsualPlacesMax);
}

void SessionStore::extend(const Digest& token, WallTime now, WallTime expires_at) {
  const auto held = db_.lock();
  extend_.run(to_hex(token), now, expires_at);
}

void SessionStore::end(const Digest& token) {
  const auto held = db_.lock();
  end_.run(to_hex(token));
}

bool SessionStore::end_of(ledger::AccountId account, const Digest& token) {
  const auto held = db_.lock();
  end_of_.run(to_hex(token), account);
  return db_.has_changed_one();
}

std::vector<Digest> SessionStore::end_others(ledger::AccountId account, const Digest& kept) {
  const auto held = db_.lock();
  return end_others_(account, kept);
}

void SessionStore::forget_expired(WallTime now) {
  const auto held = db_.lock();
  forget_expired_.run(now);
}

}  // namespace chalkline::http
