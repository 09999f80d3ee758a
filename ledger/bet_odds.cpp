#include "ledger/bet_odds.hpp"

#include <boost/container/small_vector.hpp>

#include "ledger/conditional.hpp"
#include "ledger/parlay.hpp"

namespace chalkline::ledger {

AmericanOdds odds_of(const BetPlaced& bet) {
  const auto& first = bet.legs.front();
  if (bet.legs.size() == 1) {
    return bet.condition ? conditional_odds(*bet.condition, first.market, first.side, first.line,
                                            first.odds)
                         : first.odds;
  }
  boost::container::small_vector<AmericanOdds, kParlayLegsMax> odds;
  for (const auto& leg : bet.legs) odds.push_back(leg.odds);
  return parlay_odds(odds);
}

}  // namespace chalkline::ledger
