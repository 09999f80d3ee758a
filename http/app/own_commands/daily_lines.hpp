#pragma once

#include <chrono>

#include "ledger/engine/engine.hpp"
#include "ledger/state/state.hpp"
#include "sports/book/odds_board.hpp"

namespace chalkline::http {

// A date begins at midnight; a fast clock must not skip one.
inline constexpr std::chrono::seconds kDailyLineEvery{2};

// Sets the line of the date at `now`, where it has none and the board has a game to ask of: nobody
// chooses it (ledger/rules/habit/daily_line.hpp).
void set_daily_line(const sports::OddsBoard& board, const ledger::State& state,
                    ledger::Engine& engine, ledger::Timestamp now);

}  // namespace chalkline::http
