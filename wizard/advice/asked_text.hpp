#pragma once

#include <optional>
#include <span>
#include <string>

#include "wizard/advice/analysis.hpp"

// Words beside an advice, where the question asks for more than whether to bet.
namespace chalkline::wizard {

// How much to stake on the pick, and what to think of `asked` coins. Empty without a bankroll, and
// where the advice says all of it.
std::string stake_text(const Analysis& analysis, std::optional<ledger::Coins> asked);

// The winnings of a stake on the pick, at the price that was asked about or else the present one.
std::string winnings_text(const Analysis& analysis, ledger::Coins stake,
                          std::optional<ledger::AmericanOdds> odds);

// How sure the Wizard is, and what that means.
std::string confidence_text(const Analysis& analysis);

// Whether its price looks too good: how far it lies from what past results say, and where it went.
std::string trap_text(const Analysis& analysis);

// What a person's own chance of the pick, in percent, says of its price.
std::string own_chance_text(const Analysis& analysis, int percent);

// The worth of these picks as a parlay. For one alone: whether it is a leg to add, or both teams of
// a game were to be tied together.
std::string parlay_text(std::span<const Analysis> picks, bool is_of_one_team);

// The winnings of a stake that returns so much where all picks of the parlay come true.
std::string parlay_winnings_text(ledger::Coins stake, ledger::Coins credit);

// How the pick's price has moved since it opened, and the margin in it.
std::string price_text(const Analysis& analysis);

}  // namespace chalkline::wizard
