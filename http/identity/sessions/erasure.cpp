#include "http/identity/sessions/erasure.hpp"

#include "http/identity/people/person_rows.hpp"

namespace chalkline::http {

Erasure::Erasure(AccountsDb& db)
    : db_{db},
      end_sessions_{db},
      begin_{db, "UPDATE users SET closing = 1 WHERE id = ?1 AND password = ?2"},
      cancel_{db, "UPDATE users SET closing = 0 WHERE id = ?1"},
      pending_{db, "SELECT id FROM users WHERE closing = 1 ORDER BY id"},
      note_{db, "INSERT OR IGNORE INTO erased(id) VALUES(?1)"},
      leave_classes_{db, "DELETE FROM class_educators WHERE person = ?1"},
      close_classes_{db,
                     "UPDATE classes SET code = NULL WHERE code IS NOT NULL AND NOT EXISTS "
                     "(SELECT 1 FROM class_educators WHERE class = classes.id)"},
      erase_{db, "DELETE FROM users WHERE id = ?1"} {}

bool Erasure::begin(const Person& verified) {
  const auto held = db_.lock();
  begin_.run(verified.id, verified.password);
  return db_.has_changed_one();
}

void Erasure::cancel(ledger::AccountId id) {
  const auto held = db_.lock();
  cancel_.run(id);
}

std::vector<ledger::AccountId> Erasure::pending() {
  const auto held = db_.lock();
  return read_ids(pending_.query());
}

std::vector<Digest> Erasure::erase(ledger::AccountId id) {
  const auto held = db_.lock();
  sqlite::Transaction transaction{db_, sqlite::Access::kWrite};
  auto ended = end_sessions_(id);
  note_.run(id);
  leave_classes_.run(id);
  close_classes_.run();
  erase_.run(id);
  transaction.commit();
  db_.note_erasure();
  return ended;
}

}  // namespace chalkline::http
