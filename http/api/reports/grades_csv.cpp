#include "http/api/reports/grades_csv.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <string_view>
#include <utility>

#include "base/csv_field.hpp"

namespace chalkline::http {
namespace {

using insight::assignments::Assignment;
using insight::assignments::kAssignments;

// Canvas does not look at the integration id; Moodle can find a person by the school's number
// there.
constexpr std::string_view kStudentColumns =
    "Student,ID,SIS User ID,SIS Login ID,Integration ID,Section";

// By which an import finds an assignment again: they stay as they are.
constexpr std::array<std::string_view, kAssignments> kTitles{"Honest chances",
                                                             "Mornings with the daily line",
                                                             "Margin hunter",
                                                             "Guides",
                                                             "A week of small stakes",
                                                             "Look-backs",
                                                             "Parlays taken apart",
                                                             "A hunch",
                                                             "Set games",
                                                             "The cheapest price",
                                                             "Own limits",
                                                             "Half Kelly at most",
                                                             "A hundred estimates"};

std::string_view title_of(Assignment assignment) {
  return kTitles.at(static_cast<std::size_t>(std::to_underlying(assignment)) - 1);
}

void append_student(std::string& out, const RosterRow& student) {
  out.append(csv_field(full_name(student))).append(",,");
  out.append(csv_field(student.sourced_id)).append(",");
  out.append(csv_field(student.username)).append(",");
  out.append(csv_field(student.identifier)).append(",");  // and no section
}

}  // namespace

std::string grades_csv(const ClassAsOf& known, std::span<const Assignment> columns,
                       std::span<const ProposedGrades> grades) {
  std::map<ledger::AccountId, const ProposedGrades*> by_purse;
  for (const auto& one : grades) by_purse.emplace(one.purse, &one);
  std::map<ledger::AccountId, const ProposedGrades*> by_person;
  for (const auto& member : known.members) {
    const auto found = by_purse.find(member.member.purse);
    if (found != by_purse.end()) by_person.emplace(member.member.person, found->second);
  }
  std::string csv{kStudentColumns};
  for (const auto column : columns) csv.append(",Chalkline: ").append(title_of(column));
  csv += "\r\n";
  for (const auto& student : known.roster) {
    const auto found = student.person ? by_person.find(*student.person) : by_person.end();
    if (found == by_person.end()) continue;
    append_student(csv, student);
    for (const auto& met : found->second->met)
      csv.append(",").append(met ? (*met ? "1" : "0") : "");
    csv += "\r\n";
  }
  return csv;
}

}  // namespace chalkline::http
