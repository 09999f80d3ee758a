#pragma once

#include <cstdint>
#include <string>
#include <string_view>

// The school years that the `grades` of OneRoster name: a school's, or those that come after.
namespace chalkline::http {

enum class GradeLevel : std::uint8_t {
  kNone,     // the cell is empty
  kSchool,   // below postsecondary, one of several at least
  kUnknown,  // it cannot be told, as with "Freshman", "UG" (ungraded to CEDS) and "Other"
  kPostsecondary,
};

struct ReadGrades {
  GradeLevel level{GradeLevel::kNone};
  std::string unknown{};  // the first grade of which it cannot be told
};

// The standard's codes are those of CEDS, separated by commas; student systems write words and
// numbers of their own beside them.
ReadGrades read_grades(std::string_view cell);

}  // namespace chalkline::http
