#include "http/identity/classes/classes.hpp"

#include "base/hex.hpp"
#include "http/identity/classes/class_names.hpp"
#include "http/identity/people/person_rows.hpp"

namespace chalkline::http {

Classes::Classes(AccountsDb& db)
    : db_{db},
      count_taught_{db, "SELECT count(*) FROM class_educators WHERE person = ?1"},
      count_educators_{db, "SELECT count(*) FROM class_educators WHERE class = ?1"},
      has_code_{db, "SELECT 1 FROM classes WHERE code = ?1"},
      add_{db,
           "INSERT INTO classes(id, title, kind, code, opened_at, seen_days, seats) "
           "VALUES(?1, ?2, ?3, ?4, ?5, ?6, 0)"},
      find_educator_{db,
                     "SELECT id FROM users JOIN roles ON user = id WHERE username = ?1 "
                     "AND role = ?2"},
      is_in_class_{db,
                   "SELECT 1 FROM class_members WHERE class = ?1 AND person = ?2 UNION ALL "
                   "SELECT 1 FROM class_waiting WHERE class = ?1 AND person = ?2"},
      take_seat_{db, "UPDATE classes SET seats = seats + 1 WHERE id = ?1"},
      add_educator_{db,
                    "INSERT OR IGNORE INTO class_educators(class, person, since, seat) "
                    "SELECT id, ?2, ?3, seats FROM classes WHERE id = ?1"},
      remove_educator_{db, "DELETE FROM class_educators WHERE class = ?1 AND person = ?2"},
      drop_code_{db,
                 "UPDATE classes SET code = NULL WHERE id = ?1 AND NOT EXISTS "
                 "(SELECT 1 FROM class_educators WHERE class = ?1)"},
      put_code_{db, "UPDATE classes SET code = ?2 WHERE id = ?1"} {}

std::optional<ClassRow> Classes::add(const ClassRow& opened, ledger::AccountId educator) {
  const auto held = db_.lock();
  sqlite::Transaction transaction{db_, sqlite::Access::kWrite};
  if (read_count(count_taught_.query(educator)) >= kClassesPerEducator) return std::nullopt;
  const auto code = new_code(opened.kind);
  const auto id = to_hex(opened.id);
  add_.run(id, opened.title, opened.kind, code, opened.opened_at, opened.seen_days);
  take_seat_.run(id);
  add_educator_.run(id, educator, opened.opened_at);
  transaction.commit();
  auto added = opened;
  added.code = code.value_or("");
  return added;
}

std::expected<void, Classes::NotAdded> Classes::add_educator(const ledger::ClassId& id,
                                                             const std::string& username,
                                                             WallTime now) {
  const auto held = db_.lock();
  sqlite::Transaction transaction{db_, sqlite::Access::kWrite};
  auto seated = seat(to_hex(id), username, now);
  if (seated) transaction.commit();
  return seated;
}

std::expected<void, Classes::NotAdded> Classes::hand_on(const ClassRow& orphan,
                                                        const std::string& username, WallTime now) {
  const auto held = db_.lock();
  sqlite::Transaction transaction{db_, sqlite::Access::kWrite};
  auto seated = seat(to_hex(orphan.id), username, now);
  if (!seated) return seated;
  put_code_.run(to_hex(orphan.id), new_code(orphan.kind));
  transaction.commit();
  return {};
}

std::optional<std::string> Classes::new_code(ClassKind kind) {
  if (kind != ClassKind::kPseudonymous) return std::nullopt;
  auto code = new_join_code();
  while (has_code_.query(code).next()) code = new_join_code();
  return code;
}

std::expected<void, Classes::NotAdded> Classes::seat(const std::string& in_class,
                                                     const std::string& username, WallTime now) {
  const auto found = only_id(find_educator_.query(username, Role::kEducator));
  if (!found) return std::unexpected{NotAdded::kNobody};
  if (is_in_class_.query(in_class, *found).next()) return std::unexpected{NotAdded::kMember};
  if (read_count(count_educators_.query(in_class)) >= kEducatorsPerClass ||
      read_count(count_taught_.query(*found)) >= kClassesPerEducator)
    return std::unexpected{NotAdded::kFull};
  take_seat_.run(in_class);
  add_educator_.run(in_class, *found, now);
  return {};
}

void Classes::remove_educator(const ledger::ClassId& id, ledger::AccountId educator) {
  const auto held = db_.lock();
  sqlite::Transaction transaction{db_, sqlite::Access::kWrite};
  remove_educator_.run(to_hex(id), educator);
  drop_code_.run(to_hex(id));
  transaction.commit();
}

}  // namespace chalkline::http
