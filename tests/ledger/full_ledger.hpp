#pragma once

#include "ledger/audit/game_evidence.hpp"
#include "tests/ledger/harness.hpp"

namespace chalkline::ledger::test {

// Plays what can happen in a ledger, with at least one event of every type but SkillReached:
// singles, a slip, a parlay, a conditional, a prop, a live bet, settlements, corrections, a
// cancelled and a postponed game, limits, memberships, bonuses, badges, a closed account; and by
// the latest rules a game that was committed to and is revealed.
void play_everything(LedgerHarness& ledger);

// For the games that play_everything() reveals.
OpenEvidence evidence_of_everything();

// Plays forty-odd days of one player who reaches the skill level Pro.
void play_to_pro(LedgerHarness& ledger);

}  // namespace chalkline::ledger::test
