#include "insight/assignments/progress.hpp"

#include "insight/assignments/running_progress.hpp"

namespace chalkline::insight::assignments {

Progress progress_of(std::span<const SetRule> versions, std::span<const Act> acts,
                     std::span<const int> checks, ledger::Date today) {
  RunningProgress running{versions, checks};
  for (const auto& act : acts) running.add(act);
  return running.at(today);
}

GradeStep next_step(const Progress& progress, const std::optional<ledger::Position>& met_at,
                    const std::optional<ledger::Position>& reversed_at) {
  if (!met_at) return progress.met_by ? GradeStep::kMeet : GradeStep::kNone;
  const bool is_founded = progress.met_by || !reversed_at || *reversed_at < *met_at;
  return is_founded ? GradeStep::kNone : GradeStep::kTakeBack;
}

std::vector<Regraded> regrade(std::span<const GradedMember> members, SetRule rule,
                              ledger::Position since, std::span<const int> checks,
                              ledger::Date today) {
  rule.set_at = since;
  std::vector<Regraded> different;
  for (const auto& [member, met, acts] : members) {
    const auto progress = progress_of({&rule, 1}, acts, checks, today);
    if (progress.met_by.has_value() != met) different.push_back({member, progress, met});
  }
  return different;
}

}  // namespace chalkline::insight::assignments
