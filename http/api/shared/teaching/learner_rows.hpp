#pragma once

#include <memory>
#include <mutex>
#include <span>
#include <vector>

#include "http/assignments/assignment_states.hpp"
#include "http/identity/classes/class_roster.hpp"
#include "http/json/class_overview_json.hpp"
#include "projections/read_models.hpp"

namespace chalkline::http {

// Reads the sums of a class's learners, on workers: those of hundreds are no read for an io thread.
// Any thread; one read at a time.
class LearnerRows {
 public:
  // `models` outlives this.
  explicit LearnerRows(projections::ReadModels& models) : reader_{models.reader()} {}

  struct Joined {
    ledger::Position position{};  // as of which all of it is
    std::vector<wire::OverviewMember> members;
  };
  // In their order, with their names in the roster, but for those whose purse the read models do
  // not know yet.
  Joined of(const std::vector<MemberRow>& members, const std::vector<RosterRow>& roster = {});

 private:
  std::mutex mutex_;
  std::unique_ptr<projections::Reader> reader_;
};

// Puts beside each member how many of the class's assignments they have met, as `states` have it.
void put_assignments(std::vector<wire::OverviewMember>& members,
                     std::span<const MemberAssignments> states);

}  // namespace chalkline::http
