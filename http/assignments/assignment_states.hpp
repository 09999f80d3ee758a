#pragma once

#include <array>
#include <cstdint>
#include <limits>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "http/assignments/class_assignment.hpp"
#include "http/assignments/class_tallies.hpp"
#include "http/assignments/member_history.hpp"
#include "http/identity/accounts_reader.hpp"
#include "insight/assignments/progress.hpp"
#include "insight/learners/overview.hpp"
#include "ledger/rules/classes/classes.hpp"
#include "ledger/rules/commands.hpp"
#include "projections/read_models.hpp"

// How far the members of a class have come with its assignments, as far as they share it.
namespace chalkline::http {

enum class AssignmentMark : std::uint8_t {
  kNotBegun = 1,
  kBegun = 2,
  kMet = 3,
  kMetLate = 4,   // after it was due
  kLate = 5,      // due, and not met
  kNotShared = 6  // what it asks for is not shared with who asks
};
constexpr Names names_of(AssignmentMark /*mark*/) {
  static constexpr std::array<std::string_view, 6> kWords{"notBegun", "begun", "met",
                                                          "metLate",  "late",  "notShared"};
  return {kWords};
}

struct AssignmentState {
  insight::assignments::Assignment assignment{};
  AssignmentMark mark{};
  std::uint16_t version{};  // of the rule by which it is counted
  std::size_t done{};
  std::size_t of{};
  bool by_twin{};    // counted without bets
  bool is_shared{};  // with the class
};

// A command that records a member's progress.
using GradeCommand = std::variant<ledger::MeetAssignment, ledger::ReverseAssignment>;

struct MemberAssignments {
  ledger::AccountId purse{};
  std::vector<AssignmentState> states{};  // in the order of the class's assignments
  std::vector<GradeCommand> to_record{};
};

// How many of them are met, begun and late; absent where none is set, or none is shared.
std::optional<insight::AssignmentCounts> counts_of(const MemberAssignments& member);
// Whether the class of these members has set any.
bool has_assignments(std::span<const MemberAssignments> members);

inline constexpr auto kLatest = std::numeric_limits<ledger::Position>::max();

// A class's members and who looks at them. `seat`: of the educator who asks; absent: the member
// themself, from whom nothing is kept back.
struct AssignmentsAsked {
  ledger::ClassId in_class{};
  std::span<const MemberRow> members{};
  std::optional<Seat> seat{};
  ledger::Position as_of{kLatest};  // what the ledger has after it does not count
};

// Any thread; waits for the disk. One read of a class at a time: a look at another one waits for it
// no longer than a member's records are read.
class AssignmentStates {
 public:
  // All outlive this but the file's name.
  AssignmentStates(projections::ReadModels& models, const ledger::Log& log,
                   const ledger::State& state, sports::HistoryReader& past_games,
                   const std::string& accounts_file);

  // In the order of their numbers, with those that were withdrawn.
  std::vector<ClassAssignment> assignments(const ledger::ClassId& in_class);

  // For each member, in their order, the state of each assignment that is not withdrawn.
  std::vector<MemberAssignments> of(const AssignmentsAsked& asked, ledger::Timestamp now);

  // The changes that grading all by the rule in force would make, by purse; absent where it is of
  // another version, or not set.
  std::optional<std::vector<insight::assignments::Regraded>> regrade(
      const AssignmentsAsked& asked, insight::assignments::Assignment assignment,
      std::uint16_t version, ledger::Timestamp now);

  // Reads the classes that run, once after the start: who looks at one then waits for what came
  // since, and not for all of it. The newest first, and no more than are kept.
  void read_ahead(ledger::Timestamp now, const std::stop_token& stopping = {});

 private:
  // A class as it is kept from look to look.
  struct KeptClass {
    // The AssignmentMet of a member, and when it was met.
    struct Met {
      std::uint16_t version{};
      ledger::Timestamp at{};
    };
    std::mutex mutex{};  // of what follows but the last two, which are under mutex_
    std::optional<ClassTallies> tallies{};
    std::map<ledger::Position, Met> met{};
    std::uint64_t looked_at{};
    std::size_t members{};
  };
  // Read of a class from the files before its tallies are.
  struct Files {
    std::vector<ClassAssignment> assignments{};
    std::vector<HabitSettings> days{};                // of each member
    std::vector<std::vector<ledger::BetId>> noted{};  // the same
  };
  struct Look;
  struct Member;

  Files read_files(const AssignmentsAsked& asked);
  std::vector<ClassAssignment> read_assignments(const ledger::ClassId& in_class,
                                                ledger::Position as_of);
  std::shared_ptr<KeptClass> kept(const ledger::ClassId& in_class);
  void note_size(KeptClass& in_class);
  Look begin(const AssignmentsAsked& asked, Files files, KeptClass& kept, ledger::Timestamp now);
  static Member member_of(const Look& look, std::size_t nth);
  AssignmentState state_of(const Look& look, const Member& member,
                           const ClassAssignment& assignment,
                           const insight::assignments::Progress& progress);
  MemberAssignments states_of(const Look& look, std::size_t nth);
  const KeptClass::Met& met_by(KeptClass& in_class, ledger::Position position);

  const ledger::Log& log_;
  const ledger::State& state_;
  sports::HistoryReader& past_games_;
  MemberHistory history_;
  std::mutex files_mutex_;  // of the next two, which a look holds for some milliseconds
  std::unique_ptr<projections::Reader> reader_;
  AccountsReader accounts_;
  std::mutex mutex_;  // of what follows
  std::map<ledger::ClassId, std::shared_ptr<KeptClass>> classes_;
  std::uint64_t looks_{};
};

}  // namespace chalkline::http
