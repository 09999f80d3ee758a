#pragma once

#include <string>

#include "http/identity/database/accounts_db.hpp"
#include "ledger/values/ids.hpp"

namespace chalkline::http {

// The texts of the rules of a class's assignments. The ledger has their digests and versions, so a
// text whose rule the ledger then refused is of no assignment.
class ClassRules {
 public:
  explicit ClassRules(AccountsDb& db);

  void put(const ledger::ClassId& in_class, const std::string& text);

 private:
  AccountsDb& db_;
  sqlite::Statement put_;
};

}  // namespace chalkline::http
