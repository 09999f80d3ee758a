#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "sports/book/published.hpp"
#include "sports/model/game.hpp"

namespace chalkline::sports {

// An immutable picture of every game on offer. Readers hold it without locks while the next one is
// built.
struct OddsBoard {
  std::uint64_t version{};     // rises with every change
  std::vector<Game> upcoming;  // future games with a quote, by start, then id

  // Null when the game is unknown, is not quoted, or had started when the board was made.
  const Game* find(ledger::GameId id) const;

  // Whether a season that is played again is beside the server's usual source: then its games are
  // for those who have chosen it.
  bool replays_apart{};
  bool is_usual(const Game& game) const {
    return !replays_apart || game.source != ledger::Source::kReplay;
  }

  std::vector<std::pair<ledger::GameId, std::size_t>> by_id;  // ascending; indices into `upcoming`
};

using OddsBoards = Published<OddsBoard>;

OddsBoard make_board(std::uint64_t version, std::vector<Game> upcoming, bool replays_apart);

}  // namespace chalkline::sports
