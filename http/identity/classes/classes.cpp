#include "http/identity/classes/classes.hpp"

#include "base/hex.hpp"
#include "http/identity/classes/class_names.hpp"

namespace chalkline::http {
namespace {

constexpr const char* kMemberOf =
    "SELECT person, purse, alias, joined_at FROM class_members WHERE class = ?1 AND person = ?2";

std::optional<MemberRow> read_member(sqlite::Rows rows, const ledger::ClassId& in_class) {
  if (!rows.next()) return std::nullopt;
  MemberRow member{.in_class = in_class};
  rows.read(member.person, member.purse, member.alias, member.joined_at);
  return member;
}

// Of columns "id, title, code, opened_at" of a row.
ClassRow class_of(const sqlite::Rows& rows) {
  ClassRow found;
  std::string id;
  std::optional<std::string> code;
  rows.read(id, found.title, code, found.opened_at);
  found.id = from_hex<sizeof(ledger::ClassId)>(id).value();
  found.code = code.value_or("");
  return found;
}

std::optional<ClassRow> read_class(sqlite::Rows rows) {
  if (!rows.next()) return std::nullopt;
  return class_of(rows);
}

std::size_t read_count(sqlite::Rows rows) {
  rows.next();
  return rows.get<std::size_t>(0);
}

}  // namespace

Classes::Classes(AccountsDb& db)
    : db_{db},
      count_taught_{db, "SELECT count(*) FROM class_educators WHERE person = ?1"},
      has_code_{db, "SELECT 1 FROM classes WHERE code = ?1"},
      add_{db, "INSERT INTO classes(id, title, code, opened_at) VALUES(?1, ?2, ?3, ?4)"},
      add_educator_{db, "INSERT INTO class_educators(class, person, since) VALUES(?1, ?2, ?3)"},
      find_member_{db, kMemberOf},
      count_members_{db, "SELECT count(*) FROM class_members WHERE class = ?1"},
      has_alias_{db, "SELECT 1 FROM class_members WHERE class = ?1 AND alias = ?2"},
      has_purse_{db, "SELECT 1 FROM class_members WHERE purse = ?1"},
      is_somebody_{db, "SELECT 1 FROM users WHERE id = ?1"},
      join_{db,
            "INSERT INTO class_members(class, person, purse, alias, joined_at) "
            "VALUES(?1, ?2, ?3, ?4, ?5)"},
      remove_{db, "DELETE FROM class_members WHERE class = ?1 AND person = ?2"},
      change_alias_{db, "UPDATE class_members SET alias = ?3 WHERE class = ?1 AND person = ?2"} {}

std::optional<ClassRow> Classes::add(const ledger::ClassId& id, const std::string& title,
                                     ledger::AccountId educator, WallTime now) {
  const auto held = db_.lock();
  sqlite::Transaction transaction{db_, sqlite::Access::kWrite};
  if (read_count(count_taught_.query(educator)) >= kClassesPerEducator) return std::nullopt;
  auto code = new_join_code();
  while (has_code_.query(code).next()) code = new_join_code();
  add_.run(to_hex(id), title, code, now);
  add_educator_.run(to_hex(id), educator, now);
  transaction.commit();
  return ClassRow{id, title, code, now};
}

std::expected<MemberRow, Classes::NotAdded> Classes::join(const ledger::ClassId& in_class,
                                                          ledger::AccountId person, WallTime now) {
  const auto held = db_.lock();
  const auto id = to_hex(in_class);
  sqlite::Transaction transaction{db_, sqlite::Access::kWrite};
  if (auto known = read_member(find_member_.query(id, person), in_class)) return *std::move(known);
  if (!is_somebody_.query(person).next()) return std::unexpected{NotAdded::kNobody};
  if (read_count(count_members_.query(id)) >= kMembersMax) return std::unexpected{NotAdded::kFull};
  MemberRow member{in_class, person, new_purse_number(), free_alias(id), now};
  while (has_purse_.query(member.purse).next()) member.purse = new_purse_number();
  join_.run(id, person, member.purse, member.alias, now);
  transaction.commit();
  return member;
}

void Classes::remove(const MemberRow& member) {
  const auto held = db_.lock();
  remove_.run(to_hex(member.in_class), member.person);
}

std::optional<std::string> Classes::draw_alias(const ledger::ClassId& in_class,
                                               ledger::AccountId person) {
  const auto held = db_.lock();
  const auto id = to_hex(in_class);
  sqlite::Transaction transaction{db_, sqlite::Access::kWrite};
  auto alias = free_alias(id);
  change_alias_.run(id, person, alias);
  if (!db_.has_changed_one()) return std::nullopt;
  transaction.commit();
  return alias;
}

// There are far more than kMembersMax.
std::string Classes::free_alias(const std::string& in_class) {
  auto alias = new_alias();
  while (has_alias_.query(in_class, alias).next()) alias = new_alias();
  return alias;
}

ClassReader::ClassReader(const sqlite::Connection& db)
    : find_{db, "SELECT id, title, code, opened_at FROM classes WHERE id = ?1"},
      find_by_code_{db, "SELECT id, title, code, opened_at FROM classes WHERE code = ?1"},
      taught_{db,
              "SELECT id, title, code, opened_at FROM class_educators "
              "JOIN classes ON id = class WHERE person = ?1 ORDER BY opened_at DESC, id"},
      is_taught_by_{db, "SELECT 1 FROM class_educators WHERE class = ?1 AND person = ?2"},
      educators_{db,
                 "SELECT id, username, since FROM class_educators JOIN users ON id = person "
                 "WHERE class = ?1 ORDER BY since, id"},
      joined_{db,
              "SELECT id, title, code, opened_at, person, purse, alias, joined_at "
              "FROM class_members JOIN classes ON id = class WHERE person = ?1 "
              "ORDER BY joined_at DESC, id"},
      member_{db, kMemberOf},
      members_{db,
               "SELECT person, purse, alias, joined_at FROM class_members WHERE class = ?1 "
               "ORDER BY alias"},
      count_members_{db, "SELECT count(*) FROM class_members WHERE class = ?1"} {}

std::optional<ClassRow> ClassReader::find(const ledger::ClassId& id) {
  return read_class(find_.query(to_hex(id)));
}

std::optional<ClassRow> ClassReader::find_by_code(const std::string& code) {
  return read_class(find_by_code_.query(code));
}

std::vector<ClassRow> ClassReader::taught_by(ledger::AccountId educator) {
  std::vector<ClassRow> taught;
  for (auto rows = taught_.query(educator); rows.next();) taught.push_back(class_of(rows));
  return taught;
}

bool ClassReader::is_taught_by(const ledger::ClassId& in_class, ledger::AccountId educator) {
  return is_taught_by_.query(to_hex(in_class), educator).next();
}

std::vector<ClassEducator> ClassReader::educators(const ledger::ClassId& in_class) {
  std::vector<ClassEducator> found;
  for (auto rows = educators_.query(to_hex(in_class)); rows.next();) {
    auto& one = found.emplace_back();
    rows.read(one.person, one.name, one.since);
  }
  return found;
}

std::vector<ClassReader::Joined> ClassReader::joined_by(ledger::AccountId person) {
  constexpr int kMember = 4;  // columns of a class
  std::vector<Joined> joined;
  for (auto rows = joined_.query(person); rows.next();) {
    auto& one = joined.emplace_back(class_of(rows));
    one.member = {one.in_class.id, rows.get<ledger::AccountId>(kMember),
                  rows.get<ledger::AccountId>(kMember + 1), rows.get<std::string>(kMember + 2),
                  rows.get<WallTime>(kMember + 3)};
  }
  for (auto& one : joined) one.educators = educators(one.in_class.id);
  return joined;
}

std::optional<MemberRow> ClassReader::member(const ledger::ClassId& in_class,
                                             ledger::AccountId person) {
  return read_member(member_.query(to_hex(in_class), person), in_class);
}

std::vector<MemberRow> ClassReader::members(const ledger::ClassId& in_class) {
  std::vector<MemberRow> members;
  for (auto rows = members_.query(to_hex(in_class)); rows.next();) {
    auto& member = members.emplace_back();
    member.in_class = in_class;
    rows.read(member.person, member.purse, member.alias, member.joined_at);
  }
  return members;
}

std::size_t ClassReader::count_members(const ledger::ClassId& in_class) {
  return read_count(count_members_.query(to_hex(in_class)));
}

}  // namespace chalkline::http
