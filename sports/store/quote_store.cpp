#include "sports/store/quote_store.hpp"

#include <fmt/format.h>

#include "base/sqlite/columns.hpp"
#include "sports/store/game_rows.hpp"
#include "sports/store/line_columns.hpp"

namespace chalkline::sports {
namespace {

std::string insert_quote() {
  return fmt::format("INSERT OR REPLACE INTO quote (game, at, feed, {}) VALUES (?, ?, ?, {})",
                     sqlite::column_names<LineColumns>(), sqlite::parameters_of<LineColumns>());
}

// No quote if there is none.
FeedQuote one_quote(sqlite::Statement& statement, ledger::GameId id) {
  auto rows = statement.query(id);
  return rows.next() ? read_quote(rows) : FeedQuote{};
}

}  // namespace

QuoteStore::QuoteStore(sqlite::Connection& db)
    : insert_(db, insert_quote()),
      first_(db, select_quotes("LIMIT 1")),
      last_(db, select_quotes("DESC LIMIT 1")) {}

void QuoteStore::insert(ledger::GameId game, const std::string& feed, const Quote& quote) {
  sqlite::run_with(insert_, game, quote.at, feed, to_columns(quote.lines));
}

FeedQuote QuoteStore::first(ledger::GameId game) { return one_quote(first_, game); }

FeedQuote QuoteStore::last(ledger::GameId game) { return one_quote(last_, game); }

}  // namespace chalkline::sports
