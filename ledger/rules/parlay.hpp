#pragma once

#include <span>

#include "ledger/rules/commands.hpp"
#include "ledger/values/odds.hpp"

// Several picks in one bet, which wins if all of them do (RULES 21). Products of prices are exact.
namespace chalkline::ledger {

// min(round(stake * product of the decimal odds), kParlayCreditMax): what a parlay returns whose
// won legs have these odds. A leg that was pushed or void is left out and so counts x1.0. Requires
// 0 <= stake <= kStakeMax and at most kParlayLegsMax legs.
Coins parlay_credit(Coins stake, std::span<const AmericanOdds> won);

// The product as American odds, at most kLongestOdds. Requires 1 to kParlayLegsMax legs.
AmericanOdds parlay_odds(std::span<const AmericanOdds> legs);

// The longest odds whose decimal is at most the product of the two decimals, and at most
// kLongestOdds: what a parlay of both would pay at least.
AmericanOdds odds_within(AmericanOdds a, AmericanOdds b);

// Whether two of the picks are on one game, whose results hang together.
bool share_a_game(std::span<const Pick> picks);

// Whether two of the picks are the same selection or both sides of a market, whatever their lines,
// or a moneyline and a spread of one game. Props are of one market if they are about the same
// player.
bool picks_conflict(std::span<const Pick> picks);

}  // namespace chalkline::ledger
