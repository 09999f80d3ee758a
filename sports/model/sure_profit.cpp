#include "sports/model/sure_profit.hpp"

#include "ledger/values/odds.hpp"

namespace chalkline::sports {

bool is_sure_profit(const ledger::TwoWay& market) {
  const auto first = ledger::implied_probability(market.first);
  const auto second = ledger::implied_probability(market.second);
  return first.num * second.den + second.num * first.den < first.den * second.den;
}

}  // namespace chalkline::sports
