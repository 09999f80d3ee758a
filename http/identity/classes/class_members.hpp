#pragma once

#include <expected>
#include <optional>
#include <string>

#include "http/identity/classes/class_rows.hpp"
#include "http/identity/database/accounts_db.hpp"

namespace chalkline::http {

// The members of classes in accounts.db, and who waits to be one. Erased with the person.
class ClassMembers {
 public:
  explicit ClassMembers(AccountsDb& db);

  enum class NotAdded : std::uint8_t { kFull, kNobody, kNotWaiting };
  // The person's place in the waiting room, with an alias that nobody in the class has. A person
  // who waits already keeps theirs, and shares what they say now.
  std::expected<WaitingRow, NotAdded> ask(const ledger::ClassId& in_class, ledger::AccountId person,
                                          std::uint8_t consent, WallTime now);
  // The person's place in the class, with a purse's number; agrees to those who teach it now. A
  // member keeps theirs.
  std::expected<MemberRow, NotAdded> join(const ledger::ClassId& in_class, ledger::AccountId person,
                                          WallTime now);
  // The same of who waits, with what they agreed to share by then; they wait on until their purse
  // is open, so that a way in that broke off is gone again.
  struct Admitted {
    MemberRow member;
    std::uint8_t consent{};
  };
  std::expected<Admitted, NotAdded> admit(const ledger::ClassId& in_class, ledger::AccountId person,
                                          WallTime now);
  // Takes back a join() or admit() for which the ledger opened no purse.
  void remove(const MemberRow& member);
  void stop_waiting(const ledger::ClassId& in_class, ledger::AccountId person);
  // Another alias; absent where the person is neither in the class nor waiting.
  std::optional<std::string> draw_alias(const ledger::ClassId& in_class, ledger::AccountId person);
  // The member shares with those who teach the class now as with the earlier ones.
  void agree(const ledger::ClassId& in_class, ledger::AccountId person);
  // The code of the member's completion slip, drawn at the first time.
  std::optional<std::string> slip_code(const ledger::ClassId& in_class, ledger::AccountId person);

 private:
  // With the lock held.
  std::string free_alias(const std::string& in_class);
  std::optional<MemberRow> find(const ledger::ClassId& in_class, ledger::AccountId person);
  std::optional<WaitingRow> find_waiting(const ledger::ClassId& in_class, ledger::AccountId person);
  // In the caller's transaction.
  std::expected<MemberRow, NotAdded> add(const ledger::ClassId& in_class, ledger::AccountId person,
                                         WallTime now);

  AccountsDb& db_;
  sqlite::Statement find_;
  sqlite::Statement find_waiting_;
  sqlite::Statement count_;
  sqlite::Statement count_waiting_;
  sqlite::Statement has_alias_;
  sqlite::Statement has_purse_;
  sqlite::Statement is_somebody_;
  sqlite::Statement ask_;
  sqlite::Statement join_;
  sqlite::Statement remove_;
  sqlite::Statement stop_waiting_;
  sqlite::Statement change_alias_;
  sqlite::Statement change_waiting_alias_;
  sqlite::Statement agree_;
  sqlite::Statement find_slip_;
  sqlite::Statement has_slip_;
  sqlite::Statement put_slip_;
};

}  // namespace chalkline::http
