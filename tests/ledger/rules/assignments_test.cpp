#include "ledger/rules/classes/assignments.hpp"

#include <doctest/doctest.h>

#include "tests/ledger/spec.hpp"

namespace chalkline::ledger {
namespace {

using namespace test;

const Sha256Digest kThreeMarkets = sha256("three markets");
const Sha256Digest kFourMarkets = sha256("four markets");

Given one_member() {
  auto history = given({AccountOpened{kAlice}, AccountOpened{kBob}, scheduled(kBears),
                        ClassOpened{kEcon, open_terms()},
                        PurseOpened{kEconPurse, kAlice, kEcon, kUsualConsent}});
  history.under(4);
  return history;
}

SetAssignment set_rule(int assignment, int version, const Sha256Digest& rule) {
  return {kEcon, static_cast<std::uint8_t>(assignment), static_cast<std::uint16_t>(version), rule};
}
AssignmentSet was_set(const SetAssignment& c) {
  return {c.class_id, c.assignment, c.version, c.rule};
}

TEST_CASE("a rule of a class has a version that follows on the last") {
  auto history = one_member();
  history.when(set_rule(3, 1, kThreeMarkets)).then({was_set(set_rule(3, 1, kThreeMarkets))});
  history.when(set_rule(3, 2, kThreeMarkets)).then(Rejection::kAssignmentChanged);
  history.happened(was_set(set_rule(3, 1, kThreeMarkets)), kNoon);
  history.when(set_rule(3, 2, kThreeMarkets)).then(Rejection::kNothingToDo);
  // Two educators have read version 1: the second to save has to look again.
  history.when(set_rule(3, 1, kFourMarkets)).then(Rejection::kAssignmentChanged);
  history.when(set_rule(3, 3, kFourMarkets)).then(Rejection::kAssignmentChanged);
  history.when(set_rule(3, 2, kFourMarkets)).then({was_set(set_rule(3, 2, kFourMarkets))});
  CHECK(history.when(set_rule(4, 1, kFourMarkets)).accepted());
}

TEST_CASE("refusals of a rule") {
  auto history = one_member();
  for (const int none : {0, 14})
    history.when(set_rule(none, 1, kThreeMarkets)).then(Rejection::kAssignmentUnknown);
  history.when(SetAssignment{kStats, 3, 1, kThreeMarkets}).then(Rejection::kUnknownClass);
  history.when(set_rule(3, 1, kThreeMarkets), open_terms().ends_at).then(Rejection::kClassEnded);
  one_member().under(3).when(set_rule(3, 1, kThreeMarkets)).then(Rejection::kNotInRules);
  for (int version = 1; version <= 20; ++version)
    history.happened(was_set(set_rule(3, version, version % 2 == 0 ? kThreeMarkets : kFourMarkets)),
                     kNoon);
  history.when(set_rule(3, 21, kFourMarkets)).then(Rejection::kAssignmentVersions);
}

TEST_CASE("a member meets an assignment once, by a rule that was set") {
  auto history = one_member();
  history.happened(was_set(set_rule(3, 1, kThreeMarkets)), kNoon);
  history.happened(was_set(set_rule(3, 2, kFourMarkets)), kNoon);
  const Event own = GuideRead{kAlice, Guide::kValueBetting};
  const auto meet = [](int assignment, int version) {
    return MeetAssignment{kEconPurse, static_cast<std::uint8_t>(assignment),
                          static_cast<std::uint16_t>(version), 7};
  };
  // Work that began under the first version is met under it.
  for (const int version : {1, 2}) CHECK(history.when(meet(3, version), &own).accepted());
  for (const int version : {0, 3})
    history.when(meet(3, version), &own).then(Rejection::kAssignmentNotSet);
  history.when(meet(4, 1), &own).then(Rejection::kAssignmentNotSet);
  const AssignmentMet met{kEconPurse, 3, 2, 7};
  history.when(meet(3, 2), &own).then({met});
  history.happened(met, kNoon);
  history.when(meet(3, 2), &own).then(Rejection::kNothingToDo);

  history.happened(was_set(set_rule(4, 1, kFourMarkets)), kNoon);
  history.happened(MemberLeft{kEconPurse, false}, kNoon);
  history.when(meet(4, 1), &own).then(Rejection::kClassLeft);
}

TEST_CASE("an assignment is met by an event of the member's or of a game") {
  auto history = one_member();
  history.happened(was_set(set_rule(3, 1, kThreeMarkets)), kNoon);
  const MeetAssignment meet{kEconPurse, 3, 1, 7};
  const Event of_purse = BetSettled{kEconPurse, 6, kBears, BetOutcome::kWon, 10, 20};
  const Event of_game = ResultRecorded{kBears, {1, 0}};
  const Event of_other = GuideRead{kBob, Guide::kValueBetting};
  const Event of_ledger = RulesAdopted{4};
  CHECK(history.when(meet, &of_purse).accepted());
  CHECK(history.when(meet, &of_game).accepted());
  for (const auto* other : {&of_other, &of_ledger})
    history.when(meet, other).then(Rejection::kAssignmentUnfounded);
  history.when(meet, nullptr).then(Rejection::kAssignmentUnfounded);
  history.when(MeetAssignment{kAlice, 3, 1, 7}, &of_purse).then(Rejection::kNoPurse);
  history.when(MeetAssignment{kStatsPurse, 3, 1, 7}, &of_purse).then(Rejection::kUnknownAccount);
  one_member().under(3).when(meet, &of_purse).then(Rejection::kNotInRules);
}

TEST_CASE("an assignment is taken back by a reversed settlement alone, and can be met again") {
  auto history = one_member();
  history.happened(was_set(set_rule(6, 1, kThreeMarkets)), kNoon);
  const Event reversed = SettlementReversed{kEconPurse, 6, 7, 10, 20, false};
  const ReverseAssignment reverse{kEconPurse, 6, 9};
  history.when(reverse, &reversed).then(Rejection::kNothingToDo);
  history.happened(AssignmentMet{kEconPurse, 6, 1, 6}, kNoon);  // at position 7
  history.when(reverse, &reversed).then({AssignmentReversed{kEconPurse, 6, 7, 9}});
  // Taken back before it was met, another's, or no reversal.
  history.when(ReverseAssignment{kEconPurse, 6, 7}, &reversed)
      .then(Rejection::kAssignmentUnfounded);
  const Event of_other = SettlementReversed{kBob, 6, 7, 10, 20, false};
  const Event settled = BetSettled{kEconPurse, 6, kBears, BetOutcome::kLost, 10, 0};
  for (const auto* other : {&of_other, &settled})
    history.when(reverse, other).then(Rejection::kAssignmentUnfounded);
  history.when(reverse, nullptr).then(Rejection::kAssignmentUnfounded);
  history.happened(AssignmentReversed{kEconPurse, 6, 7, 9}, kNoon);
  const Event own = BetReviewed{kAlice, 5};
  CHECK(history.when(MeetAssignment{kEconPurse, 6, 1, 10}, &own).accepted());
}

TEST_CASE("a member passes on a game before its start, and says why") {
  auto history = one_member();
  const PassGame pass{kEconPurse, kBears, PassReason::kPrice};
  const GamePassed passed{kEconPurse, kBears, PassReason::kPrice};
  history.when(pass).then({passed});
  history.when(pass, kTipOff).then(Rejection::kBettingClosed);
  history.when(PassGame{kEconPurse, kNowhere, PassReason::kPrice}).then(Rejection::kUnknownGame);
  history.when(PassGame{kEconPurse, kBears, PassReason{}}).then(Rejection::kReasonInvalid);
  history.when(PassGame{kAlice, kBears, PassReason::kPrice}).then(Rejection::kNoPurse);
  one_member().under(3).when(pass).then(Rejection::kNotInRules);
  history.happened(passed, kNoon);
  history.when(pass).then(Rejection::kNothingToDo);

  for (std::uint64_t i = 1; i < 20; ++i)
    history.happened(GamePassed{kEconPurse, game_number(i), PassReason::kPrice}, kNoon);
  history.happened(scheduled(game_number(20)), kNoon);
  const PassGame another{kEconPurse, game_number(20), PassReason::kUnsure};
  history.when(another).then(Rejection::kPassesUsedUp);
  history.happened(scheduled(game_number(21), kNoon + 24h), kNoon);
  CHECK(history.when(PassGame{kEconPurse, game_number(21), PassReason::kUnsure}, kNoon + 12h)
            .accepted());

  history.happened(ClassEnded{kEcon}, kNoon);
  history.when(another).then(Rejection::kClassEnded);
  history.happened(MemberLeft{kEconPurse, false}, kNoon);
  history.when(another).then(Rejection::kClassLeft);
}

}  // namespace
}  // namespace chalkline::ledger
