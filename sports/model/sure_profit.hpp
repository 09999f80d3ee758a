#pragma once

#include "ledger/values/market.hpp"

namespace chalkline::sports {

// Whether both sides together return more than they cost. A market at no margin is left as it is.
bool is_sure_profit(const ledger::TwoWay& market);

}  // namespace chalkline::sports
