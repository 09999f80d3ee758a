#include "http/app/commands/demo/demo_class.hpp"

#include <tuple>
#include <utility>

#include "base/sha256.hpp"
#include "insight/assignments/rule.hpp"
#include "ledger/rules/progress.hpp"

namespace chalkline::http {
namespace {

namespace rules = insight::assignments;

constexpr rules::Assignment kSet[] = {rules::Assignment::kMornings, rules::Assignment::kGuides,
                                      rules::Assignment::kHonestChances,
                                      rules::Assignment::kHalfKelly};
constexpr auto kWithLastDay = rules::Assignment::kHonestChances;
constexpr ledger::Date kDueAfter{30};

// By their places in the class (insight/learners/sample_learner.hpp).
constexpr std::size_t kSharesNoBets = 17;
constexpr std::size_t kHasLeft = 16;
constexpr std::size_t kAsksForHelp = 10;
constexpr std::size_t kHasNote = 7;
constexpr std::size_t kQuizSharedByEach = 3;
constexpr std::size_t kSignsSharedByEach = 4;
constexpr auto kNote =
    "Stakes go up after a loss. We agreed on a week at 2% of the purse, and look at it on Monday.";

}  // namespace

std::uint8_t demo_consent(std::size_t nth) {
  using enum ledger::ConsentRow;
  ledger::Bits<ledger::ConsentRow> consent{kLearning};
  if (nth != kSharesNoBets) consent.add(kBets);
  if (nth % kQuizSharedByEach == 0) consent.add(kQuiz);
  if (nth == kDemoChaser || nth % kSignsSharedByEach == 0) consent.add(kChasing);
  return static_cast<std::uint8_t>(consent.bits);
}

void set_demo_assignments(DemoWorld& world, Accounts& accounts, const ledger::ClassId& in_class) {
  for (const auto assignment : kSet) {
    auto rule = rules::default_rule(assignment);
    if (assignment == kWithLastDay) rule.due = ledger::day_of(world.now()) + kDueAfter;
    const auto text = rules::canonical_text(rule);
    accounts.class_rules.put(in_class, text);
    world.must(ledger::SetAssignment{.class_id = in_class,
                                     .assignment = std::to_underlying(assignment),
                                     .version = 1,
                                     .rule = sha256(text)});
  }
}

void finish_demo_class(DemoWorld& world, Accounts& accounts, ledger::AccountId educator,
                       const std::vector<MemberRow>& members) {
  const auto& in_class = members.front().in_class;
  const auto now = std::chrono::floor<std::chrono::seconds>(world.now());
  accounts.class_boards.show(in_class, true);
  world.must(ledger::OpenOverview{.class_id = in_class, .educator = educator});
  if (kHasNote < members.size()) {
    const auto& member = members[kHasNote];
    world.must(
        ledger::OpenRecord{.account = member.purse, .class_id = in_class, .educator = educator});
    std::ignore = accounts.class_notes.put(member, kNote, 0, educator, now);
  }
  if (kAsksForHelp < members.size())
    accounts.class_notes.ask_for_help(members[kAsksForHelp], true, now);
  if (kHasLeft < members.size()) world.must(ledger::LeaveClass{.account = members[kHasLeft].purse});
}

}  // namespace chalkline::http
