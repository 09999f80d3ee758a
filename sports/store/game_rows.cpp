#include "sports/store/game_rows.hpp"

#include <fmt/format.h>

#include <optional>
#include <utility>

#include "base/sqlite/columns.hpp"
#include "sports/store/game_columns.hpp"
#include "sports/store/line_columns.hpp"

namespace chalkline::sports {
namespace {

std::string of_game(std::string_view table) {
  return fmt::format("SELECT feed, at, {} FROM {} WHERE game = ?1 ",
                     sqlite::column_names<LineColumns>(), table);
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
  LineColumns lines;
  sqlite::read_into(rows, quote.feed, quote.quote.at, lines);
  quote.quote.lines = from_columns(lines);
  return quote;
}

std::string select_games(std::string_view which) {
  return fmt::format(
      "SELECT {}, {}, (SELECT starts_at FROM replay_game WHERE replay_game.source_key = {}) "
      "FROM game WHERE {}",
      sqlite::column_names<FixedColumns>(), sqlite::column_names<ChangingColumns>(), kRecordedKey,
      which);
}

FeedGame read_game(const sqlite::Rows& rows) {
  FixedColumns fixed;
  ChangingColumns changing;
  std::optional<ledger::Timestamp> recorded_start;
  sqlite::read_into(rows, fixed, changing, recorded_start);
  auto game = from_columns(std::move(fixed), std::move(changing));
  game.game.recorded_start = recorded_start;
  return game;
}

}  // namespace chalkline::sports
