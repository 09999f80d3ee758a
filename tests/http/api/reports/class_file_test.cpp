#include "http/api/reports/class_file.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <set>

#include "http/api/reports/board_json.hpp"
#include "http/api/reports/grades_csv.hpp"

namespace chalkline::http {
namespace {

constexpr ledger::Bits<ledger::ConsentRow> kSharesBets{ledger::ConsentRow::kBets};

wire::OverviewMember member(std::uint64_t nth, std::string alias) {
  wire::OverviewMember made;
  made.member.person = ledger::AccountId{1'000 + nth};
  made.member.purse = ledger::AccountId{ledger::raw(ledger::kFirstPurse) + nth};
  made.member.alias = std::move(alias);
  made.member.agreed = 1;
  made.row.account = made.member.purse;
  made.row.consent = kSharesBets;
  made.row.bets = 20;
  made.row.small_stakes = 20;
  return made;
}

ClassAsOf a_class(ClassKind kind) {
  ClassAsOf known;
  known.row.title = "ECON 101";
  known.row.kind = kind;
  known.seat = 1;
  known.state.terms = {10'000, {}, 0b111, ledger::Timestamp::max()};
  known.stamp = {.position = {1'234}, .root = {0xab}, .time = {}};
  for (std::uint64_t nth = 0; nth < 3; ++nth)
    known.members.push_back(member(nth, "Quiet Maple 1" + std::to_string(nth)));
  return known;
}

// Of the only learner in a graded class.
std::string row_of(const RosterRow& named) {
  auto known = a_class(ClassKind::kGraded);
  known.members.resize(1);
  known.roster = {named};
  known.roster.front().person = known.members.front().member.person;
  const auto csv = class_csv(wire::class_file_of(known, "secret"));
  const auto at = csv.find("Quiet Maple 10,");
  return csv.substr(at, csv.find(",false,", at) - at);
}

TEST_CASE("a name in a file of a class is no formula, whatever the school wrote") {
  CHECK(row_of({.given_name = "Ada", .family_name = "Byron"}) == "Quiet Maple 10,Ada Byron");
  CHECK(row_of({.given_name = "=1+1", .family_name = "Byron"}) == "Quiet Maple 10,'=1+1 Byron");
  CHECK(row_of({.given_name = "@SUM(A1)", .family_name = "x"}) == "Quiet Maple 10,'@SUM(A1) x");
  CHECK(row_of({.given_name = "Ada \"the\"", .family_name = "Byron, Lady"}) ==
        "Quiet Maple 10,\"Ada \"\"the\"\" Byron, Lady\"");
  CHECK(row_of({.given_name = "two", .family_name = "lines\nhere"}) ==
        "Quiet Maple 10,\"two lines\nhere\"");
  CHECK(row_of({.given_name = "עדה", .family_name = "לאבלייס"}) == "Quiet Maple 10,עדה לאבלייס");
}

TEST_CASE("a title in the head of a file stays in its one cell") {
  auto known = a_class(ClassKind::kGraded);
  known.row.title = "=cmd\"x\",\r\n=1+1";
  const auto csv = class_csv(wire::class_file_of(known, "secret"));
  CHECK(csv.starts_with("\"# Chalkline. Class: =cmd\"\"x\"\",\r\n=1+1\"\r\n# As of position 1234"));
  CHECK(csv.contains("# Merkle root ab00"));
}

TEST_CASE("a class without names is a file of ids that no other file has") {
  const auto known = a_class(ClassKind::kPseudonymous);
  const auto ids_of = [&](const ClassAsOf& as_of, std::string_view secret) {
    std::set<std::string> ids;
    for (const auto& learner : wire::class_file_of(as_of, secret).learners)
      ids.insert(learner.learner);
    return ids;
  };
  const auto ids = ids_of(known, "csv");
  CHECK(ids.size() == 3);
  CHECK(ids == ids_of(known, "csv"));
  auto later = known;
  later.stamp.position.value += 1;
  for (const auto& other : {ids_of(known, "json"), ids_of(later, "csv")}) {
    for (const auto& id : other) CHECK_FALSE(ids.contains(id));
  }
  CHECK_FALSE(class_csv(wire::class_file_of(known, "csv")).contains("Maple"));
}

TEST_CASE("what a learner does not share is said in each cell, and is no 0") {
  auto known = a_class(ClassKind::kGraded);
  known.members.at(0).row.consent = {};
  known.members.at(1).member.agreed = 0;
  known.members.at(2).row.taken_back = true;
  const auto csv = class_csv(wire::class_file_of(known, "secret"));
  const auto count = [&](std::string_view text) {
    std::size_t found = 0;
    for (auto at = csv.find(text); at != std::string::npos; at = csv.find(text, at + 1)) ++found;
    return found;
  };
  CHECK(count(",not shared\r\n") == 1);
  CHECK(count(",not shared with you yet") == 18);
  CHECK(count(",withdrawn") == 18);
  CHECK(count(",0") == 0);
}

TEST_CASE("assignments stand in a file as in the overview, or why they do not") {
  auto known = a_class(ClassKind::kGraded);
  known.members.push_back(member(3, "Quiet Maple 13"));
  for (auto& one : known.members) one.assignments = {.met = 2, .begun = 1, .late = 3};
  known.members.at(1).assignments = {};  // nothing that they ask for is shared
  known.members.at(2).row.taken_back = true;
  known.members.at(3).row.consent = {};
  known.has_assignments = true;
  const auto row = [&](std::string_view alias) {
    const auto csv = class_csv(wire::class_file_of(known, "secret"));
    const auto at = csv.find(alias);
    return csv.substr(at, csv.find("\r\n", at) - at);
  };
  CHECK(row("learner,").contains(",stuck,assignmentsMet,assignmentsBegun,assignmentsLate,bets,"));
  CHECK(row("Quiet Maple 10").contains(",,2,1,3,20,20,"));
  CHECK(row("Quiet Maple 11").contains(",,not shared,not shared,not shared,20,20,"));
  CHECK(row("Quiet Maple 12").contains(",,withdrawn,withdrawn,withdrawn,withdrawn,"));
  CHECK(row("Quiet Maple 13").contains(",,2,1,3,not shared,"));
  CHECK(std::ranges::count(row("Quiet Maple 10"), ',') == std::ranges::count(row("learner,"), ','));
  CHECK(std::ranges::count(row("Quiet Maple 11"), ',') == std::ranges::count(row("learner,"), ','));
  known.has_assignments = false;
  known.members.at(0).assignments = {};
  CHECK(row("Quiet Maple 10").contains(",,,,,20,20,"));
}

TEST_CASE("a report counts bands from five learners on") {
  auto known = a_class(ClassKind::kPseudonymous);
  CHECK_FALSE(wire::class_report_of(known).spreads);
  for (std::uint64_t nth = 3; nth < 6; ++nth) known.members.push_back(member(nth, "Calm Oak 2"));
  known.members.at(4).row.small_stakes = 10;
  known.members.at(5).row.bets = 9;
  known.members.at(0).row.consent = {};
  const auto spreads = wire::class_report_of(known).spreads;
  REQUIRE(spreads);
  CHECK(spreads->small_stakes.nearly_all == 3);
  CHECK(spreads->small_stakes.half == 1);
  CHECK(spreads->small_stakes.too_few_bets == 1);
  CHECK(spreads->estimates.fewer == 4);
}

TEST_CASE("a report is by name where the class knows names, and else by alias") {
  auto known = a_class(ClassKind::kGraded);
  const auto row = [&](std::size_t nth, std::string name) {
    RosterRow named{.given_name = std::move(name), .family_name = "X"};
    named.person = known.members.at(nth).member.person;
    return named;
  };
  known.roster = {row(2, "Ada"), row(0, "Ben"), row(1, "Cy")};
  const auto names = [&] {
    std::vector<std::string> shown;
    const auto report = wire::class_report_of(known);
    for (const auto& learner : report.learners.value())
      shown.push_back(learner.name.value_or(learner.alias));
    return shown;
  };
  CHECK(names() == std::vector<std::string>{"Ada X", "Ben X", "Cy X"});
  known.members.at(2).row.taken_back = true;
  known.members.at(0).member.agreed = 0;
  CHECK(names() == std::vector<std::string>{"Cy X", "Quiet Maple 10", "Quiet Maple 12"});
  known.is_over = true;
  CHECK_FALSE(wire::class_report_of(known).learners);
  CHECK(wire::class_report_of(known).members == 3);
}

TEST_CASE("grades are by what the roster says of a student, and empty where not shared") {
  using insight::assignments::Assignment;
  auto known = a_class(ClassKind::kGraded);
  known.roster = {{.sourced_id = "s-1",
                   .given_name = "Ada",
                   .family_name = "Byron, Lady",
                   .username = "ada",
                   .identifier = "-5",
                   .person = known.members.at(1).member.person},
                  {.sourced_id = "=s2", .given_name = "Not", .family_name = "Joined"},
                  {.sourced_id = "=s3",
                   .given_name = "Al",
                   .family_name = "T",
                   .person = known.members.at(0).member.person}};
  const std::array columns{Assignment::kMornings, Assignment::kHunch, Assignment::kGuides};
  const std::vector<ProposedGrades> grades{
      {.purse = known.members.at(0).member.purse, .met = {true, false, std::nullopt}},
      {.purse = known.members.at(1).member.purse, .met = {false, std::nullopt, true}}};
  CHECK(grades_csv(known, columns, grades) ==
        "Student,ID,SIS User ID,SIS Login ID,Integration ID,Section,"
        "Chalkline: Mornings with the daily line,Chalkline: A hunch,Chalkline: Guides\r\n"
        "\"Ada Byron, Lady\",,s-1,ada,-5,,0,,1\r\n"
        "Al T,,'=s3,,,,1,0,\r\n");
}

TEST_CASE("a board shows bands of those who are on it, from five on") {
  std::vector<wire::OverviewMember> members;
  for (std::uint64_t nth = 0; nth < 7; ++nth)
    members.push_back(member(nth, "Calm Oak " + std::to_string(9 - nth)));
  members.at(0).row.consent = {};
  members.at(1).row.look_backs = members.at(1).row.chances = 20;
  const std::array off{members.at(2).member.person};
  const auto bands = wire::board_bands_of(members, {off, {}});
  REQUIRE(bands);
  CHECK(bands->at(0).aliases == std::vector<std::string>{"Calm Oak 8"});
  CHECK(bands->at(1).aliases ==
        std::vector<std::string>{"Calm Oak 3", "Calm Oak 4", "Calm Oak 5", "Calm Oak 6"});
  members.at(6).row.left = true;
  CHECK_FALSE(wire::board_bands_of(members, {off, {}}));
}

}  // namespace
}  // namespace chalkline::http
