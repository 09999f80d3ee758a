#pragma once

#include <span>
#include <vector>

#include "http/identity/database/accounts_db.hpp"
#include "ledger/values/ids.hpp"

namespace chalkline::http {

// The notes that a member wrote on bets from a class's purse.
struct NotesOnBets {
  ledger::AccountId person{};
  std::vector<ledger::BetId> bets{};
};

// What accounts.db forgets of a class, for good. After either, AccountsDb::empty_wal() leaves
// nothing of it beside the file.
class ClassErasure {
 public:
  explicit ClassErasure(AccountsDb& db);

  // The end of the days in which educators see the class: rosters with their invitations, who
  // waits, educators' notes, requests for help, codes of completion slips, the board, the secret of
  // exported files and the code to join by. The class, its members with their aliases, and the
  // rules of its assignments stay, for its report and for what a member has of their own purse.
  // False where there was nothing left of it.
  bool forget_learners(const ledger::ClassId& id);
  // All of the class, and those notes. Its id is kept, for backups that have it still.
  void erase(const ledger::ClassId& id, std::span<const NotesOnBets> notes);

 private:
  AccountsDb& db_;
  std::vector<sqlite::Statement> forget_;
  sqlite::Statement erase_notes_;
  sqlite::Statement erase_;
  sqlite::Statement note_erased_;
};

}  // namespace chalkline::http
