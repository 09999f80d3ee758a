#include "ledger/labels.hpp"

namespace chalkline::ledger {

std::string event_name(const Teams& teams) { return teams.away + " @ " + teams.home; }

std::string pick_label(const Teams& teams, Market market, Side side, HalfPoints line) {
  const auto& team = side == Side::kHome ? teams.home : teams.away;
  switch (market) {
    case Market::kMoneyline:
      return team;
    case Market::kSpread:
      return team + ' ' + points(line, true);
    case Market::kTotal:
      break;
  }
  return (side == Side::kOver ? "Over " : "Under ") + points(line, false);
}

}  // namespace chalkline::ledger
