#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "ledger/values/ids.hpp"
#include "sports/book/published.hpp"
#include "sports/model/game.hpp"

namespace chalkline::sports {

// An immutable snapshot of every game on offer to everybody, with those of classes' own seasons
// apart: they are shown where they are asked for, and nowhere else.
struct OddsBoard {
  std::uint64_t version{};     // rises with every change
  std::vector<Game> upcoming;  // future games with a quote, by start, then id

  // Null when the game is unknown, is not quoted, or had started when the board was made.
  const Game* find(ledger::GameId id) const;

  // As find() for bets of a class's purse, if there is one: of past seasons it has its class's own,
  // where the server has another source beside them.
  const Game* find(const std::optional<ledger::ClassId>& in_class, ledger::GameId id) const;

  // The games of a class's own season; null where it has none on offer.
  const OddsBoard* of_class(const std::optional<ledger::ClassId>& id) const;
  std::map<ledger::ClassId, std::shared_ptr<const OddsBoard>> classes;

  // Whether replayed seasons stand beside the server's usual source: their games are then shown to
  // those who have chosen them.
  bool replays_apart{};
  bool is_usual(const Game& game) const {
    return !replays_apart || game.source != ledger::Source::kReplay;
  }

  std::vector<std::pair<ledger::GameId, std::size_t>> by_id;  // ascending; indices into `upcoming`
};

using OddsBoards = Published<OddsBoard>;

// Holds the games of everybody and of classes.
OddsBoard make_board(std::uint64_t version, std::vector<Game> games, bool replays_apart);

}  // namespace chalkline::sports
