#include "http/parse/one_roster.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>
#include <ranges>
#include <span>
#include <unordered_map>
#include <utility>

#include "base/csv.hpp"
#include "http/parse/ascii_lower.hpp"
#include "http/parse/grade_level.hpp"
#include "http/parse/visible_text.hpp"

namespace chalkline::http {
namespace {

// Longer than any name or key; a cell beyond it is another column's text.
constexpr std::size_t kRosterCellMax = 255;

// As many faults as a person corrects in a file by hand; beyond that one sees the pattern.
constexpr std::size_t kRosterFaultsTold = 20;

enum class RosterColumn : std::uint8_t {
  kSourcedId,
  kStatus,
  kEnabledUser,
  kRole,
  kUsername,
  kGivenName,
  kFamilyName,
  kEmail,
  kGrades,
  kIdentifier,
};

// By name, in lower case.
constexpr std::array<std::pair<std::string_view, RosterColumn>, 10> kReadColumns{
    {{"sourcedid", RosterColumn::kSourcedId},
     {"status", RosterColumn::kStatus},
     {"enableduser", RosterColumn::kEnabledUser},
     {"role", RosterColumn::kRole},
     {"username", RosterColumn::kUsername},
     {"givenname", RosterColumn::kGivenName},
     {"familyname", RosterColumn::kFamilyName},
     {"email", RosterColumn::kEmail},
     {"grades", RosterColumn::kGrades},
     {"identifier", RosterColumn::kIdentifier}}};

constexpr std::array<std::pair<RosterColumn, std::string_view>, 4> kNeededColumns{
    {{RosterColumn::kSourcedId, "sourcedId"},
     {RosterColumn::kRole, "role"},
     {RosterColumn::kGivenName, "givenName"},
     {RosterColumn::kFamilyName, "familyName"}}};

// Those that OneRoster has beside: known, of no use here.
constexpr std::array<std::string_view, 8> kSkippedColumns{
    "datelastmodified", "orgsourcedids", "userids", "middlename", "sms", "phone",
    "agentsourcedids",  "password"};

std::string_view without_blanks(std::string_view text) {
  constexpr std::string_view kBlanks = " \t\r\n";
  const auto begin = text.find_first_not_of(kBlanks);
  if (begin == std::string_view::npos) return {};
  return text.substr(begin, text.find_last_not_of(kBlanks) - begin + 1);
}

bool is_among(std::span<const std::string_view> words, std::string_view text) {
  return std::ranges::find(words, text) != words.end();
}

class RosterHeader {
 public:
  // The error is a sentence.
  static std::expected<RosterHeader, std::string> read(const CsvRow& row) {
    RosterHeader header;
    for (std::size_t i = 0; i < row.cells.size(); ++i) {
      const auto shown = without_blanks(row.cells[i]);
      const auto name = ascii_lower(std::string{shown});
      const auto known =
          std::ranges::find(kReadColumns, name, [](const auto& one) { return one.first; });
      if (known != kReadColumns.end()) {
        if (!header.places_.emplace(known->second, i).second)
          return std::unexpected{fmt::format("The file has the column {} twice", shown)};
      } else if (!is_among(kSkippedColumns, name)) {
        header.unknown_.emplace_back(shown.substr(0, kRosterCellMax));
      }
    }
    for (const auto& [column, name] : kNeededColumns) {
      if (!header.places_.contains(column))
        return std::unexpected{
            fmt::format("The file has no column {}: it should be users.csv of "
                        "OneRoster 1.1, with its first line",
                        name)};
    }
    return header;
  }

  std::string_view cell(const CsvRow& row, RosterColumn column) const {
    const auto place = places_.find(column);
    if (place == places_.end() || place->second >= row.cells.size()) return {};
    return without_blanks(row.cells[place->second]);
  }
  const std::vector<std::string>& unknown() const { return unknown_; }

 private:
  std::map<RosterColumn, std::size_t> places_;
  std::vector<std::string> unknown_;
};

class RosterReader {
 public:
  explicit RosterReader(const RosterHeader& header) : header_{header} {
    file_.unknown_columns = header.unknown();
  }

