#pragma once

#include <expected>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "http/identity/classes/class_rows.hpp"
#include "http/identity/database/accounts_db.hpp"
#include "http/identity/people/token.hpp"
#include "http/parse/one_roster.hpp"

namespace chalkline::http {

// A mail, a slip, and what replaces those that were lost.
inline constexpr std::size_t kInvitationsPerRow = 5;

// A student of a class as the school knows them.
struct RosterRow {
  std::string sourced_id{};
  std::string given_name{};
  std::string family_name{};
  std::string username{};
  std::string identifier{};
  std::optional<ledger::AccountId> person{};  // once they have joined
};
inline constexpr std::string_view kRosterColumns =
    "sourced_id, given_name, family_name, username, identifier, person";
RosterRow read_roster_row(const sqlite::Rows& rows, int first = 0);
std::string full_name(const RosterRow& row);

// The changes of a file to a roster: it adds and renames, and removes nobody.
struct RosterDifference {
  struct Renamed {
    RosterRow before;
    RosterEntry after;
  };
  std::vector<RosterEntry> added;
  std::vector<Renamed> renamed;
  std::size_t unchanged{};
  std::size_t not_in_file{};  // they stay
};
RosterDifference difference(std::span<const RosterRow> known, std::span<const RosterEntry> file);

// The rosters of classes in accounts.db, and the invitations to their students. A row is erased
// with the person who joined by it.
class ClassRosters {
 public:
  explicit ClassRosters(AccountsDb& db);

  enum class NotApplied : std::uint8_t { kChanged, kFull };
  // All of it or nothing. kChanged where the roster is no longer of that version, kFull where it
  // would have more than kMembersMax rows.
  std::expected<RosterDifference, NotApplied> apply(const ledger::ClassId& in_class,
                                                    std::uint64_t version,
                                                    std::span<const RosterEntry> file);

  enum class NotRemoved : std::uint8_t { kUnknown, kJoined };
  // Takes a student out who has not joined, with their invitations.
  std::expected<void, NotRemoved> remove(const ledger::ClassId& in_class,
                                         const std::string& sourced_id);

  struct Invitation {
    RosterRow row;
    std::string token;
  };
  // A new invitation for each of them who has not joined.
  std::vector<Invitation> invite(const ledger::ClassId& in_class,
                                 std::span<const std::string> sourced_ids, WallTime now);

  // The row of the invitation is the person's from now on, who may use it again; false where it is
  // another's, or they have another row.
  bool claim(const Digest& invitation, ledger::AccountId person);
  // Takes back a claim() for which the ledger opened no purse; the row of a member stays theirs.
  void give_back(const ledger::ClassId& in_class, ledger::AccountId person);

 private:
  // With the lock held.
  std::vector<RosterRow> rows_of(const std::string& in_class);

  AccountsDb& db_;
  sqlite::Statement rows_;
  sqlite::Statement next_version_;
  sqlite::Statement add_;
  sqlite::Statement rename_;
  sqlite::Statement count_version_;
  sqlite::Statement remove_unjoined_;
  sqlite::Statement has_row_;
  sqlite::Statement find_unjoined_;
  sqlite::Statement invite_;
  sqlite::Statement drop_older_;
  sqlite::Statement claim_;
  sqlite::Statement owner_;
  sqlite::Statement give_back_;
};

}  // namespace chalkline::http
