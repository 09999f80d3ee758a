#include "http/identity/classes/class_boards.hpp"

#include "base/hex.hpp"
#include "http/identity/people/person_rows.hpp"
#include "http/identity/people/token.hpp"

namespace chalkline::http {

ClassBoards::ClassBoards(AccountsDb& db)
    : db_{db},
      show_{db, "INSERT OR IGNORE INTO class_boards(class) VALUES(?1)"},
      hide_{db, "DELETE FROM class_boards WHERE class = ?1"},
      leave_{db,
             "INSERT OR IGNORE INTO class_off_board(class, person) "
             "SELECT class, person FROM class_members WHERE class = ?1 AND person = ?2"},
      join_{db, "DELETE FROM class_off_board WHERE class = ?1 AND person = ?2"},
      find_key_{db, "SELECT key FROM class_export_keys WHERE class = ?1"},
      put_key_{db, "INSERT INTO class_export_keys(class, key) VALUES(?1, ?2)"} {}

void ClassBoards::show(const ledger::ClassId& in_class, bool is_on) {
  const auto held = db_.lock();
  (is_on ? show_ : hide_).run(to_hex(in_class));
}

void ClassBoards::stay_off(const ledger::ClassId& in_class, ledger::AccountId person,
                           bool stays_off) {
  const auto held = db_.lock();
  (stays_off ? leave_ : join_).run(to_hex(in_class), person);
}

std::string ClassBoards::export_key(const ledger::ClassId& in_class) {
  const auto held = db_.lock();
  if (auto rows = find_key_.query(to_hex(in_class)); rows.next()) return rows.get<std::string>(0);
  auto key = new_token();
  put_key_.run(to_hex(in_class), key);
  return key;
}

ClassBoardReader::ClassBoardReader(const sqlite::Connection& db)
    : is_on_{db, "SELECT 1 FROM class_boards WHERE class = ?1"},
      off_{db, "SELECT person FROM class_off_board WHERE class = ?1"} {}

bool ClassBoardReader::is_on(const ledger::ClassId& in_class) {
  return is_on_.query(to_hex(in_class)).next();
}

std::vector<ledger::AccountId> ClassBoardReader::off(const ledger::ClassId& in_class) {
  return read_ids(off_.query(to_hex(in_class)));
}

}  // namespace chalkline::http
