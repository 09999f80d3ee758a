#pragma once

#include <optional>
#include <span>
#include <vector>

#include "insight/progress/bet.hpp"
#include "ledger/events/bet_events.hpp"
#include "ledger/rules/game.hpp"
#include "projections/models/rows.hpp"

namespace chalkline::http {

// A replayed game as it was recorded.
struct RecordedLines {
  ledger::Lines opening{};
  ledger::Lines closing{};
};

// A leg of a settled bet at its prices, as the figures over all bets count it.
struct LegPrices {
  insight::ProgressLeg leg{};
  std::optional<ledger::SideQuote> closing{};  // of its side, whatever the line
  // The price at the close is the one that was offered, because the file has one for the market: to
  // compare them would call the margin a loss of value.
  bool has_one_price{};
};

LegPrices leg_prices_of(const ledger::Pick& pick, const projections::LegRow& row,
                        const ledger::GameState& game,
                        const std::optional<RecordedLines>& recorded);

// The bet of `legs`, as far as its prices and its end go.
insight::ProgressBet bet_at_prices(const ledger::BetPlaced& placed,
                                   const ledger::BetSettled& settled,
                                   std::span<const LegPrices> legs);

}  // namespace chalkline::http
