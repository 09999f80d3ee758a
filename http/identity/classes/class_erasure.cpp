#include "http/identity/classes/class_erasure.hpp"

#include <array>

#include "base/hex.hpp"

namespace chalkline::http {
namespace {

// Invitations go with their row of the roster.
constexpr std::array kForget{
    "DELETE FROM class_roster WHERE class = ?1",
    "DELETE FROM class_waiting WHERE class = ?1",
    "DELETE FROM class_notes WHERE class = ?1",
    "DELETE FROM class_boards WHERE class = ?1",
    "DELETE FROM class_off_board WHERE class = ?1",
    "DELETE FROM class_export_keys WHERE class = ?1",
    "UPDATE class_members SET slip = NULL, help_at = NULL, help_seen_at = NULL "
    "WHERE class = ?1 AND (slip IS NOT NULL OR help_at IS NOT NULL)",
    "UPDATE classes SET code = NULL WHERE id = ?1 AND code IS NOT NULL"};

}  // namespace

ClassErasure::ClassErasure(AccountsDb& db)
    : db_{db},
      erase_notes_{db, "DELETE FROM bet_notes WHERE user = ?1 AND bet = ?2"},
      erase_{db, "DELETE FROM classes WHERE id = ?1"},
      note_erased_{db, "INSERT OR IGNORE INTO erased_classes(id) VALUES(?1)"} {
  for (const auto* sql : kForget) forget_.emplace_back(db, sql);
}

bool ClassErasure::forget_learners(const ledger::ClassId& id) {
  const auto held = db_.lock();
  const auto before = sqlite3_total_changes64(db_.handle());
  sqlite::Transaction transaction{db_, sqlite::Access::kWrite};
  for (auto& forget : forget_) forget.run(to_hex(id));
  if (sqlite3_total_changes64(db_.handle()) == before) return false;
  transaction.commit();
  db_.note_erasure();
  return true;
}

// Everything else of a class goes with its row.
void ClassErasure::erase(const ledger::ClassId& id, std::span<const NotesOnBets> notes) {
  const auto held = db_.lock();
  sqlite::Transaction transaction{db_, sqlite::Access::kWrite};
  for (const auto& [person, bets] : notes) {
    for (const auto bet : bets) erase_notes_.run(person, bet);
  }
  erase_.run(to_hex(id));
  note_erased_.run(to_hex(id));
  transaction.commit();
  db_.note_erasure();
}

}  // namespace chalkline::http
