#pragma once

#include "tests/ledger/harness.hpp"

namespace chalkline::ledger::test {

struct GradedClass {
  AccountId educator{};
  AccountId owner{};  // of kEconPurse
  AskedSide asked{};  // of a game that is still to be played, as "unproved" is
};

// Looks of an educator of kEcon, assignments that are set and met, a mark, a pass and a guess.
inline void look_and_grade(LedgerHarness& ledger, const GradedClass& graded) {
  const auto& [educator, owner, dear] = graded;
  ledger.accept(OpenRecord{kEconPurse, kEcon, educator, false});
  ledger.accept(OpenRecord{kEconPurse, kEcon, educator, true});
  ledger.accept(OpenOverview{kEcon, educator, false});
  ledger.accept(OpenOverview{kEcon, educator, true});
  ledger.accept(SetAssignment{kEcon, 3, 1, sha256("three markets")});
  ledger.accept(SetAssignment{kEcon, 3, 2, sha256("four markets")});
  ledger.accept(SetAssignment{kEcon, 9, 1, sha256("ten games")});
  const auto marked = ledger.accept(MarkMarket{owner, dear});
  ledger.accept(MeetAssignment{kEconPurse, 3, 1, marked.first});
  const auto passed = ledger.accept(PassGame{kEconPurse, dear.game, PassReason::kUnsure});
  ledger.accept(MeetAssignment{kEconPurse, 9, 1, passed.first});
  auto other = dear;
  other.game = game_of("unproved");
  ledger.accept(GuessMargin{owner, {dear, other}, 55});
}

// Once a settlement of the purse was reversed.
inline void take_back_assignment(LedgerHarness& ledger) {
  for (const auto& record : ledger.records()) {
    const auto* reversed = std::get_if<SettlementReversed>(&record.event);
    if (reversed == nullptr || reversed->account != kEconPurse) continue;
    ledger.accept(ReverseAssignment{kEconPurse, 3, record.position});
    return;
  }
}

}  // namespace chalkline::ledger::test
