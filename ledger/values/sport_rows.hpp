#pragma once

#include <array>
#include <cstddef>
#include <utility>

#include "ledger/values/market.hpp"

// Tables of what differs by sport. Each row names its sport, and a static_assert of
// has_row_by_sport() has a table without a new sport's row, or out of order, not compile.
namespace chalkline::ledger {

template <class Row, std::size_t N>
constexpr const Row& row_of(const std::array<Row, N>& rows, Sport sport) {
  return rows.at(static_cast<std::size_t>(std::to_underlying(sport)) - 1);
}

template <class Row, std::size_t N>
constexpr bool has_row_by_sport(const std::array<Row, N>& rows) {
  if (N != enum_names<Sport>.size()) return false;
  for (const auto& row : rows) {
    if (&row != &row_of(rows, row.sport)) return false;
  }
  return true;
}

}  // namespace chalkline::ledger
