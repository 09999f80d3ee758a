#include "http/identity/restored_people.hpp"

#include <algorithm>

namespace chalkline::http {

BroughtUp bring_up_to_ledger(Accounts& accounts, std::span<const ledger::AccountId> opened,
                             std::span<const ledger::AccountId> closed) {
  BroughtUp done;
  auto& db = accounts.db;
  db.accept();
  for (const auto account : closed) {
    if (!accounts.people.find(account)) continue;
    accounts.erasure.erase(account);
    ++done.erased;
  }
  const auto issued = accounts.people.last_issued();
  {
    const auto held = db.lock();
    sqlite::Transaction transaction{db, sqlite::Access::kWrite};
    sqlite::Statement note{db, "INSERT OR IGNORE INTO erased(id) VALUES(?1)"};
    sqlite::Statement issue{db,
                            "UPDATE sqlite_sequence SET seq = max(seq, ?1) WHERE name = 'users'"};
    for (const auto account : opened) {
      if (account <= issued) continue;
      note.run(account);
      issue.run(account);
      if (std::ranges::find(closed, account) == closed.end()) ++done.lost;
    }
    db.run("DELETE FROM sessions; DELETE FROM mail_tokens");
    transaction.commit();
  }
  db.note_erasure();
  db.empty_wal();
  return done;
}

}  // namespace chalkline::http
