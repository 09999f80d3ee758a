#include "sports/store/quote_store.hpp"

#include <tuple>

#include "sports/store/game_rows.hpp"
#include "sports/store/line_columns.hpp"

namespace chalkline::sports {
namespace {

constexpr const char* kInsertQuote = R"(
  INSERT OR REPLACE INTO quote (game, at, feed, moneyline_home, moneyline_away, spread_line,
                                spread_home, spread_away, total_line, total_over, total_under)
  VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11))";

// No quote if there is none.
FeedQuote one_quote(sqlite::Statement& statement, ledger::GameId id) {
  auto rows = statement.query(id);
  return rows.next() ? read_quote(rows) : FeedQuote{};
}

}  // namespace

QuoteStore::QuoteStore(sqlite::Connection& db)
    : insert_(db, kInsertQuote),
      first_(db, select_quotes("LIMIT 1")),
      last_(db, select_quotes("DESC LIMIT 1")) {}

void QuoteStore::insert(ledger::GameId game, const std::string& feed, const Quote& quote) {
  std::apply([&](const auto&... column) { insert_.run(game, quote.at, feed, column...); },
             to_columns(quote.lines));
}

FeedQuote QuoteStore::first(ledger::GameId game) { return one_quote(first_, game); }

FeedQuote QuoteStore::last(ledger::GameId game) { return one_quote(last_, game); }

}  // namespace chalkline::sports
