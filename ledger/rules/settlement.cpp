#include "ledger/rules/settlement.hpp"

#include <algorithm>

#include "ledger/rules/closing_line.hpp"
#include "ledger/rules/conditional.hpp"
#include "ledger/rules/parlay.hpp"
#include "ledger/rules/rules.hpp"

namespace chalkline::ledger {
namespace {

using AllOdds = boost::container::small_vector<AmericanOdds, kParlayLegsMax>;

AllOdds odds_of_legs(const Legs& legs) {
  AllOdds all;
  for (const auto& leg : legs) all.push_back(leg.odds);
  return all;
}

bool is_parlay(const BetPlaced& bet) { return bet.legs.size() > 1; }

// The rules by which it was priced, known by its own price: version 1 had none. A version with
// other boosts has to be recognizable in the bet as well.
const Rules::Conditionals& conditionals_of(const Condition& condition) {
  return rules_of(condition.odds == 0 ? kFirstRules : kLatestRules).conditionals;
}

Coins credit_of(const BetPlaced& bet, BetOutcome outcome) {
  if (outcome == BetOutcome::kLost) return 0;
  return outcome == BetOutcome::kWon ? bet.stake + bet.profit : bet.stake;
}

BetOutcome both(BetOutcome condition, BetOutcome pick) {
  const auto is_neutral = [](BetOutcome outcome) {
    return outcome == BetOutcome::kPush || outcome == BetOutcome::kVoid;
  };
  if (is_neutral(condition) || is_neutral(pick)) return BetOutcome::kVoid;
  return condition == BetOutcome::kWon ? pick : BetOutcome::kLost;
}

std::optional<BetResult> result_of_one(const BetPlaced& bet, const GameState& game) {
  if (!has_ended(game)) return std::nullopt;
  const auto pick = outcome_of(bet.legs.front(), game);
  const auto outcome = bet.condition ? both(condition_holds(*bet.condition, game), pick) : pick;
  return BetResult{outcome, credit_of(bet, outcome)};
}

std::optional<BetResult> result_of_parlay(const BetPlaced& bet,
                                          std::span<const GameState* const> games) {
  AllOdds won;
  bool is_open = false;
  bool is_void = true;
  for (std::size_t i = 0; i < games.size(); ++i) {
    if (!has_ended(*games[i])) {
      is_open = true;
      continue;
    }
    const auto outcome = outcome_of(bet.legs[i], *games[i]);
    if (outcome == BetOutcome::kLost) return BetResult{BetOutcome::kLost, 0};
    if (outcome == BetOutcome::kWon) won.push_back(bet.legs[i].odds);
    is_void = is_void && outcome == BetOutcome::kVoid;
  }
  if (is_open) return std::nullopt;
  if (won.empty()) return BetResult{is_void ? BetOutcome::kVoid : BetOutcome::kPush, bet.stake};
  return BetResult{BetOutcome::kWon, parlay_credit(bet.stake, won)};
}

}  // namespace

std::optional<BetResult> result_of(const BetPlaced& bet, std::span<const GameState* const> games) {
  return is_parlay(bet) ? result_of_parlay(bet, games) : result_of_one(bet, *games.front());
}

BetKind kind_of(const BetPlaced& bet) {
  if (is_parlay(bet)) return BetKind::kParlay;
  if (bet.condition) return BetKind::kConditional;
  return kind_of(bet.legs.front().market);
}

BetKind kind_of(Market market) {
  switch (market) {
    case Market::kMoneyline:
      return BetKind::kMoneyline;
    case Market::kSpread:
      return BetKind::kSpread;
    case Market::kTotal:
      return BetKind::kTotal;
    case Market::kProp:
      break;
  }
  return BetKind::kProp;
}

AmericanOdds odds_of(const BetPlaced& bet) {
  const auto& leg = bet.legs.front();
  if (is_parlay(bet)) return parlay_odds(odds_of_legs(bet.legs));
  return bet.condition ? conditional_odds(*bet.condition, leg.market, leg.side, leg.line, leg.odds,
                                          conditionals_of(*bet.condition))
                       : leg.odds;
}

Coins profit_of(const BetPlaced& bet) {
  // Not from the parlay's odds, which are rounded.
  return is_parlay(bet) ? parlay_credit(bet.stake, odds_of_legs(bet.legs)) - bet.stake
                        : profit(bet.stake, odds_of(bet));
}

Events settle(BetId id, const BetPlaced& bet, const Settlement* settled, GameId game,
              std::span<const GameState* const> games) {
  const auto result = result_of(bet, games);
  Events events;
  if (is_settled(settled)) {
    if (result == BetResult{settled->outcome, settled->credit}) return events;
    events.emplace_back(SettlementReversed{bet.account, id, settled->position, bet.stake,
                                           settled->credit, settled->outcome == BetOutcome::kVoid});
  }
  if (!result) return events;
  const bool is_first = settled == nullptr && result->outcome != BetOutcome::kVoid;
  events.emplace_back(BetSettled{bet.account, id, game, result->outcome, bet.stake, result->credit,
                                 is_first ? closing_line_value(bet, games) : std::nullopt,
                                 kind_of(bet)});
  return events;
}

Position previous_on(const BetPlaced& bet, GameId game) {
  return std::ranges::find(bet.legs, game, &Leg::game)->previous_on_game;
}

BetSettled voided(BetId id, const BetPlaced& bet) {
  return {bet.account, id, bet.legs.front().game, BetOutcome::kVoid, bet.stake,
          bet.stake,   {}, kind_of(bet)};
}

}  // namespace chalkline::ledger
