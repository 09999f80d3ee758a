#pragma once

#include <cstdint>
#include <optional>

#include "ledger/values/market.hpp"

namespace chalkline::sports {

// The consensus of several bookmakers on a market at the line that is on sale: the median of their
// chances of its first side (home, over), each without its margin.
struct BookmakerMedian {
  std::int32_t bookmakers{};
  double chance{};
  friend bool operator==(const BookmakerMedian&, const BookmakerMedian&) = default;
};
inline constexpr std::int32_t kBookmakersMin = 3;  // fewer have no median that says more than each

// The markets of a game. Absent where too few bookmakers have that line.
struct Consensus {
  std::optional<BookmakerMedian> moneyline{};
  std::optional<BookmakerMedian> spread{};
  std::optional<BookmakerMedian> total{};
  friend bool operator==(const Consensus&, const Consensus&) = default;

  // None of a prop.
  std::optional<BookmakerMedian> of(ledger::Market market) const {
    switch (market) {
      case ledger::Market::kMoneyline:
        return moneyline;
      case ledger::Market::kSpread:
        return spread;
      case ledger::Market::kTotal:
        return total;
      case ledger::Market::kProp:
        break;
    }
    return std::nullopt;
  }
};

}  // namespace chalkline::sports
