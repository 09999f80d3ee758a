#pragma once

#include <boost/describe/class.hpp>
#include <cstdint>
#include <optional>

#include "ledger/values/market.hpp"

namespace chalkline::sports {

// Lines as columns (base/sqlite/columns.hpp); null where a market is not quoted.
struct LineColumns {
  std::optional<std::int32_t> moneyline_home{};
  std::optional<std::int32_t> moneyline_away{};
  std::optional<std::int32_t> spread_line{};  // the home team's handicap
  std::optional<std::int32_t> spread_home{};
  std::optional<std::int32_t> spread_away{};
  std::optional<std::int32_t> total_line{};
  std::optional<std::int32_t> total_over{};
  std::optional<std::int32_t> total_under{};
};
BOOST_DESCRIBE_STRUCT(LineColumns, (),
                      (moneyline_home, moneyline_away, spread_line, spread_home, spread_away,
                       total_line, total_over, total_under))

constexpr LineColumns to_columns(const ledger::Lines& lines) {
  LineColumns columns;
  if (const auto& moneyline = lines.moneyline) {
    columns.moneyline_home = moneyline->first;
    columns.moneyline_away = moneyline->second;
  }
  if (const auto& spread = lines.spread) {
    columns.spread_line = spread->line;
    columns.spread_home = spread->first;
    columns.spread_away = spread->second;
  }
  if (const auto& total = lines.total) {
    columns.total_line = total->line;
    columns.total_over = total->first;
    columns.total_under = total->second;
  }
  return columns;
}

constexpr std::optional<ledger::TwoWay> two_way(std::optional<std::int32_t> line,
                                                std::optional<std::int32_t> first,
                                                std::optional<std::int32_t> second) {
  if (!line || !first || !second) return std::nullopt;
  return ledger::TwoWay{*line, *first, *second};
}

constexpr ledger::Lines from_columns(const LineColumns& columns) {
  return {.moneyline = two_way(0, columns.moneyline_home, columns.moneyline_away),
          .spread = two_way(columns.spread_line, columns.spread_home, columns.spread_away),
          .total = two_way(columns.total_line, columns.total_over, columns.total_under)};
}

}  // namespace chalkline::sports
