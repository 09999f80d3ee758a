#pragma once

#include <optional>
#include <vector>

#include "ledger/rules/account.hpp"
#include "ledger/values/asked_side.hpp"
#include "sports/book/odds_board.hpp"

namespace chalkline::http {

struct Question {
  ledger::AskedSide asked;
  const sports::Game* game{};  // of the board
};

// The side of the game that is asked beside the daily line: of its moneyline, or else of a market
// that cannot push; by the game's number, so that it is not always the home team. Absent where
// nothing is quoted.
std::optional<ledger::AskedSide> asked_of(const sports::Game& game);

// The next `count` games that the account can still be asked of. `daily` is not among them.
std::vector<Question> other_questions(const sports::OddsBoard& board,
                                      const ledger::AccountState& account, ledger::GameId daily,
                                      std::size_t count, ledger::Timestamp now);

}  // namespace chalkline::http
