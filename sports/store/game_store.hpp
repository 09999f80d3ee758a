#pragma once

#include <chrono>
#include <optional>
#include <vector>

#include "base/sqlite/sqlite.hpp"
#include "sports/store/feed_game.hpp"
#include "sports/store/quote_store.hpp"
#include "sports/store/statistics_store.hpp"

namespace chalkline::sports {

// The games of sports.db: writes them, and reads what the book goes on from; past games are read by
// sports/history. A game is read with its quotes and statistics, which are written by themselves.
// For one thread at a time; every call throws sqlite::Error.
class GameStore {
 public:
  explicit GameStore(sqlite::Connection& db);

  bool knows(ledger::GameId id);
  void insert(const FeedGame& game);  // without quotes and statistics
  void update(const FeedGame& game);  // what is not quotes, statistics or fixed when listed

  // Every game that has not ended or whose end was not sent to the ledger, of any source.
  std::vector<FeedGame> unfinished();
  std::optional<FeedGame> find(ledger::GameId id);
  // Games of the same source, sport and teams that start at most so much earlier or later, with the
  // facts that tell them apart: those with the same home team first, and of these the nearest. A
  // game that is offered as another one is left out.
  std::vector<Game> meetings(const Game& like, std::chrono::microseconds apart);

  // Whether props of bookmakers were ever offered on it (prop_store.hpp).
  bool has_props(ledger::GameId id);

  QuoteStore quotes;
  StatisticsStore statistics;

 private:
  std::vector<FeedGame> read_games(sqlite::Rows rows);

  sqlite::Statement knows_;
  sqlite::Statement insert_;
  sqlite::Statement update_;
  sqlite::Statement unfinished_;
  sqlite::Statement find_;
  sqlite::Statement has_props_;
  sqlite::Statement meetings_;
};

}  // namespace chalkline::sports