  void take(const CsvRow& row) {
    const auto cell = [&](RosterColumn column) { return header_.cell(row, column); };
    const auto lower = [&](RosterColumn column) { return ascii_lower(std::string{cell(column)}); };
    const auto name =
        fmt::format("{} {}", cell(RosterColumn::kGivenName), cell(RosterColumn::kFamilyName));
    if (lower(RosterColumn::kEnabledUser) == "false" ||
        lower(RosterColumn::kStatus) == "tobedeleted") {
      ++file_.not_enabled;
    } else if (lower(RosterColumn::kRole) == "teacher") {
      file_.teachers.push_back(name);
    } else if (lower(RosterColumn::kRole) != "student") {
      ++file_.other_roles;
    } else if (may_be_of_age(cell(RosterColumn::kGrades))) {
      take_student(row, {.sourced_id = std::string{cell(RosterColumn::kSourcedId)},
                         .given_name = std::string{cell(RosterColumn::kGivenName)},
                         .family_name = std::string{cell(RosterColumn::kFamilyName)},
                         .username = std::string{cell(RosterColumn::kUsername)},
                         .identifier = std::string{cell(RosterColumn::kIdentifier)},
                         .email = email(cell(RosterColumn::kEmail))});
    }
  }

  RosterFile finish() && {
    for (const auto& [grade, rows] : unknown_grades_) {
      file_.faults.push_back(
          fmt::format("Left out, since the grade \"{}\" may be a school's: {} rows", grade, rows));
    }
    if (left_out_ > kRosterFaultsTold) {
      file_.faults.push_back(
          fmt::format("{} more rows were left out", left_out_ - kRosterFaultsTold));
    }
    return std::move(file_);
  }

 private:
  // As far as the file says (RULES 8); each person says it themselves before joining.
  bool may_be_of_age(std::string_view grades) {
    auto read = read_grades(grades);
    if (read.level == GradeLevel::kSchool) ++file_.school_grades;
    if (read.level == GradeLevel::kUnknown) count_unknown(std::move(read.unknown));
    return read.level == GradeLevel::kNone || read.level == GradeLevel::kPostsecondary;
  }

  void count_unknown(std::string grade) {
    const bool is_told = unknown_grades_.contains(grade);
    if (!is_told && unknown_grades_.size() >= kRosterFaultsTold) grade = "of other words";
    ++unknown_grades_[std::move(grade)];
  }

  static std::optional<std::string> email(std::string_view text) {
    return text.empty() ? std::nullopt : std::optional{std::string{text}};
  }

  void leave_out(const CsvRow& row, std::string_view why) {
    if (++left_out_ <= kRosterFaultsTold)
      file_.faults.push_back(fmt::format("Line {}: {}", row.line, why));
  }

  void take_student(const CsvRow& row, RosterEntry entry) {
    const auto fits = [](std::string_view text) {
      return text.size() <= kRosterCellMax && !has_control(text) && !text.contains('\n');
    };
    if (entry.sourced_id.empty()) return leave_out(row, "it has no sourcedId");
    if (entry.given_name.empty() && entry.family_name.empty())
      return leave_out(row, "it has no name");
    if (!fits(entry.sourced_id) || !fits(entry.given_name) || !fits(entry.family_name) ||
        !fits(entry.username) || !fits(entry.identifier))
      return leave_out(row, "a text is too long, or spans lines");
    if (!is_visible(entry.sourced_id) || !is_visible(entry.given_name + entry.family_name))
      return leave_out(row, "a name or key cannot be seen");
    const auto [known, is_new] = lines_.emplace(entry.sourced_id, row.line);
    if (!is_new) {
      return leave_out(row, fmt::format("its sourcedId is that of line {}", known->second));
    }
    file_.students.push_back(std::move(entry));
  }

  const RosterHeader& header_;
  RosterFile file_;
  std::unordered_map<std::string, std::size_t> lines_;  // of sourced ids
  std::map<std::string, std::size_t> unknown_grades_;
  std::size_t left_out_{};
};

}  // namespace

std::expected<RosterFile, std::string> read_one_roster(std::string_view csv) {
  if (csv.size() > kRosterBytesMax) return std::unexpected{"The file is larger than 2 MB"};
  const auto rows = parse_csv(csv);
  if (!rows) return std::unexpected{fmt::format("The file cannot be read: {}", rows.error())};
  if (rows->empty()) return std::unexpected{"The file is empty"};
  if (rows->size() - 1 > kRosterRowsMax) {
    return std::unexpected{fmt::format("The file has {} rows, and at most {} are taken at once",
                                       rows->size() - 1, kRosterRowsMax)};
  }
  const auto header = RosterHeader::read(rows->front());
  if (!header) return std::unexpected{header.error()};
  RosterReader reader{*header};
  for (const auto& row : *rows | std::views::drop(1)) reader.take(row);
  return std::move(reader).finish();
}

}  // namespace chalkline::http
