#include "http/identity/classes/class_roster.hpp"

#include <fmt/format.h>

#include <unordered_map>

#include "http/identity/classes/class_names.hpp"
#include "http/identity/people/person_rows.hpp"

namespace chalkline::http {
namespace {

bool is_same(const RosterRow& row, const RosterEntry& entry) {
  return row.given_name == entry.given_name && row.family_name == entry.family_name &&
         row.username == entry.username && row.identifier == entry.identifier;
}

}  // namespace

RosterRow read_roster_row(const sqlite::Rows& rows, int first) {
  return {.sourced_id = rows.get<std::string>(first),
          .given_name = rows.get<std::string>(first + 1),
          .family_name = rows.get<std::string>(first + 2),
          .username = rows.get<std::string>(first + 3),
          .identifier = rows.get<std::string>(first + 4),
          .person = rows.get<std::optional<ledger::AccountId>>(first + 5)};
}

std::string full_name(const RosterRow& row) {
  if (row.given_name.empty() || row.family_name.empty()) return row.given_name + row.family_name;
  return row.given_name + ' ' + row.family_name;
}

RosterDifference difference(std::span<const RosterRow> known, std::span<const RosterEntry> file) {
  std::unordered_map<std::string_view, const RosterRow*> by_id;
  for (const auto& row : known) by_id.emplace(row.sourced_id, &row);
  RosterDifference found;
  for (const auto& entry : file) {
    const auto row = by_id.find(entry.sourced_id);
    if (row == by_id.end()) {
      found.added.push_back(entry);
    } else if (is_same(*row->second, entry)) {
      ++found.unchanged;
    } else {
      found.renamed.push_back({*row->second, entry});
    }
  }
  found.not_in_file = known.size() - found.unchanged - found.renamed.size();
  return found;
}

ClassRosters::ClassRosters(AccountsDb& db)
    : db_{db},
      rows_{db, fmt::format("SELECT {} FROM class_roster WHERE class = ?1", kRosterColumns)},
      next_version_{db,
                    "UPDATE classes SET roster_version = roster_version + 1 WHERE id = ?1 "
                    "AND roster_version = ?2"},
      add_{db,
           "INSERT INTO class_roster(class, sourced_id, given_name, family_name, username, "
           "identifier) VALUES(?1, ?2, ?3, ?4, ?5, ?6)"},
      rename_{db,
              "UPDATE class_roster SET given_name = ?3, family_name = ?4, username = ?5, "
              "identifier = ?6 WHERE class = ?1 AND sourced_id = ?2"},
      count_version_{db, "UPDATE classes SET roster_version = roster_version + 1 WHERE id = ?1"},
      remove_unjoined_{db,
                       "DELETE FROM class_roster WHERE class = ?1 AND sourced_id = ?2 "
                       "AND person IS NULL"},
      has_row_{db, "SELECT 1 FROM class_roster WHERE class = ?1 AND sourced_id = ?2"},
      find_unjoined_{db, fmt::format("SELECT {} FROM class_roster WHERE class = ?1 AND "
                                     "sourced_id = ?2 AND person IS NULL",
                                     kRosterColumns)},
      invite_{db,
              "INSERT INTO class_invitations(token, class, sourced_id, issued_at) "
              "VALUES(?1, ?2, ?3, ?4)"},
      drop_older_{db,
                  "DELETE FROM class_invitations WHERE token IN (SELECT token FROM "
                  "class_invitations WHERE class = ?1 AND sourced_id = ?2 "
                  "ORDER BY issued_at DESC, token LIMIT -1 OFFSET ?3)"},
      claim_{db,
             "UPDATE class_roster SET person = ?2 WHERE person IS NULL AND (class, sourced_id) IN "
             "(SELECT class, sourced_id FROM class_invitations WHERE token = ?1) AND NOT EXISTS "
             "(SELECT 1 FROM class_roster AS other WHERE other.class = class_roster.class "
             "AND other.person = ?2)"},
      owner_{db,
             "SELECT person FROM class_roster JOIN class_invitations USING (class, sourced_id) "
             "WHERE token = ?1 AND person = ?2"},
      give_back_{db,
                 "UPDATE class_roster SET person = NULL WHERE class = ?1 AND person = ?2 AND "
                 "NOT EXISTS (SELECT 1 FROM class_members WHERE class = ?1 AND person = ?2)"} {}

std::vector<RosterRow> ClassRosters::rows_of(const std::string& in_class) {
  std::vector<RosterRow> found;
  for (auto rows = rows_.query(in_class); rows.next();) found.push_back(read_roster_row(rows));
  return found;
}

std::expected<RosterDifference, ClassRosters::NotApplied> ClassRosters::apply(
    const ledger::ClassId& in_class, std::uint64_t version, std::span<const RosterEntry> file) {
  const auto held = db_.lock();
  const auto id = to_hex(in_class);
  sqlite::Transaction transaction{db_, sqlite::Access::kWrite};
  next_version_.run(id, version);
  if (!db_.has_changed_one()) return std::unexpected{NotApplied::kChanged};
  const auto known = rows_of(id);
  auto found = difference(known, file);
  if (known.size() + found.added.size() > kMembersMax) return std::unexpected{NotApplied::kFull};
  for (const auto& row : found.added)
    add_.run(id, row.sourced_id, row.given_name, row.family_name, row.username, row.identifier);
  for (const auto& [before, row] : found.renamed)
    rename_.run(id, row.sourced_id, row.given_name, row.family_name, row.username, row.identifier);
  transaction.commit();
  return found;
}

std::expected<void, ClassRosters::NotRemoved> ClassRosters::remove(const ledger::ClassId& in_class,
                                                                   const std::string& sourced_id) {
  const auto held = db_.lock();
  const auto id = to_hex(in_class);
  sqlite::Transaction transaction{db_, sqlite::Access::kWrite};
  remove_unjoined_.run(id, sourced_id);
  if (!db_.has_changed_one()) {
    const bool is_there = has_row_.query(id, sourced_id).next();
    return std::unexpected{is_there ? NotRemoved::kJoined : NotRemoved::kUnknown};
  }
  count_version_.run(id);
  transaction.commit();
  return {};
}

std::vector<ClassRosters::Invitation> ClassRosters::invite(const ledger::ClassId& in_class,
                                                           std::span<const std::string> sourced_ids,
                                                           WallTime now) {
  const auto held = db_.lock();
  const auto id = to_hex(in_class);
  sqlite::Transaction transaction{db_, sqlite::Access::kWrite};
  std::vector<Invitation> made;
  for (const auto& sourced_id : sourced_ids) {
    auto rows = find_unjoined_.query(id, sourced_id);
    if (!rows.next()) continue;
    made.push_back({read_roster_row(rows), new_invitation()});
  }
  for (const auto& [row, token] : made) {
    invite_.run(to_hex(sha256(token)), id, row.sourced_id, now);
    drop_older_.run(id, row.sourced_id, kInvitationsPerRow);
  }
  transaction.commit();
  return made;
}

bool ClassRosters::claim(const Digest& invitation, ledger::AccountId person) {
  const auto held = db_.lock();
  const auto token = to_hex(invitation);
  sqlite::Transaction transaction{db_, sqlite::Access::kWrite};
  claim_.run(token, person);
  const bool is_owner = only_id(owner_.query(token, person)).has_value();
  transaction.commit();
  return is_owner;
}

void ClassRosters::give_back(const ledger::ClassId& in_class, ledger::AccountId person) {
  const auto held = db_.lock();
  give_back_.run(to_hex(in_class), person);
}

}  // namespace chalkline::http
