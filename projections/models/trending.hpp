#pragma once

#include <vector>

#include "base/sqlite/sqlite.hpp"
#include "ledger/values/ids.hpp"
#include "projections/models/rows.hpp"

namespace chalkline::projections {

// Trending picks (RULES 34): the sides of a market with the most distinct bettors in the last 24
// hours, or in the last 7 days when there is none with enough of them. A line that moved does not
// split a side: it is shown at its newest line.
class TrendingQuery {
 public:
  explicit TrendingQuery(const sqlite::Connection& db);

  // At most 3. Costs milliseconds, not microseconds: it counts up to kTrendingBetsMax bets.
  std::vector<Trend> find(ledger::Timestamp now);

 private:
  ledger::BetId first_bet_since(ledger::Timestamp time);
  std::vector<Trend> within(ledger::Timestamp from, ledger::Timestamp to);

  sqlite::Statement newest_;
  sqlite::Statement at_or_after_;
  sqlite::Statement count_;
};

// The newest bets of the period that are looked at. A sample of this size puts a share within half
// a percent, and more would only make the answer slower.
inline constexpr int kTrendingBetsMax = 10'000;

}  // namespace chalkline::projections
