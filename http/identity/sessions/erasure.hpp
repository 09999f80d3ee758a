#pragma once

#include <vector>

#include "http/identity/sessions/session_store.hpp"

namespace chalkline::http {

// The erasure of people from accounts.db (AccountDeletions).
class Erasure {
 public:
  explicit Erasure(AccountsDb& db);

  // False where SessionStore::start() is absent.
  [[nodiscard]] bool begin(const Person& verified);
  void cancel(ledger::AccountId id);
  // Begun and not erased yet.
  std::vector<ledger::AccountId> pending();
  // Leaves nothing of the person in the file, and after AccountsDb::empty_wal() beside it; the name
  // is free again. Returns the sessions that ended.
  std::vector<Digest> erase(ledger::AccountId id);

 private:
  AccountsDb& db_;
  EndSessions end_sessions_;
  sqlite::Statement begin_;
  sqlite::Statement cancel_;
  sqlite::Statement pending_;
  sqlite::Statement note_;
  sqlite::Statement leave_classes_;
  sqlite::Statement close_classes_;
  sqlite::Statement erase_;
};

}  // namespace chalkline::http
