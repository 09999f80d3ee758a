#include "http/identity/classes/class_reader.hpp"

#include <fmt/format.h>

#include "base/hex.hpp"

namespace chalkline::http {
namespace {

constexpr int kAfterClass = 6;   // the column behind kClassColumns
constexpr int kAfterMember = 9;  // that behind kMemberColumns

std::optional<ClassRow> only_class(sqlite::Rows rows) {
  if (!rows.next()) return std::nullopt;
  return read_class(rows);
}

std::optional<MemberRow> only_member(sqlite::Rows rows, const ledger::ClassId& in_class) {
  if (!rows.next()) return std::nullopt;
  return read_member(rows, in_class);
}

}  // namespace

ClassReader::ClassReader(const sqlite::Connection& db)
    : find_{db, fmt::format("SELECT {} FROM classes WHERE id = ?1", kClassColumns)},
      find_by_code_{db, fmt::format("SELECT {} FROM classes WHERE code = ?1", kClassColumns)},
      all_{db, fmt::format("SELECT {} FROM classes ORDER BY opened_at DESC, id", kClassColumns)},
      taught_{db, fmt::format("SELECT {} FROM class_educators JOIN classes ON id = class "
                              "WHERE person = ?1 ORDER BY opened_at DESC, id",
                              kClassColumns)},
      seat_{db, "SELECT seat FROM class_educators WHERE class = ?1 AND person = ?2"},
      educators_{db,
                 "SELECT id, username, seat FROM class_educators JOIN users ON id = person "
                 "WHERE class = ?1 ORDER BY seat"},
      joined_{db, fmt::format("SELECT {}, {} FROM class_members JOIN classes ON id = class "
                              "WHERE person = ?1 ORDER BY joined_at DESC, id",
                              kClassColumns, kMemberColumns)},
      name_{db, fmt::format("SELECT {} FROM class_roster WHERE class = ?1 AND person = ?2",
                            kRosterColumns)},
      member_{db, fmt::format("SELECT {} FROM class_members WHERE class = ?1 AND person = ?2",
                              kMemberColumns)},
      find_by_handle_{
          db, fmt::format("SELECT {}, class FROM class_members WHERE handle = ?1", kMemberColumns)},
      note_{db, fmt::format("SELECT {} FROM class_notes WHERE class = ?1 AND person = ?2",
                            kNoteColumns)},
      find_by_slip_{db, fmt::format("SELECT {} FROM class_members WHERE class = ?1 AND slip = ?2",
                                    kMemberColumns)},
      members_{db, fmt::format("SELECT {} FROM class_members WHERE class = ?1 ORDER BY alias",
                               kMemberColumns)},
      count_members_{db, "SELECT count(*) FROM class_members WHERE class = ?1"},
      waited_for_{db, fmt::format("SELECT {}, {} FROM class_waiting JOIN classes ON id = class "
                                  "WHERE person = ?1 ORDER BY asked_at DESC, id",
                                  kClassColumns, kWaitingColumns)},
      waiting_{db, fmt::format("SELECT {} FROM class_waiting WHERE class = ?1 "
                               "ORDER BY asked_at, alias",
                               kWaitingColumns)},
      count_waiting_{db, "SELECT count(*) FROM class_waiting WHERE class = ?1"},
      roster_{db, fmt::format("SELECT {} FROM class_roster WHERE class = ?1 "
                              "ORDER BY family_name, given_name, sourced_id",
                              kRosterColumns)},
      roster_version_{db, "SELECT roster_version FROM classes WHERE id = ?1"},
      find_by_invitation_{db, fmt::format("SELECT {}, {} FROM class_invitations "
                                          "JOIN class_roster USING (class, sourced_id) "
                                          "JOIN classes ON id = class WHERE token = ?1",
                                          kClassColumns, kRosterColumns)},
      rules_{db, "SELECT digest, text FROM class_rules WHERE class = ?1"} {}

std::optional<ClassRow> ClassReader::find(const ledger::ClassId& id) {
  return only_class(find_.query(to_hex(id)));
}

std::optional<ClassRow> ClassReader::find_by_code(const std::string& code) {
  return only_class(find_by_code_.query(code));
}

std::vector<ClassRow> ClassReader::all() {
  std::vector<ClassRow> found;
  for (auto rows = all_.query(); rows.next();) found.push_back(read_class(rows));
  return found;
}

std::vector<ClassRow> ClassReader::taught_by(ledger::AccountId educator) {
  std::vector<ClassRow> taught;
  for (auto rows = taught_.query(educator); rows.next();) taught.push_back(read_class(rows));
  return taught;
}

std::optional<Seat> ClassReader::seat(const ledger::ClassId& in_class, ledger::AccountId educator) {
  auto rows = seat_.query(to_hex(in_class), educator);
  return rows.next() ? std::optional{rows.get<Seat>(0)} : std::nullopt;
}

std::vector<ClassEducator> ClassReader::educators(const ledger::ClassId& in_class) {
  std::vector<ClassEducator> found;
  for (auto rows = educators_.query(to_hex(in_class)); rows.next();) {
    auto& one = found.emplace_back();
    rows.read(one.person, one.name, one.seat);
  }
  return found;
}

std::vector<ClassReader::Joined> ClassReader::joined_by(ledger::AccountId person) {
  std::vector<Joined> joined;
  for (auto rows = joined_.query(person); rows.next();) {
    auto& one = joined.emplace_back(read_class(rows));
    one.member = read_member(rows, one.in_class.id, kAfterClass);
  }
  for (auto& one : joined) {
    one.educators = educators(one.in_class.id);
    one.name = name(one.in_class.id, person);
    one.note = note(one.in_class.id, person).text;
  }
  return joined;
}

std::optional<MemberRow> ClassReader::member(const ledger::ClassId& in_class,
                                             ledger::AccountId person) {
  return only_member(member_.query(to_hex(in_class), person), in_class);
}

std::optional<MemberRow> ClassReader::find_by_handle(const std::string& handle) {
  auto rows = find_by_handle_.query(handle);
  if (!rows.next()) return std::nullopt;
  const auto in_class = from_hex<sizeof(ledger::ClassId)>(rows.get<std::string>(kAfterMember));
  return read_member(rows, in_class.value());
}

std::optional<std::string> ClassReader::name(const ledger::ClassId& in_class,
                                             ledger::AccountId person) {
  auto rows = name_.query(to_hex(in_class), person);
  if (!rows.next()) return std::nullopt;
  return full_name(read_roster_row(rows));
}

EducatorNote ClassReader::note(const ledger::ClassId& in_class, ledger::AccountId person) {
  auto rows = note_.query(to_hex(in_class), person);
  return rows.next() ? read_note(rows) : EducatorNote{};
}

std::optional<MemberRow> ClassReader::find_by_slip(const ledger::ClassId& in_class,
                                                   const std::string& code) {
  return only_member(find_by_slip_.query(to_hex(in_class), code), in_class);
}

std::vector<MemberRow> ClassReader::members(const ledger::ClassId& in_class) {
  std::vector<MemberRow> found;
  for (auto rows = members_.query(to_hex(in_class)); rows.next();)
    found.push_back(read_member(rows, in_class));
  return found;
}

std::size_t ClassReader::count_members(const ledger::ClassId& in_class) {
  return read_count(count_members_.query(to_hex(in_class)));
}

std::vector<ClassReader::Waiting> ClassReader::waited_for_by(ledger::AccountId person) {
  std::vector<Waiting> found;
  for (auto rows = waited_for_.query(person); rows.next();) {
    auto& one = found.emplace_back(read_class(rows));
    one.row = read_waiting(rows, one.in_class.id, kAfterClass);
  }
  for (auto& one : found) one.educators = educators(one.in_class.id);
  return found;
}

std::vector<WaitingRow> ClassReader::waiting(const ledger::ClassId& in_class) {
  std::vector<WaitingRow> found;
  for (auto rows = waiting_.query(to_hex(in_class)); rows.next();)
    found.push_back(read_waiting(rows, in_class));
  return found;
}

std::size_t ClassReader::count_waiting(const ledger::ClassId& in_class) {
  return read_count(count_waiting_.query(to_hex(in_class)));
}

std::vector<RosterRow> ClassReader::roster(const ledger::ClassId& in_class) {
  std::vector<RosterRow> found;
  for (auto rows = roster_.query(to_hex(in_class)); rows.next();)
    found.push_back(read_roster_row(rows));
  return found;
}

std::uint64_t ClassReader::roster_version(const ledger::ClassId& in_class) {
  return read_count(roster_version_.query(to_hex(in_class)));
}

std::optional<ClassReader::Invited> ClassReader::find_by_invitation(const Digest& invitation) {
  auto rows = find_by_invitation_.query(to_hex(invitation));
  if (!rows.next()) return std::nullopt;
  return Invited{read_class(rows), read_roster_row(rows, kAfterClass)};
}

std::map<std::string, std::string> ClassReader::rules(const ledger::ClassId& in_class) {
  std::map<std::string, std::string> texts;
  for (auto rows = rules_.query(to_hex(in_class)); rows.next();)
    texts.emplace(rows.get<std::string>(0), rows.get<std::string>(1));
  return texts;
}

}  // namespace chalkline::http
