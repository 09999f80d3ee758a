#pragma once

#include <optional>

#include "ledger/values/market.hpp"
#include "ledger/values/odds.hpp"
#include "wizard/understanding/question.hpp"

namespace chalkline::http {

// Whether the side of a spread gives points, or that of a moneyline pays less than its stake.
// Absent for other markets, which have no favourite.
inline std::optional<bool> is_favourite(ledger::Market market, ledger::HalfPoints line,
                                        ledger::AmericanOdds odds) {
  if (market == ledger::Market::kSpread) return line < 0;
  if (market == ledger::Market::kMoneyline) return odds < 0;
  return std::nullopt;
}

// Whether it is about one of the two.
inline bool is_of_sides(wizard::RecordFilter filter) {
  return filter == wizard::RecordFilter::kFavourites || filter == wizard::RecordFilter::kUnderdogs;
}

// Whether a single bet passes, as far as it is about favourites and underdogs.
inline bool is_of_such_side(wizard::RecordFilter filter, std::optional<bool> favourite) {
  if (filter == wizard::RecordFilter::kFavourites) return favourite == true;
  if (filter == wizard::RecordFilter::kUnderdogs) return favourite == false;
  return true;
}

}  // namespace chalkline::http
