#pragma once

#include <cstddef>
#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <vector>

#include "http/identity/accounts_db.hpp"
#include "http/identity/person.hpp"

namespace chalkline::http {

// So many open an overview within a moment, and more a teacher does not look after.
inline constexpr std::size_t kMembersMax = 500;
// Courses of one educator, the past years' among them.
inline constexpr std::size_t kClassesPerEducator = 200;
inline constexpr std::size_t kClassTitleMax = 80;  // characters: one line of a phone's header

// A class as accounts.db knows it; its terms and its end are the ledger's.
struct ClassRow {
  ledger::ClassId id{};
  std::string title{};
  std::string code{};  // empty once it has no educator
  WallTime opened_at{};
};

struct ClassEducator {
  ledger::AccountId person{};
  std::string name{};
  WallTime since{};
};

// A person in a class. The purse is the ledger's from the moment that it has it.
struct MemberRow {
  ledger::ClassId in_class{};
  ledger::AccountId person{};
  ledger::AccountId purse{};
  std::string alias{};
  WallTime joined_at{};  // and said to be 18 or older
};

// Classes and their members in accounts.db. Erased with the person: a class without an educator
// stays, for those in it, and takes nobody more.
class Classes {
 public:
  explicit Classes(AccountsDb& db);

  // With a new code; absent where the educator has kClassesPerEducator of them.
  std::optional<ClassRow> add(const ledger::ClassId& id, const std::string& title,
                              ledger::AccountId educator, WallTime now);

  enum class NotAdded : std::uint8_t { kFull, kNobody };
  // The person's place in the class, with a purse's number and an alias that nobody in it has. Who
  // is in it already keeps theirs.
  std::expected<MemberRow, NotAdded> join(const ledger::ClassId& in_class, ledger::AccountId person,
                                          WallTime now);
  // Takes back a join() for which the ledger opened no purse.
  void remove(const MemberRow& member);
  // Another alias; absent where the person is not in the class.
  std::optional<std::string> draw_alias(const ledger::ClassId& in_class, ledger::AccountId person);

 private:
  // With the lock held.
  std::string free_alias(const std::string& in_class);

  AccountsDb& db_;
  sqlite::Statement count_taught_;
  sqlite::Statement has_code_;
  sqlite::Statement add_;
  sqlite::Statement add_educator_;
  sqlite::Statement find_member_;
  sqlite::Statement count_members_;
  sqlite::Statement has_alias_;
  sqlite::Statement has_purse_;
  sqlite::Statement is_somebody_;
  sqlite::Statement join_;
  sqlite::Statement remove_;
  sqlite::Statement change_alias_;
};

// Reads the same for one io thread.
class ClassReader {
 public:
  explicit ClassReader(const sqlite::Connection& db);

  std::optional<ClassRow> find(const ledger::ClassId& id);
  // By its join code, as new_join_code() writes it.
  std::optional<ClassRow> find_by_code(const std::string& code);
  // The newest first.
  std::vector<ClassRow> taught_by(ledger::AccountId educator);
  bool is_taught_by(const ledger::ClassId& in_class, ledger::AccountId educator);
  // The first of them first.
  std::vector<ClassEducator> educators(const ledger::ClassId& in_class);
  struct Joined {
    ClassRow in_class;
    MemberRow member;
    std::vector<ClassEducator> educators;
  };
  // The latest first.
  std::vector<Joined> joined_by(ledger::AccountId person);
  std::optional<MemberRow> member(const ledger::ClassId& in_class, ledger::AccountId person);
  // In the order of their aliases, which says nothing of who they are.
  std::vector<MemberRow> members(const ledger::ClassId& in_class);
  std::size_t count_members(const ledger::ClassId& in_class);

 private:
  sqlite::Statement find_;
  sqlite::Statement find_by_code_;
  sqlite::Statement taught_;
  sqlite::Statement is_taught_by_;
  sqlite::Statement educators_;
  sqlite::Statement joined_;
  sqlite::Statement member_;
  sqlite::Statement members_;
  sqlite::Statement count_members_;
};

}  // namespace chalkline::http
