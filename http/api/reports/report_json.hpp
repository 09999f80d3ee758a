#pragma once

#include <boost/describe/class.hpp>
#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "base/json/writer.hpp"
#include "http/api/shared/ledger_reads/ledger_stamp.hpp"
#include "http/identity/classes/class_reader.hpp"
#include "http/json/class_overview_json.hpp"
#include "insight/learners/process_band.hpp"
#include "ledger/rules/classes/classes.hpp"

namespace chalkline::http {

// In a smaller group a count tells of one of its members.
inline constexpr std::size_t kShownFrom = 5;

// A class as of one position of the ledger, for an educator of that seat.
struct ClassAsOf {
  ClassRow row{};
  Seat seat{};
  ledger::ClassState state{};
  std::vector<ClassEducator> educators{};
  std::vector<RosterRow> roster{};              // by name
  std::vector<wire::OverviewMember> members{};  // by alias
  bool has_assignments{};
  wire::LedgerStamp stamp{};
  bool is_over{};  // the time in which its educators see its learners
};

// The name that a graded class knows a member by; absent of one who has taken back, or not agreed
// to the educator.
std::optional<std::string> name_in(const ClassAsOf& known, const wire::OverviewMember& member);

// By name where the class knows names, else by alias: an order that says nothing of how they do.
std::vector<wire::OverviewMember> in_order(const ClassAsOf& known);

namespace wire {

// How many learners do a thing with so many of their bets, for each of insight::ShareBand.
struct ReportSpread {
  std::size_t nearly_all{};
  std::size_t most{};
  std::size_t half{};
  std::size_t fewer{};
  std::size_t too_few_bets{};
};
BOOST_DESCRIBE_STRUCT(ReportSpread, (), (nearly_all, most, half, fewer, too_few_bets))

struct ReportSpreads {
  ReportSpread small_stakes{};
  ReportSpread estimates{};
  ReportSpread look_backs{};
};
BOOST_DESCRIBE_STRUCT(ReportSpreads, (), (small_stakes, estimates, look_backs))

struct ReportTerms {
  ledger::Coins start_coins{};
  std::optional<Hundredths> largest_stake_percent{};
  std::vector<ledger::BetKind> allowed{};
  ledger::Timestamp ends_at{};
  bool has_ended{};
};
BOOST_DESCRIBE_STRUCT(ReportTerms, (),
                      (start_coins, largest_stake_percent, allowed, ends_at, has_ended))

struct ReportLearner {
  std::string alias{};
  std::optional<std::string> name{};
  bool has_left{};
  bool is_taken_back{};
  bool awaits_agreement{};  // to the asker
  std::optional<insight::StuckBy> stuck{};
  std::optional<ledger::Timestamp> last_act_at{};
  std::optional<OverviewAssignments> assignments{};  // absent where there are none, or not shared
  std::optional<OverviewProcess> process{};          // absent where bets are not shared
};
BOOST_DESCRIBE_STRUCT(ReportLearner, (),
                      (alias, name, has_left, is_taken_back, awaits_agreement, stuck, last_act_at,
                       assignments, process))

struct ClassReport {
  std::string title{};
  ClassKind kind{};
  std::vector<std::string> educators{};
  WallTime opened_at{};
  ReportTerms terms{};
  std::optional<ReportSpreads> spreads{};  // from kShownFrom learners on whose bets are shared
  std::size_t members{};
  // Absent once the time is over in which educators see them.
  std::optional<std::vector<ReportLearner>> learners{};
  LedgerStamp stamp{};
};
BOOST_DESCRIBE_STRUCT(ClassReport, (),
                      (title, kind, educators, opened_at, terms, spreads, members, learners, stamp))

ReportTerms report_terms_of(const ClassAsOf& known);
ClassReport class_report_of(const ClassAsOf& known);

}  // namespace wire

}  // namespace chalkline::http
