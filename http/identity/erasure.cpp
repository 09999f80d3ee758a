#include "http/identity/accounts.hpp"

namespace chalkline::http {

bool Accounts::begin_closing(const Person& verified) {
  const std::lock_guard lock{mutex_};
  sqlite::Statement{db_, "UPDATE users SET closing = 1 WHERE id = ?1 AND password = ?2"}.run(
      verified.id, verified.password);
  return sqlite3_changes(db_.handle()) == 1;
}

void Accounts::cancel_closing(ledger::AccountId id) {
  const std::lock_guard lock{mutex_};
  sqlite::Statement{db_, "UPDATE users SET closing = 0 WHERE id = ?1"}.run(id);
}

std::vector<ledger::AccountId> Accounts::closing() {
  const std::lock_guard lock{mutex_};
  sqlite::Statement ask{db_, "SELECT id FROM users WHERE closing = 1 ORDER BY id"};
  std::vector<ledger::AccountId> ids;
  for (auto rows = ask.query(); rows.next();) ids.push_back(rows.get<ledger::AccountId>(0));
  return ids;
}

std::vector<Digest> Accounts::erase(ledger::AccountId id) {
  const std::lock_guard lock{mutex_};
  sqlite::Transaction transaction{db_, sqlite::Access::kWrite};
  auto ended = end_sessions(id, Digest{});
  sqlite::Statement{db_, "INSERT OR IGNORE INTO erased(id) VALUES(?1)"}.run(id);
  sqlite::Statement{db_, "DELETE FROM users WHERE id = ?1"}.run(id);
  transaction.commit();
  wal_holds_erased_ = true;
  return ended;
}

bool Accounts::empty_wal() {
  const std::lock_guard lock{mutex_};
  if (accepted_ && wal_holds_erased_) wal_holds_erased_ = !db_.empty_wal();
  return !wal_holds_erased_;
}

}  // namespace chalkline::http
