#include "http/identity/classes/class_rows.hpp"

#include "base/hex.hpp"

namespace chalkline::http {

ClassRow read_class(const sqlite::Rows& rows) {
  ClassRow found;
  std::string id;
  std::optional<std::string> code;
  rows.read(id, found.title, found.kind, code, found.opened_at, found.seen_days);
  found.id = from_hex<sizeof(ledger::ClassId)>(id).value();
  found.code = code.value_or("");
  return found;
}

MemberRow read_member(const sqlite::Rows& rows, const ledger::ClassId& in_class, int first) {
  MemberRow member{.in_class = in_class,
                   .person = rows.get<ledger::AccountId>(first),
                   .purse = rows.get<ledger::AccountId>(first + 1),
                   .alias = rows.get<std::string>(first + 2),
                   .joined_at = rows.get<WallTime>(first + 3),
                   .agreed = rows.get<Seat>(first + 4),
                   .sourced_id = rows.get<std::optional<std::string>>(first + 5),
                   .handle = rows.get<std::string>(first + 6)};
  if (const auto asked = rows.get<std::optional<WallTime>>(first + 7))
    member.help = HelpAsked{*asked, rows.get<std::optional<WallTime>>(first + 8)};
  return member;
}

WaitingRow read_waiting(const sqlite::Rows& rows, const ledger::ClassId& in_class, int first) {
  return {.in_class = in_class,
          .person = rows.get<ledger::AccountId>(first),
          .alias = rows.get<std::string>(first + 1),
          .consent = rows.get<std::uint8_t>(first + 2),
          .asked_at = rows.get<WallTime>(first + 3)};
}

EducatorNote read_note(const sqlite::Rows& rows) {
  EducatorNote note;
  rows.read(note.text, note.version, note.changed_at, note.changed_by);
  return note;
}

std::size_t read_count(sqlite::Rows rows) {
  rows.next();
  return rows.get<std::size_t>(0);
}

}  // namespace chalkline::http
