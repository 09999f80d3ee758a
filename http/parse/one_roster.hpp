#pragma once

#include <cstddef>
#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// users.csv of OneRoster 1.1, as student information systems write it.
namespace chalkline::http {

// A school's largest course has some hundred; a file of a whole school comes by mistake.
inline constexpr std::size_t kRosterRowsMax = 5'000;
inline constexpr std::size_t kRosterBytesMax = 2'000'000;

// The row of a student.
struct RosterEntry {
  std::string sourced_id{};
  std::string given_name{};
  std::string family_name{};
  std::string username{};              // in the student information system; may be empty
  std::string identifier{};            // the school's number of the student; may be empty
  std::optional<std::string> email{};  // to invite by, and not kept
  friend bool operator==(const RosterEntry&, const RosterEntry&) = default;
};

struct RosterFile {
  std::vector<RosterEntry> students{};
  std::vector<std::string> teachers{};         // by name: they can be added as educators
  std::vector<std::string> unknown_columns{};  // skipped
  std::vector<std::string> faults{};           // rows that were left out, a sentence each
  std::size_t school_grades{};                 // rows that were left out for that (RULES 8)
  std::size_t not_enabled{};                   // enabledUser is false, or to be deleted
  std::size_t other_roles{};
};

// Columns go by their header, in any order and case; the password's is never looked at. The error
// is a sentence.
std::expected<RosterFile, std::string> read_one_roster(std::string_view csv);

}  // namespace chalkline::http
