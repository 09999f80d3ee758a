#pragma once

#include <string>
#include <string_view>

#include "ledger/values/market.hpp"
#include "ledger/values/prop.hpp"

// The words in which a bet is shown.
namespace chalkline::ledger {

struct Teams {
  std::string_view home;
  std::string_view away;
};

// "Celtics @ Lakers".
std::string event_name(const Teams& teams);

// RULES 12: what a pick is called, by the client too, which sends it back. Moneyline: the team's
// name. Spread: name, a space, and its handicap with a sign ("+0" for an even line). Total:
// "Over 47.5". `line` is the side's own: its handicap, or the total; a moneyline ignores it.
// Requires a side of that market, which is no prop.
std::string pick_label(const Teams& teams, Market market, Side side, HalfPoints line);

// "LeBron Sample Over 24.5 points", "A Sample Under 61.5 receiving yards". Requires kOver or
// kUnder.
std::string prop_label(const PropSubject& subject, Side side, HalfPoints line);

}  // namespace chalkline::ledger
