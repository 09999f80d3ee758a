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
    const auto take = [&](ledger::AccountId account) {
      note.run(account);
      issue.run(account);
    };
    for (const auto account : opened) {
      if (account <= issued) continue;
      take(account);
      if (std::ranges::find(closed, account) == closed.end()) ++done.lost;
    }
    // An older ledger may lack accounts of the list beside the anchor. Were their numbers given
    // again, the next restore would erase their new owners.
    for (const auto account : closed) {
      if (account > issued) take(account);
    }
    db.run("DELETE FROM sessions; DELETE FROM mail_tokens");
    transaction.commit();
  }
  db.note_erasure();
  db.empty_wal();
  return done;
}

}  // namespace chalkline::http
