#include "ledger/rules/habit/asked.hpp"

namespace chalkline::ledger {

std::optional<Rejection> refuse_side(const AskedSide& asked) {
  if (asked.market == Market::kProp || !is_pick(asked.market, asked.side, asked.line))
    return Rejection::kLegsInvalid;
  if (!is_american(asked.odds) || !is_american(asked.other_odds)) return Rejection::kOddsOutOfRange;
  return std::nullopt;
}

std::optional<Rejection> refuse_quote(const GameState* game, const AskedSide& asked,
                                      const StepsBack& steps, Timestamp now, const Rules& rules) {
  if (game == nullptr || game->of_class) return Rejection::kUnknownGame;
  if (is_foreseen(*game, steps, now)) return Rejection::kGameForeseen;
  if (asked.quoted_at > now + rules.quotes.ahead_max) return Rejection::kQuoteExpired;
  if (!is_open_for_bets(*game, now)) return Rejection::kBettingClosed;
  return std::nullopt;
}

}  // namespace chalkline::ledger
