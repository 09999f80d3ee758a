#include "http/api/shared/teaching/learner_rows.hpp"

#include <map>
#include <string>

namespace chalkline::http {

LearnerRows::Joined LearnerRows::of(const std::vector<MemberRow>& members,
                                    const std::vector<RosterRow>& roster) {
  std::map<ledger::AccountId, std::string> names;
  for (const auto& student : roster) {
    if (student.person) names.emplace(*student.person, full_name(student));
  }
  std::vector<ledger::AccountId> purses;
  for (const auto& member : members) purses.push_back(member.purse);
  auto found = [&] {
    const std::lock_guard lock{mutex_};
    return reader_->ask(&projections::LearnerQueries::of, purses);
  }();
  Joined joined{.position = found.position, .members = {}};
  auto row = found.rows.begin();
  for (const auto& member : members) {
    if (row == found.rows.end() || row->account != member.purse) continue;
    joined.members.push_back({.member = member, .name = {}, .row = std::move(*row++)});
    const auto name = names.find(member.person);
    if (name != names.end()) joined.members.back().name = name->second;
  }
  return joined;
}

void put_assignments(std::vector<wire::OverviewMember>& members,
                     std::span<const MemberAssignments> states) {
  std::map<ledger::AccountId, const MemberAssignments*> by_purse;
  for (const auto& one : states) by_purse.emplace(one.purse, &one);
  for (auto& member : members) {
    const auto found = by_purse.find(member.member.purse);
    if (found != by_purse.end()) member.assignments = counts_of(*found->second);
  }
}

}  // namespace chalkline::http
