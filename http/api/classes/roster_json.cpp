#include "http/api/classes/roster_json.hpp"

#include <algorithm>

namespace chalkline::http::wire {

std::string name_of(const RosterEntry& entry) {
  return full_name({.given_name = entry.given_name, .family_name = entry.family_name});
}

RosterPreview roster_preview_of(const RosterFile& file, const RosterDifference& difference,
                                std::uint64_t version) {
  RosterPreview shown{.version = version,
                      .unchanged = difference.unchanged,
                      .not_in_file = difference.not_in_file,
                      .teachers = file.teachers,
                      .unknown_columns = file.unknown_columns,
                      .faults = file.faults,
                      .school_grades = file.school_grades,
                      .not_enabled = file.not_enabled,
                      .other_roles = file.other_roles};
  for (const auto& entry : difference.added) {
    shown.added.push_back({entry.sourced_id, name_of(entry)});
    if (entry.email) ++shown.with_email;
  }
  for (const auto& [before, after] : difference.renamed)
    shown.changed.push_back({after.sourced_id, full_name(before), name_of(after)});
  return shown;
}

StudentInvitations invitations_of(const std::vector<ClassRosters::Invitation>& made) {
  StudentInvitations shown;
  for (const auto& [row, token] : made)
    shown.invitations.push_back({row.sourced_id, full_name(row), token});
  return shown;
}

}  // namespace chalkline::http::wire
