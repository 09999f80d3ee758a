#include "sports/store/game_rows.hpp"

#include <fmt/format.h>

#include <tuple>

#include "sports/store/line_columns.hpp"

namespace chalkline::sports {
namespace {

std::string of_game(std::string_view table) {
  return fmt::format(R"(
  SELECT feed, at, moneyline_home, moneyline_away, spread_line, spread_home, spread_away,
         total_line, total_over, total_under
  FROM {} WHERE game = ?1 )",
                     table);
}

}  // namespace

std::string select_quotes(std::string_view rest) {
  return of_game("quote").append("ORDER BY at ").append(rest);
}

std::string select_quotes_after() {
  constexpr std::string_view kAfter = "AND at > ?2";
  return fmt::format("{}{} UNION ALL {}{} ORDER BY at", of_game("quote"), kAfter,
                     of_game("past_quote"), kAfter);
}

FeedQuote read_quote(const sqlite::Rows& rows) {
  FeedQuote quote;
  LineColumns columns;
  std::apply([&](auto&... column) { rows.read(quote.feed, quote.quote.at, column...); }, columns);
  quote.quote.lines = from_columns(columns);
  return quote;
}

std::optional<Progress> read_progress(const sqlite::Rows& rows, int first) {
  if (rows.type(first) == SQLITE_NULL) return std::nullopt;
  return Progress{.score = {rows.get<std::int32_t>(first), rows.get<std::int32_t>(first + 1)},
                  .period = {rows.get<PeriodKind>(first + 2), rows.get<int>(first + 3)},
                  .clock_s = rows.get<std::optional<std::int32_t>>(first + 4),
                  .at = rows.get<ledger::Timestamp>(first + 5)};
}

}  // namespace chalkline::sports
