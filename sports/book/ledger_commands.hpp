#pragma once

#include <vector>

#include "ledger/engine/engine.hpp"
#include "sports/store/game_store.hpp"

// Commands that tell the ledger about a game.
namespace chalkline::sports {

// The stage that it should have reached by now, going by the game's status.
LedgerStage due_of(const FeedGame& game);

// Whether the ledger is still to hear of that stage. The line of a game that was cancelled before
// its start never closes.
bool is_due(const FeedGame& game, LedgerStage stage);

// The command that brings it to `stage`, the next after game.told.
ledger::Command command_for(const FeedGame& game, LedgerStage stage);

// When that became due: the order in which a backlog is told.
ledger::Timestamp due_at(const FeedGame& game, LedgerStage stage);

// Whether the ledger knows it now: it accepted the command, or knew that much and more already.
bool is_known(const ledger::Outcome& outcome, const FeedGame& game, LedgerStage stage);

}  // namespace chalkline::sports
