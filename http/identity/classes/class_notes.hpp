#pragma once

#include <cstdint>
#include <expected>
#include <string>

#include "http/identity/classes/class_rows.hpp"
#include "http/identity/database/accounts_db.hpp"

namespace chalkline::http {

// The notes that educators keep of a member, and a member's request for help. Erased with the
// member.
class ClassNotes {
 public:
  explicit ClassNotes(AccountsDb& db);

  enum class NotPut : std::uint8_t { kChanged, kNobody };
  // The educators' note on the member, in place of that of `version`, which a note that is not
  // there has as 0. kChanged where another educator has written since, kNobody where the member is
  // there no longer.
  std::expected<EducatorNote, NotPut> put(const MemberRow& member, const std::string& text,
                                          std::uint64_t version, ledger::AccountId author,
                                          WallTime now);

  // The member would like help from now on, or no longer. One who has asked already keeps the time.
  void ask_for_help(const MemberRow& member, bool asks, WallTime now);
  // An educator has seen it.
  void see_help(const MemberRow& member, WallTime now);

 private:
  AccountsDb& db_;
  sqlite::Statement find_;
  sqlite::Statement put_;
  sqlite::Statement ask_;
  sqlite::Statement take_back_;
  sqlite::Statement see_;
};

}  // namespace chalkline::http
