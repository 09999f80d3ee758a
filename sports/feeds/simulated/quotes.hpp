#pragma once

#include <array>

#include "sports/model/game.hpp"
#include "sports/simulation/games/simulated_game.hpp"
#include "sports/simulation/schedule/calendar.hpp"

// How a line moves: it opens with an error when the game is listed, and each later quote is nearer
// to the truth, until the close has it right. Beating the closing line is therefore worth
// something, as on a real market, and a player who waits gets a fairer price but no better one.
namespace chalkline::sports::simulated {

inline constexpr std::size_t kQuotes = 7;

// When the quotes of a game are published, in order; the first when it is listed, the last some
// minutes before its start.
std::array<ledger::Timestamp, kQuotes> quote_times(const GameDraws& draws,
                                                   ledger::Timestamp starts_at);

// The lines of quote number `index` on a game.
ledger::Lines quote(const SimulatedGame& game, std::size_t index);

}  // namespace chalkline::sports::simulated
