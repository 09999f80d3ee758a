#pragma once

#include <boost/container/small_vector.hpp>
#include <optional>

#include "ledger/values/ids.hpp"
#include "ledger/values/market.hpp"
#include "ledger/values/prop.hpp"

namespace chalkline::ledger {

// A side of a market, with the quote that it is taken at.
struct Pick {
  GameId game{};
  Market market{};
  Side side{};
  HalfPoints line{};          // of this side: its own handicap, or the total; 0 for a moneyline
  AmericanOdds odds{};        // the price taken
  AmericanOdds other_odds{};  // the opposite side's price in the same quote: what no-vig needs
  Timestamp quoted_at{};      // when the source published the quote
  std::optional<PropSubject> prop{};  // of a prop alone
  bool live{};                        // taken while the game was played
  friend bool operator==(const Pick&, const Pick&) = default;
};

// A single bet, of which nearly all bets are, holds its pick without an allocation.
using Picks = boost::container::small_vector<Pick, 1>;

}  // namespace chalkline::ledger
