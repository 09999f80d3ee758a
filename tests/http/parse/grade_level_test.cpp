#include "http/parse/grade_level.hpp"

#include <doctest/doctest.h>

#include <array>
#include <utility>

namespace chalkline::http {
namespace {

constexpr auto kCells = std::to_array<std::pair<const char*, GradeLevel>>({
    {"", GradeLevel::kNone},
    {"  ", GradeLevel::kNone},
    {"[]", GradeLevel::kNone},
    {R"([""])", GradeLevel::kNone},
    // The codes of CEDS.
    {"IT", GradeLevel::kSchool},
    {"PR", GradeLevel::kSchool},
    {"PK", GradeLevel::kSchool},
    {"TK", GradeLevel::kSchool},
    {"KG", GradeLevel::kSchool},
    {"01", GradeLevel::kSchool},
    {"12", GradeLevel::kSchool},
    {"13", GradeLevel::kSchool},
    {"PS", GradeLevel::kPostsecondary},
    {"UG", GradeLevel::kUnknown},
    {"Other", GradeLevel::kUnknown},
    // What student systems write.
    {"K", GradeLevel::kSchool},
    {"k", GradeLevel::kSchool},
    {"KF", GradeLevel::kSchool},
    {"Kindergarten", GradeLevel::kSchool},
    {"Kinder 1", GradeLevel::kSchool},
    {"Kindergarten AM", GradeLevel::kSchool},
    {"Pre-K", GradeLevel::kSchool},
    {"PK3", GradeLevel::kSchool},
    {"Pre-Kindergarten", GradeLevel::kSchool},
    {"0", GradeLevel::kSchool},
    {"-1", GradeLevel::kSchool},
    {"9", GradeLevel::kSchool},
    {"9.0", GradeLevel::kSchool},
    {"012", GradeLevel::kSchool},
    {"9th", GradeLevel::kSchool},
    {"9th Grade", GradeLevel::kSchool},
    {"Grade 9", GradeLevel::kSchool},
    {"Grade: 09", GradeLevel::kSchool},
    {"G9", GradeLevel::kSchool},
    {"Ninth", GradeLevel::kSchool},
    {"first grade", GradeLevel::kSchool},
    {"Year 13", GradeLevel::kSchool},
    {"Y7", GradeLevel::kSchool},
    {"Form 4", GradeLevel::kSchool},
    {"K-12", GradeLevel::kSchool},
    {"Freshman (HS)", GradeLevel::kSchool},
    {"High School Senior", GradeLevel::kSchool},
    {"High school graduate", GradeLevel::kSchool},
    {"Secondary", GradeLevel::kSchool},
    {"Elementary", GradeLevel::kSchool},
    // Several.
    {"09,10", GradeLevel::kSchool},
    {"PS, 12", GradeLevel::kSchool},
    {"UG;11", GradeLevel::kSchool},
    {R"(["PS", "09"])", GradeLevel::kSchool},
    {"PS,UG", GradeLevel::kUnknown},
    {"PS,PS1", GradeLevel::kPostsecondary},
    // After school.
    {"ps1", GradeLevel::kPostsecondary},
    {"PS4", GradeLevel::kPostsecondary},
    {"Postsecondary freshman", GradeLevel::kPostsecondary},
    {"Post-Secondary", GradeLevel::kPostsecondary},
    {"undergraduate", GradeLevel::kPostsecondary},
    {"First year undergraduate", GradeLevel::kPostsecondary},
    {"Graduate School", GradeLevel::kPostsecondary},
    {"University year 2", GradeLevel::kPostsecondary},
    // A school has it as well.
    {"Freshman", GradeLevel::kUnknown},
    {"Senior", GradeLevel::kUnknown},
    {"SR", GradeLevel::kUnknown},
    {"College", GradeLevel::kUnknown},
    {"Pre-university", GradeLevel::kSchool},
    {"undergraduate 12", GradeLevel::kUnknown},
    {"14", GradeLevel::kUnknown},
    {"2026", GradeLevel::kUnknown},
    {"12345678901234567890", GradeLevel::kUnknown},
    {"not graduate", GradeLevel::kUnknown},
    {"adultEducation", GradeLevel::kUnknown},
    {"alumni", GradeLevel::kUnknown},
    {"-", GradeLevel::kUnknown},
    {"N/A", GradeLevel::kUnknown},
    {"9年", GradeLevel::kUnknown},
});

}  // namespace

TEST_CASE("grades of a roster are of a school, of what comes after it, or cannot be told") {
  for (const auto& [cell, level] : kCells) {
    CAPTURE(cell);
    CHECK(read_grades(cell).level == level);
  }
}

TEST_CASE("the grade that cannot be told is named, as the file has it") {
  CHECK(read_grades("PS, Senior ,UG").unknown == "Senior");
  CHECK(read_grades("PS").unknown.empty());
  CHECK(read_grades(std::string(41, 'x')).unknown == "a long text");
}

}  // namespace chalkline::http
