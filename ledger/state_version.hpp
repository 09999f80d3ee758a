#pragma once

#include "ledger/log.hpp"

namespace chalkline::ledger {

// The form in which accounts and games are kept beside the log, and what their events make of them.
// Raise it with every change of either; version 1 was before there was a number.
inline constexpr std::uint16_t kStateVersion = 2;

// Whether what is kept was written in this version. True for an empty log.
bool has_current_state(const Log& log);

// Derives accounts and games from the records again if they were kept in another version. A crash
// on the way leaves the old version, so that the next start begins anew. Memory: per account and
// game.
void renew_state(Log& log);

}  // namespace chalkline::ledger
