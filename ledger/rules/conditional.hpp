#pragma once

#include "ledger/events/events.hpp"
#include "ledger/rules/game.hpp"
#include "ledger/rules/rules.hpp"

// Conditional bets: one pick that wins only if a condition on its game comes true as well, at
// boosted odds (RULES 20).
namespace chalkline::ledger {

inline constexpr std::int32_t kCloseGamePoints = 5;  // RULES 20: if_time

// A kind, a team, a handicap only for kIfCover and a mark only for kIfTime.
bool is_condition(const Condition& condition);

// x = base + boost; where -100 < x < 100 there are no American odds, so x + 200. At most
// kLongestOdds.
AmericanOdds boosted(AmericanOdds base, AmericanOdds boost);

// Whether the condition has the price of its own that these rules want: none (0), that of kIfTime,
// or American odds.
bool is_priced(const Condition& condition, const Rules::Conditionals& rules);

// The price of the pick under the condition: `base` itself where the pick cannot win unless the
// condition is true, or always wins if it is, boosted otherwise. A final score is any two numbers,
// and no score during the game is above it (docs/decisions/0010-conditions.md). Rules that cap it
// require is_priced() and leave at most the parlay of `base` and the condition's own price; and
// without a boost at most the condition's own price, where a push of the condition returns the
// stake of a pick that loses.
AmericanOdds conditional_odds(const Condition& condition, Market market, Side side, HalfPoints line,
                              AmericanOdds base, const Rules::Conditionals& rules);

// No score makes both true.
bool is_contradiction(const Condition& condition, Market market, Side side, HalfPoints line);

// Won: it came true. A tie in kIfWin and kIfLose and a margin equal to the handicap: push. No score
// at the mark, or the game was cancelled: void. Requires has_ended(game).
BetOutcome condition_holds(const Condition& condition, const GameState& game);

}  // namespace chalkline::ledger
