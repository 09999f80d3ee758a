#pragma once

#include <optional>

#include "ledger/values/asked_side.hpp"
#include "sports/book/odds_board.hpp"

namespace chalkline::http {

// A side of a market of the game with that quote.
ledger::AskedSide side_of(const sports::Game& game, ledger::Market market, ledger::Side side,
                          const ledger::TwoWay& quote);

// The side with its present price; absent where it is not on sale at that line.
std::optional<ledger::AskedSide> priced(const sports::OddsBoard& board,
                                        const ledger::AskedSide& asked);

}  // namespace chalkline::http
