#pragma once

#include <optional>

#include "ledger/values/market.hpp"

namespace chalkline::projections {

// The closing prices of a game (games.hpp), in the order of kClosingColumns.
struct ClosingLines {
  std::optional<ledger::AmericanOdds> moneyline_home;
  std::optional<ledger::AmericanOdds> moneyline_away;
  std::optional<ledger::HalfPoints> spread_line;
  std::optional<ledger::AmericanOdds> spread_home;
  std::optional<ledger::AmericanOdds> spread_away;
  std::optional<ledger::HalfPoints> total_line;
  std::optional<ledger::AmericanOdds> total_over;
  std::optional<ledger::AmericanOdds> total_under;

  // Absent of a market that was not quoted, and of props, of which a game's lines say nothing.
  std::optional<ledger::TwoWay> of(ledger::Market market) const;
};

inline constexpr const char* kClosingColumns =
    "moneyline_home, moneyline_away, spread_line, spread_home, spread_away, total_line, "
    "total_over, total_under";

}  // namespace chalkline::projections
