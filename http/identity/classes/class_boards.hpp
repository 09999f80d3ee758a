#pragma once

#include <optional>
#include <string>
#include <vector>

#include "http/identity/classes/class_rows.hpp"
#include "http/identity/database/accounts_db.hpp"

namespace chalkline::http {

// In accounts.db: which classes have a board, and who stays off it; and what the ids of learners in
// exported files are drawn from.
class ClassBoards {
 public:
  explicit ClassBoards(AccountsDb& db);

  void show(const ledger::ClassId& in_class, bool is_on);
  // For a member; does nothing where they are none.
  void stay_off(const ledger::ClassId& in_class, ledger::AccountId person, bool stays_off);
  // The class's secret, drawn at the first time.
  std::string export_key(const ledger::ClassId& in_class);

 private:
  AccountsDb& db_;
  sqlite::Statement show_;
  sqlite::Statement hide_;
  sqlite::Statement leave_;
  sqlite::Statement join_;
  sqlite::Statement find_key_;
  sqlite::Statement put_key_;
};

// Reads them for one io thread.
class ClassBoardReader {
 public:
  explicit ClassBoardReader(const sqlite::Connection& db);

  bool is_on(const ledger::ClassId& in_class);
  std::vector<ledger::AccountId> off(const ledger::ClassId& in_class);

 private:
  sqlite::Statement is_on_;
  sqlite::Statement off_;
};

}  // namespace chalkline::http
