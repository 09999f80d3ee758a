#pragma once

#include <string>

#include "base/sqlite/sqlite.hpp"
#include "sports/model/game_history.hpp"

namespace chalkline::sports {

// The quotes of games in sports.db. For one thread at a time; every call throws sqlite::Error.
class QuoteStore {
 public:
  explicit QuoteStore(sqlite::Connection& db);

  void insert(ledger::GameId game, const std::string& feed, const Quote& quote);
  // By their times; empty if there is none.
  FeedQuote first(ledger::GameId game);
  FeedQuote last(ledger::GameId game);

 private:
  sqlite::Statement insert_;
  sqlite::Statement first_;
  sqlite::Statement last_;
};

}  // namespace chalkline::sports
