#include "http/api/history/bet_prices.hpp"

#include "insight/closing_line.hpp"
#include "ledger/rules/closing_line.hpp"
#include "ledger/rules/settlement.hpp"
#include "sports/model/deviations.hpp"

namespace chalkline::http {
namespace {

insight::BetEnd progress_end_of(ledger::BetOutcome outcome) {
  switch (outcome) {
    case ledger::BetOutcome::kWon:
      return insight::BetEnd::kWon;
    case ledger::BetOutcome::kLost:
      return insight::BetEnd::kLost;
    case ledger::BetOutcome::kPush:
      return insight::BetEnd::kPush;
    case ledger::BetOutcome::kVoid:
      break;
  }
  return insight::BetEnd::kVoid;
}

}  // namespace

LegPrices leg_prices_of(const ledger::Pick& pick, const projections::LegRow& row,
                        const ledger::GameState& game,
                        const std::optional<RecordedLines>& recorded) {
  LegPrices prices;
  prices.leg.decimal = ledger::decimal(pick.odds).value();
  prices.leg.opening = ledger::no_vig(pick.odds, pick.other_odds).value();
  prices.leg.is_pushed =
      ledger::has_ended(game) && ledger::outcome_of(pick, game) == ledger::BetOutcome::kPush;
  if (pick.live || pick.prop) return prices;
  prices.has_one_price = recorded && ledger::closing_quote(pick, recorded->opening) ==
                                         ledger::closing_quote(pick, recorded->closing);
  if (prices.has_one_price) return prices;
  prices.closing = ledger::closing_quote(pick, game.closing);
  // A void pick was never at risk: its price had neither value nor luck.
  if (!prices.closing || game.phase == ledger::GamePhase::kCancelled) return prices;
  prices.leg.closing =
      insight::close_of(pick.side, pick.line, *prices.closing,
                        sports::result_deviation(row.source, row.sport, pick.market));
  return prices;
}

insight::ProgressBet bet_at_prices(const ledger::BetPlaced& placed,
                                   const ledger::BetSettled& settled,
                                   std::span<const LegPrices> legs) {
  insight::ProgressBet bet;
  bet.end = progress_end_of(settled.outcome);
  bet.credit = settled.credit;
  bet.stake = settled.stake;
  bet.decimal = ledger::decimal(ledger::odds_of(placed)).value();
  bet.is_conditional = placed.condition.has_value();
  for (const auto& prices : legs) bet.legs.push_back(prices.leg);
  return bet;
}

}  // namespace chalkline::http
