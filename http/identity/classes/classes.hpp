#pragma once

#include <expected>
#include <optional>
#include <string>

#include "http/identity/classes/class_rows.hpp"
#include "http/identity/database/accounts_db.hpp"

namespace chalkline::http {

// Classes and their educators in accounts.db. A class without an educator stays, for those in it,
// and takes nobody more.
class Classes {
 public:
  explicit Classes(AccountsDb& db);

  // With a new code, where it is joined by one, in the place of the row's; absent where the
  // educator has kClassesPerEducator.
  std::optional<ClassRow> add(const ClassRow& opened, ledger::AccountId educator);

  enum class NotAdded : std::uint8_t { kFull, kNobody, kMember };
  // Another educator, by name. kNobody where no educator has it, kMember where they are in the
  // class, kFull where the class or the person has as many as there can be.
  std::expected<void, NotAdded> add_educator(const ledger::ClassId& id, const std::string& username,
                                             WallTime now);
  // The same of a class without an educator, which takes people by a new code again.
  std::expected<void, NotAdded> hand_on(const ClassRow& orphan, const std::string& username,
                                        WallTime now);
  // The last one takes the code with them.
  void remove_educator(const ledger::ClassId& id, ledger::AccountId educator);

 private:
  // In the caller's transaction.
  std::expected<void, NotAdded> seat(const std::string& in_class, const std::string& username,
                                     WallTime now);
  std::optional<std::string> new_code(ClassKind kind);

  AccountsDb& db_;
  sqlite::Statement count_taught_;
  sqlite::Statement count_educators_;
  sqlite::Statement has_code_;
  sqlite::Statement add_;
  sqlite::Statement find_educator_;
  sqlite::Statement is_in_class_;
  sqlite::Statement take_seat_;
  sqlite::Statement add_educator_;
  sqlite::Statement remove_educator_;
  sqlite::Statement drop_code_;
  sqlite::Statement put_code_;
};

}  // namespace chalkline::http
