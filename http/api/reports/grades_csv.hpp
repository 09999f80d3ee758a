#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "http/api/reports/report_json.hpp"
#include "insight/assignments/rule.hpp"

namespace chalkline::http {

// Whether a member has met each of the assignments; absent where what it asks for is not shared.
struct ProposedGrades {
  ledger::AccountId purse{};
  std::vector<std::optional<bool>> met{};  // in the order of the columns
};

// A graded class for the import of Canvas and of Moodle: the first five columns are those that
// Canvas finds a student by, Moodle maps them to whatever it knows of a person. 1, 0, or nothing
// where it is not shared, which neither import takes for a grade. Moodle refuses a file with a row
// of points beside those of students, and Canvas asks for the points.
//   https://community.instructure.com, "How do I import grades in the Gradebook?"
//   https://docs.moodle.org, "Grade import"
std::string grades_csv(const ClassAsOf& known,
                       std::span<const insight::assignments::Assignment> columns,
                       std::span<const ProposedGrades> grades);

}  // namespace chalkline::http
