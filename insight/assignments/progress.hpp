#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "insight/assignments/act.hpp"
#include "insight/assignments/rule.hpp"

// How far a learner has come with an assignment of their class.
namespace chalkline::insight::assignments {

// A version of an assignment's rule in a class.
struct SetRule {
  Rule rule;
  std::uint16_t version{};
  ledger::Position set_at{};
  friend bool operator==(const SetRule&, const SetRule&) = default;
};

struct Progress {
  std::uint16_t version{};  // by which it is counted: that under which it began, else the latest
  std::size_t done{};       // of `of`; both 0 where none is set
  std::size_t of{};
  std::optional<ledger::Position> began{};   // the first act that counts
  std::optional<ledger::Position> met_by{};  // the act that met it
  bool by_twin{};                            // met without bets, where bets are asked for
  bool late{};                               // met after it was due, or due and not met
  friend bool operator==(const Progress&, const Progress&) = default;
};

// Whether the assignment asks for bets, and has a twin that asks for none.
constexpr bool has_twin(Assignment assignment) {
  return assignment == Assignment::kSmallStakes || assignment == Assignment::kLookBacks;
}

// `versions` and `acts` in the order of their positions, of which those after a version was set
// count for it. Work goes on under the version under which it began; an edit acts for those who
// have not begun. `checks`: how many questions each guide has, by its number from 1.
Progress progress_of(std::span<const SetRule> versions, std::span<const Act> acts,
                     std::span<const int> checks, ledger::Date today);

// The record that the ledger is to make of it. Once met stays met, whatever the acts say later, but
// where a settlement was taken back after it.
enum class GradeStep : std::uint8_t { kNone = 1, kMeet = 2, kTakeBack = 3 };
// `met_at`: of the AssignmentMet that stands; `reversed_at`: of the latest SettlementReversed.
GradeStep next_step(const Progress& progress, const std::optional<ledger::Position>& met_at,
                    const std::optional<ledger::Position>& reversed_at);

// Everybody by one rule, to be looked at before it is done.
struct GradedMember {
  std::uint64_t member{};
  bool met{};  // as it stands
  std::vector<Act> acts;
};
struct Regraded {
  std::uint64_t member{};
  Progress progress;  // by the new rule
  bool stays{};       // met as it stands, not by the new rule: it stays so
  friend bool operator==(const Regraded&, const Regraded&) = default;
};
// Only those of whom the new rule says otherwise. `since`: acts after that position count, as they
// did when the assignment was set first.
std::vector<Regraded> regrade(std::span<const GradedMember> members, SetRule rule,
                              ledger::Position since, std::span<const int> checks,
                              ledger::Date today);

}  // namespace chalkline::insight::assignments
