#pragma once

#include <array>
#include <boost/describe/class.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "http/api/reports/report_json.hpp"

// A class as a file, of which schemas/class-file.v1.json is the schema: one row a learner, what
// the overview shows of each and nothing beyond it.
namespace chalkline::http {

namespace wire {

// Whether the file's reader may see a learner's bets.
enum class FileShares : std::uint8_t { kShared = 1, kNot = 2, kNotYet = 3, kWithdrawn = 4 };
constexpr Names names_of(FileShares /*shares*/) {
  static constexpr std::array<std::string_view, 4> kWords{"shared", "not shared",
                                                          "not shared with you yet", "withdrawn"};
  return {kWords};
}

struct FileLearner {
  std::string learner{};  // an alias, or an id that was drawn for this file
  std::optional<std::string> name{};
  FileShares bets{};
  bool has_left{};
  std::optional<ledger::Timestamp> last_act_at{};
  std::optional<insight::StuckBy> stuck{};
  std::optional<OverviewAssignments> assignments{};  // absent where there are none, or not shared
  std::optional<OverviewProcess> process{};
};
BOOST_DESCRIBE_STRUCT(FileLearner, (),
                      (learner, name, bets, has_left, last_act_at, stuck, assignments, process))

struct FileClass {
  std::string title{};
  ClassKind kind{};
  WallTime opened_at{};
  ReportTerms terms{};
  bool has_assignments{};
};
BOOST_DESCRIBE_STRUCT(FileClass, (), (title, kind, opened_at, terms, has_assignments))

struct ClassFile {
  std::string_view format{"chalkline.class.v1"};
  LedgerStamp as_of{};
  FileClass about{};
  std::vector<FileLearner> learners{};
};
BOOST_DESCRIBE_STRUCT(ClassFile, (), (format, as_of, about, learners))

// In a class without names learners are by ids instead of aliases, drawn from `secret`, which
// is this class's and this kind of file's: two files tell nothing of who is who in both.
ClassFile class_file_of(const ClassAsOf& known, std::string_view secret);

}  // namespace wire

std::string class_csv(const wire::ClassFile& file);

}  // namespace chalkline::http
