#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "ledger/values/market.hpp"

namespace chalkline::sports {

// Lines as the eight columns of a table, in the order moneyline_home .. total_under; null where a
// market is not quoted.
using LineColumns = std::array<std::optional<std::int32_t>, 8>;

constexpr LineColumns to_columns(const ledger::Lines& lines) {
  LineColumns columns;
  if (lines.moneyline) {
    columns[0] = lines.moneyline->first;
    columns[1] = lines.moneyline->second;
  }
  const auto put = [&](std::size_t at, const std::optional<ledger::TwoWay>& market) {
    if (!market) return;
    columns[at] = market->line;
    columns[at + 1] = market->first;
    columns[at + 2] = market->second;
  };
  put(2, lines.spread);
  put(5, lines.total);
  return columns;
}

constexpr ledger::Lines from_columns(const LineColumns& columns) {
  ledger::Lines lines;
  if (columns[0]) lines.moneyline = {0, *columns[0], *columns[1]};
  if (columns[2]) lines.spread = {*columns[2], *columns[3], *columns[4]};
  if (columns[5]) lines.total = {*columns[5], *columns[6], *columns[7]};
  return lines;
}

}  // namespace chalkline::sports
