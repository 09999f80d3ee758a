#pragma once

#include <expected>
#include <string_view>
#include <vector>

#include "sports/book/odds_board.hpp"
#include "sports/model/props.hpp"

namespace chalkline::sports {

// Props on the games of the board, until these start. The calls are for any thread.
class PropsOnOffer {
 public:
  // Both outlive this. Without a `quoter` the source has no props.
  PropsOnOffer(const OddsBoards& boards, const PropQuoter* quoter)
      : boards_(boards), quoter_(quoter) {}

  // Empty when the game is unknown, has started, or is of a sport without props.
  std::vector<PropOffer> of(ledger::GameId game, ledger::Timestamp now) const;
  // The players of the same game.
  std::vector<PropPlayer> players(const Game& game, ledger::Timestamp now) const;
  // The offer that had this id, within its life.
  std::expected<PropOffer, PropProblem> quoted(ledger::GameId game, std::string_view quote_id,
                                               ledger::Timestamp now) const;

 private:
  const OddsBoards& boards_;
  const PropQuoter* quoter_;
};

}  // namespace chalkline::sports
