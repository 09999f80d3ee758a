#include "http/identity/classes/class_notes.hpp"

#include <fmt/format.h>

#include "base/hex.hpp"

namespace chalkline::http {

ClassNotes::ClassNotes(AccountsDb& db)
    : db_{db},
      find_{db, fmt::format("SELECT {} FROM class_notes WHERE class = ?1 AND person = ?2",
                            kNoteColumns)},
      put_{db,
           "INSERT INTO class_notes(class, person, text, version, changed_at, author) "
           "SELECT class, person, ?3, 1, ?4, ?5 FROM class_members "
           "WHERE class = ?1 AND person = ?2 "
           "ON CONFLICT(class, person) DO UPDATE SET text = excluded.text, "
           "version = version + 1, changed_at = excluded.changed_at, author = excluded.author"},
      ask_{db,
           "UPDATE class_members SET help_at = ?3, help_seen_at = NULL "
           "WHERE class = ?1 AND person = ?2 AND (help_at IS NULL OR help_seen_at IS NOT NULL)"},
      take_back_{db,
                 "UPDATE class_members SET help_at = NULL, help_seen_at = NULL "
                 "WHERE class = ?1 AND person = ?2"},
      see_{db,
           "UPDATE class_members SET help_seen_at = ?3 "
           "WHERE class = ?1 AND person = ?2 AND help_at IS NOT NULL AND help_seen_at IS NULL"} {}

std::expected<EducatorNote, ClassNotes::NotPut> ClassNotes::put(const MemberRow& member,
                                                                const std::string& text,
                                                                std::uint64_t version,
                                                                ledger::AccountId author,
                                                                WallTime now) {
  const auto held = db_.lock();
  const auto id = to_hex(member.in_class);
  sqlite::Transaction transaction{db_, sqlite::Access::kWrite};
  EducatorNote known;
  if (auto rows = find_.query(id, member.person); rows.next()) known = read_note(rows);
  if (known.version != version) return std::unexpected{NotPut::kChanged};
  put_.run(id, member.person, text, now, author);
  if (!db_.has_changed_one()) return std::unexpected{NotPut::kNobody};
  EducatorNote put;
  if (auto rows = find_.query(id, member.person); rows.next()) put = read_note(rows);
  transaction.commit();
  return put;
}

void ClassNotes::ask_for_help(const MemberRow& member, bool asks, WallTime now) {
  const auto held = db_.lock();
  const auto id = to_hex(member.in_class);
  if (asks) {
    ask_.run(id, member.person, now);
  } else {
    take_back_.run(id, member.person);
  }
}

void ClassNotes::see_help(const MemberRow& member, WallTime now) {
  const auto held = db_.lock();
  see_.run(to_hex(member.in_class), member.person, now);
}

}  // namespace chalkline::http
