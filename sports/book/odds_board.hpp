#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "sports/book/published.hpp"
#include "sports/model/game.hpp"

namespace chalkline::sports {

// An immutable snapshot of every game on offer.
struct OddsBoard {
  std::uint64_t version{};     // rises with every change
  std::vector<Game> upcoming;  // future games with a quote, by start, then id

  // Null when the game is unknown, is not quoted, or had started when the board was made.
  const Game* find(ledger::GameId id) const;

  // Whether replayed seasons stand beside the server's usual source: their games are then shown to
  // those who have chosen them.
  bool replays_apart{};
  bool is_usual(const Game& game) const {
    return !replays_apart || game.source != ledger::Source::kReplay;
  }

  std::vector<std::pair<ledger::GameId, std::size_t>> by_id;  // ascending; indices into `upcoming`
};

using OddsBoards = Published<OddsBoard>;

OddsBoard make_board(std::uint64_t version, std::vector<Game> upcoming, bool replays_apart);

}  // namespace chalkline::sports
