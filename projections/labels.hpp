#pragma once

#include <string>

#include "ledger/market.hpp"

// The words in which a bet is shown.
namespace chalkline::projections {

struct Teams {
  std::string home;
  std::string away;
};

// "Celtics @ Lakers".
std::string event_name(const Teams& teams);

// RULES 12: the label as it was quoted: "Lakers", "Lakers -3.5", "Over 220.5".
std::string pick_label(const Teams& teams, ledger::Market market, ledger::Side side,
                       ledger::HalfPoints line);

}  // namespace chalkline::projections
