#include "projections/labels.hpp"

namespace chalkline::projections {

std::string event_name(const Teams& teams) { return teams.away + " @ " + teams.home; }

std::string pick_label(const Teams& teams, ledger::Market market, ledger::Side side,
                       ledger::HalfPoints line) {
  const auto& team = side == ledger::Side::kHome ? teams.home : teams.away;
  switch (market) {
    case ledger::Market::kMoneyline:
      return team;
    case ledger::Market::kSpread:
      return team + ' ' + ledger::points(line, true);
    case ledger::Market::kTotal:
      break;
  }
  return (side == ledger::Side::kOver ? "Over " : "Under ") + ledger::points(line, false);
}

}  // namespace chalkline::projections
