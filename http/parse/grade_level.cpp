#include "http/parse/grade_level.hpp"

#include <algorithm>
#include <array>
#include <span>
#include <vector>

#include "http/parse/ascii_lower.hpp"

namespace chalkline::http {
namespace {

constexpr std::array<std::string_view, 29> kSchoolWords{
    "it",        "pr",           "pk",     "tk",           "kg",          "k",
    "kf",        "kp",           "pre",    "prek",         "preschool",   "prekindergarten",
    "kinder",    "kindergarten", "infant", "toddler",      "nursery",     "reception",
    "daycare",   "elementary",   "middle", "intermediate", "high",        "hs",
    "secondary", "jh",           "ms",     "primary",      "transitional"};

constexpr std::array<std::string_view, 12> kPostsecondaryWords{
    "ps",         "postsecondary", "undergraduate", "undergrad", "graduate", "postgraduate",
    "university", "bachelor",      "bachelors",     "master",    "masters",  "doctoral"};

// Years of any school, or of what comes after it: a number beside them says which.
constexpr std::array<std::string_view, 28> kYearWords{
    "grade",  "grades", "grader",   "gr",      "g",     "year",     "yr",
    "y",      "class",  "form",     "level",   "std",   "standard", "first",
    "second", "third",  "fourth",   "fifth",   "sixth", "seventh",  "eighth",
    "ninth",  "tenth",  "eleventh", "twelfth", "p",     "s",        "f"};

// They say nothing by themselves: "Graduate School", "9th", "Postsecondary freshman".
constexpr std::array<std::string_view, 10> kOtherWords{
    "school", "student", "st", "nd", "rd", "th", "freshman", "sophomore", "junior", "senior"};

constexpr int kLastSchoolYear = 13;          // to CEDS, and in England
constexpr int kLastPostsecondaryYear = 8;    // "PS1" to a doctoral student's
constexpr std::size_t kNumberDigitsMax = 3;  // "012"
constexpr std::size_t kToldMax = 40;

enum class Kind : std::uint8_t { kLetters, kDigits, kNeither };

// A byte beyond ASCII is of a letter.
Kind char_kind(char c) {
  if (c >= '0' && c <= '9') return Kind::kDigits;
  const bool is_letter = (c >= 'a' && c <= 'z') || static_cast<unsigned char>(c) >= 0x80;
  return is_letter ? Kind::kLetters : Kind::kNeither;
}

std::vector<std::string_view> words_of(std::string_view grade) {
  std::vector<std::string_view> words;
  while (!grade.empty()) {
    const auto kind = char_kind(grade.front());
    const auto end = std::ranges::find_if(grade, [&](char c) { return char_kind(c) != kind; });
    const auto length = static_cast<std::size_t>(end - grade.begin());
    if (kind != Kind::kNeither) words.push_back(grade.substr(0, length));
    grade.remove_prefix(length);
  }
  return words;
}

bool holds(std::span<const std::string_view> words, std::string_view word) {
  return std::ranges::find(words, word) != words.end();
}

// The years that the words of one grade speak of.
struct Said {
  bool school{};
  bool postsecondary{};
  bool year{};
  bool unknown{};
  int largest_number{-1};

  void take(std::string_view word) {
    if (char_kind(word.front()) == Kind::kDigits) {
      take_number(word);
    } else if (holds(kSchoolWords, word)) {
      school = true;
    } else if (holds(kPostsecondaryWords, word)) {
      postsecondary = true;
    } else if (holds(kYearWords, word)) {
      year = true;
    } else if (!holds(kOtherWords, word)) {
      unknown = true;
    }
  }

 private:
  void take_number(std::string_view digits) {
    if (digits.size() > kNumberDigitsMax) {
      unknown = true;
      return;
    }
    largest_number = std::max(largest_number, std::stoi(std::string{digits}));
  }
};

GradeLevel level_of(const Said& said) {
  if (said.school) return GradeLevel::kSchool;
  if (said.unknown) return GradeLevel::kUnknown;
  if (said.postsecondary) {
    return said.largest_number <= kLastPostsecondaryYear ? GradeLevel::kPostsecondary
                                                         : GradeLevel::kUnknown;
  }
  const bool is_year = said.year || said.largest_number >= 0;
  return is_year && said.largest_number <= kLastSchoolYear ? GradeLevel::kSchool
                                                           : GradeLevel::kUnknown;
}

GradeLevel read_grade(std::string_view text) {
  auto grade = ascii_lower(std::string{text});
  // A hyphen or a blank more or less: of what comes after school, not of a school.
  for (const std::string_view written : {"post-secondary", "post secondary"}) {
    if (const auto at = grade.find(written); at != std::string::npos)
      grade.replace(at, written.size(), "postsecondary");
  }
  Said said;
  for (const auto word : words_of(grade)) said.take(word);
  return level_of(said);
}

// A cell may be a list of another format: ["09", "10"].
std::string_view without_marks(std::string_view text) {
  constexpr std::string_view kMarks = " \t\r\n[]{}\"'";
  const auto begin = text.find_first_not_of(kMarks);
  if (begin == std::string_view::npos) return {};
  return text.substr(begin, text.find_last_not_of(kMarks) - begin + 1);
}

}  // namespace

ReadGrades read_grades(std::string_view cell) {
  ReadGrades read;
  while (!cell.empty()) {
    const auto end = std::min(cell.find_first_of(",;|/"), cell.size());
    const auto grade = without_marks(cell.substr(0, end));
    cell.remove_prefix(std::min(end + 1, cell.size()));
    if (grade.empty()) continue;
    const auto level = read_grade(grade);
    if (level == GradeLevel::kSchool) return {.level = level};
    if (read.level == GradeLevel::kUnknown) continue;
    read.level = level;
    if (level == GradeLevel::kUnknown)
      read.unknown = grade.size() <= kToldMax ? std::string{grade} : "a long text";
  }
  return read;
}

}  // namespace chalkline::http
