#include "http/identity/personal/bet_notes.hpp"

namespace chalkline::http {

BetNotes::BetNotes(AccountsDb& db)
    : db_{db},
      put_{db,
           "INSERT INTO bet_notes(user, bet, text, changed_at) "
           "SELECT id, ?2, ?3, ?4 FROM users WHERE id = ?1 "
           "ON CONFLICT(user, bet) DO UPDATE SET text = excluded.text, "
           "changed_at = excluded.changed_at"},
      remove_{db, "DELETE FROM bet_notes WHERE user = ?1 AND bet = ?2"} {}

bool BetNotes::put(ledger::AccountId account, ledger::BetId bet, std::string_view text,
                   WallTime now) {
  const auto held = db_.lock();
  put_.run(account, bet, text, now);
  return db_.has_changed_one();
}

void BetNotes::remove(ledger::AccountId account, ledger::BetId bet) {
  const auto held = db_.lock();
  remove_.run(account, bet);
}

}  // namespace chalkline::http
