#pragma once

#include <vector>

#include "ledger/engine/engine.hpp"
#include "sports/store/feed_game.hpp"

// Commands that bring the ledger up to date on a game.
namespace chalkline::sports {

// The stage that it should have reached by now, going by the game's status.
LedgerStage due_of(const FeedGame& game);

// Whether that stage has yet to be sent to the ledger. The line of a game that was cancelled before
// its start never closes.
bool is_due(const FeedGame& game, LedgerStage stage);

// The command that brings it to `stage`, the next after game.stage.
ledger::Command command_for(const FeedGame& game, LedgerStage stage);

// When that became due: the order in which a backlog is sent.
ledger::Timestamp due_at(const FeedGame& game, LedgerStage stage);

// Whether the ledger knows it now: it accepted the command, or knew that much and more already.
bool is_known(const ledger::Outcome& outcome, const FeedGame& game, LedgerStage stage);

}  // namespace chalkline::sports
