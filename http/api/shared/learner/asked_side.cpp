#include "http/api/shared/learner/asked_side.hpp"

namespace chalkline::http {

ledger::AskedSide side_of(const sports::Game& game, ledger::Market market, ledger::Side side,
                          const ledger::TwoWay& quote) {
  const auto [line, odds, other_odds] = ledger::of_side(quote, side);
  return {game.id, market, side, line, odds, other_odds, game.current.at};
}

std::optional<ledger::AskedSide> priced(const sports::OddsBoard& board,
                                        const ledger::AskedSide& asked) {
  const auto* game = board.find(asked.game);
  if (game == nullptr || asked.market == ledger::Market::kProp) return std::nullopt;
  const auto& quote = ledger::market_of(game->current.lines, asked.market);
  if (!quote) return std::nullopt;
  const auto now = side_of(*game, asked.market, asked.side, *quote);
  return is_same_side(now, asked) ? std::optional{now} : std::nullopt;
}

}  // namespace chalkline::http
