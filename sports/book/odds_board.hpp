#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "sports/model/game.hpp"

namespace chalkline::sports {

// An immutable picture of every game on offer. Readers hold it without locks while the next one is
// built.
struct OddsBoard {
  std::uint64_t version{};     // rises with every change
  std::vector<Game> upcoming;  // future games with a quote, by start, then id

  // Null when the game is unknown, is not quoted, or had started when the board was made.
  const Game* find(ledger::GameId id) const;

  std::vector<std::pair<ledger::GameId, std::size_t>> by_id;  // ascending; indices into `upcoming`
};

OddsBoard make_board(std::uint64_t version, std::vector<Game> upcoming);

}  // namespace chalkline::sports
