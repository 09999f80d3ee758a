#pragma once

#include "tests/ledger/harness.hpp"

namespace chalkline::ledger::test {

// Plays by the latest rules from the first record on, and so sparsely that changes have room: ten
// minutes between any two commands, games that nobody bets on, accounts that do nothing, views and
// post-mortems that lead to nothing. open_known() (known_game.hpp) opens what is revealed.
void play_sparsely(LedgerHarness& ledger);

}  // namespace chalkline::ledger::test
