#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "base/sqlite/sqlite.hpp"
#include "http/identity/classes/class_roster.hpp"
#include "http/identity/classes/class_rows.hpp"

namespace chalkline::http {

// Reads classes, their members and rosters for one io thread.
class ClassReader {
 public:
  explicit ClassReader(const sqlite::Connection& db);

  std::optional<ClassRow> find(const ledger::ClassId& id);
  // By its join code, as new_join_code() writes it.
  std::optional<ClassRow> find_by_code(const std::string& code);

  // The newest first, as are the next.
  std::vector<ClassRow> all();
  std::vector<ClassRow> taught_by(ledger::AccountId educator);
  std::optional<Seat> seat(const ledger::ClassId& in_class, ledger::AccountId educator);
  // The first of them first.
  std::vector<ClassEducator> educators(const ledger::ClassId& in_class);

  struct Joined {
    ClassRow in_class;
    MemberRow member;
    std::vector<ClassEducator> educators;
    std::optional<std::string> name;  // by which a graded class knows them
    std::string note;                 // the educators' on them
  };
  // The latest first.
  std::vector<Joined> joined_by(ledger::AccountId person);
  std::optional<MemberRow> member(const ledger::ClassId& in_class, ledger::AccountId person);
  std::optional<MemberRow> find_by_handle(const std::string& handle);
  // By which a graded class knows a member.
  std::optional<std::string> name(const ledger::ClassId& in_class, ledger::AccountId person);
  // The note on a member; that of version 0 where there is none.
  EducatorNote note(const ledger::ClassId& in_class, ledger::AccountId person);
  // The member whose completion slip has that code.
  std::optional<MemberRow> find_by_slip(const ledger::ClassId& in_class, const std::string& code);
  // In the order of their aliases, which says nothing of who they are.
  std::vector<MemberRow> members(const ledger::ClassId& in_class);
  std::size_t count_members(const ledger::ClassId& in_class);

  struct Waiting {
    ClassRow in_class;
    WaitingRow row;
    std::vector<ClassEducator> educators;
  };
  // The latest first.
  std::vector<Waiting> waited_for_by(ledger::AccountId person);
  // In the order in which they asked.
  std::vector<WaitingRow> waiting(const ledger::ClassId& in_class);
  std::size_t count_waiting(const ledger::ClassId& in_class);

  // By name.
  std::vector<RosterRow> roster(const ledger::ClassId& in_class);
  std::uint64_t roster_version(const ledger::ClassId& in_class);
  struct Invited {
    ClassRow in_class;
    RosterRow row;
  };
  std::optional<Invited> find_by_invitation(const Digest& invitation);

  // The texts of its assignments' rules, by their digests in hexadecimal.
  std::map<std::string, std::string> rules(const ledger::ClassId& in_class);

 private:
  sqlite::Statement find_;
  sqlite::Statement find_by_code_;
  sqlite::Statement all_;
  sqlite::Statement taught_;
  sqlite::Statement seat_;
  sqlite::Statement educators_;
  sqlite::Statement joined_;
  sqlite::Statement name_;
  sqlite::Statement member_;
  sqlite::Statement find_by_handle_;
  sqlite::Statement note_;
  sqlite::Statement find_by_slip_;
  sqlite::Statement members_;
  sqlite::Statement count_members_;
  sqlite::Statement waited_for_;
  sqlite::Statement waiting_;
  sqlite::Statement count_waiting_;
  sqlite::Statement roster_;
  sqlite::Statement roster_version_;
  sqlite::Statement find_by_invitation_;
  sqlite::Statement rules_;
};

}  // namespace chalkline::http
