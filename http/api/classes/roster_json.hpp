#pragma once

#include <boost/describe/class.hpp>
#include <optional>
#include <string>
#include <vector>

#include "http/api/classes/class_json.hpp"
#include "http/identity/classes/class_roster.hpp"

// Rosters as schemas/openapi.yaml has them.
namespace chalkline::http {

namespace wire {

enum class RosterState : std::uint8_t { kInvited = 1, kJoined = 2, kLeft = 3, kWithdrawn = 4 };
inline constexpr std::array<std::string_view, 4> kRosterStateNames{"invited", "joined", "left",
                                                                   "withdrawn"};
constexpr Names names_of(RosterState /*state*/) { return {kRosterStateNames}; }

struct RosterStudent {
  std::string sourced_id{};
  std::string name{};
  std::string username{};
  std::string identifier{};
  RosterState state{RosterState::kInvited};
  std::optional<std::string> alias{};  // of a member who shows it to the asker
};
BOOST_DESCRIBE_STRUCT(RosterStudent, (), (sourced_id, name, username, identifier, state, alias))

struct Roster {
  std::uint64_t version{};
  std::vector<RosterStudent> students{};
};
BOOST_DESCRIBE_STRUCT(Roster, (), (version, students))

struct RosterName {
  std::string sourced_id{};
  std::string name{};
};
BOOST_DESCRIBE_STRUCT(RosterName, (), (sourced_id, name))

struct RosterRename {
  std::string sourced_id{};
  std::string before{};
  std::string after{};
};
BOOST_DESCRIBE_STRUCT(RosterRename, (), (sourced_id, before, after))

// The changes that a file would make, and the rows that are left out.
struct RosterPreview {
  std::uint64_t version{};  // of the roster that it was compared with
  std::vector<RosterName> added{};
  std::vector<RosterRename> changed{};
  std::size_t unchanged{};
  std::size_t not_in_file{};
  std::size_t with_email{};  // of those who are added
  std::vector<std::string> teachers{};
  std::vector<std::string> unknown_columns{};
  std::vector<std::string> faults{};
  std::size_t school_grades{};
  std::size_t not_enabled{};
  std::size_t other_roles{};
};
BOOST_DESCRIBE_STRUCT(RosterPreview, (),
                      (version, added, changed, unchanged, not_in_file, with_email, teachers,
                       unknown_columns, faults, school_grades, not_enabled, other_roles))

struct RosterApplied {
  std::size_t added{};
  std::size_t changed{};
  std::size_t mailed{};
  std::size_t not_mailed{};  // of those with an email
};
BOOST_DESCRIBE_STRUCT(RosterApplied, (), (added, changed, mailed, not_mailed))

struct StudentInvitation {
  std::string sourced_id{};
  std::string name{};
  std::string token{};  // behind /join/ it is the link
};
BOOST_DESCRIBE_STRUCT(StudentInvitation, (), (sourced_id, name, token))

struct StudentInvitations {
  std::vector<StudentInvitation> invitations{};
};
BOOST_DESCRIBE_STRUCT(StudentInvitations, (), (invitations))

inline constexpr Bounds kRosterText{.min = 1,
                                    .max = static_cast<std::int64_t>(kRosterBytesMax),
                                    .says = "The file is empty, or larger than 2 MB"};

struct RosterRequest {
  std::string class_id{};
  std::string csv{};
  static constexpr auto fields =
      std::tuple{field("classId", &RosterRequest::class_id, kClassIdText),
                 field("csv", &RosterRequest::csv, kRosterText)};
};

struct ApplyRosterRequest {
  std::string class_id{};
  std::uint64_t version{};
  std::string csv{};
  bool mails{};  // the invitations of those who are added
  static constexpr auto fields =
      std::tuple{field("classId", &ApplyRosterRequest::class_id, kClassIdText),
                 field("version", &ApplyRosterRequest::version, {.max = 1'000'000'000}),
                 field("csv", &ApplyRosterRequest::csv, kRosterText),
                 field("mails", &ApplyRosterRequest::mails)};
};

inline constexpr std::int64_t kSourcedIdMax = 255;  // of OneRoster

struct RemoveFromRosterRequest {
  std::string class_id{};
  std::string sourced_id{};
  static constexpr auto fields = std::tuple{
      field("classId", &RemoveFromRosterRequest::class_id, kClassIdText),
      field("sourcedId", &RemoveFromRosterRequest::sourced_id, {.min = 1, .max = kSourcedIdMax})};
};

// Without an id: all who have not joined.
struct InviteRequest {
  std::string class_id{};
  std::optional<std::string> sourced_id{};
  static constexpr auto fields =
      std::tuple{field("classId", &InviteRequest::class_id, kClassIdText),
                 field("sourcedId", &InviteRequest::sourced_id,
                       {.min = 1, .max = kSourcedIdMax, .absent = Absent::kNull})};
};

std::string name_of(const RosterEntry& entry);
RosterPreview roster_preview_of(const RosterFile& file, const RosterDifference& difference,
                                std::uint64_t version);
StudentInvitations invitations_of(const std::vector<ClassRosters::Invitation>& made);

}  // namespace wire

}  // namespace chalkline::http
