#pragma once

#include "ledger/events.hpp"
#include "ledger/game.hpp"

// Conditional bets: one pick that wins only if a condition on its game comes true as well, at
// boosted odds (RULES 20).
namespace chalkline::ledger {

inline constexpr std::int32_t kCloseGamePoints = 5;  // SPEC section 9: if_time

// Whether kIfTime is offered. Baseball has no such marks (RULES 20), and in hockey hardly any score
// is ever further apart than kCloseGamePoints: the boost would be a gift.
constexpr bool has_close_games(Sport sport) { return sport == Sport::kNba || sport == Sport::kNfl; }

// A kind, a team, a handicap only for kIfCover and a mark only for kIfTime.
bool is_condition(const Condition& condition);

// SPEC section 9: what is added to the American odds.
AmericanOdds boost_of(ConditionType type);

// x = base + boost; where -100 < x < 100 there are no American odds, so x + 200. At most
// kLongestOdds.
AmericanOdds boosted(AmericanOdds base, AmericanOdds boost);

// The price of the pick under the condition: `base` itself where the pick cannot win unless the
// condition is true, or always wins if it is, boosted otherwise. A final score is any two numbers,
// and no score during the game is above it (docs/decisions/0010-conditions.md).
AmericanOdds conditional_odds(const Condition& condition, Market market, Side side, HalfPoints line,
                              AmericanOdds base);

// No score makes both true.
bool is_contradiction(const Condition& condition, Market market, Side side, HalfPoints line);

// Won: it came true. A tie in kIfWin and kIfLose and a margin equal to the handicap: push. No score
// at the mark, or the game was cancelled: void. Requires has_ended(game).
BetOutcome condition_holds(const Condition& condition, const GameState& game);

}  // namespace chalkline::ledger
