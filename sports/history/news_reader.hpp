#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/sqlite/sqlite.hpp"
#include "sports/model/game.hpp"

namespace chalkline::sports {

// A game for a reader who learns from its prices and its result. Without quotes.
struct FollowedGame {
  Game game;
  std::int32_t season{};         // as of GameHistory
  ledger::Timestamp ended_at{};  // when its end was known; of one that has none its start
};

// Games, prices and results of sports.db as news, by a connection of its own that only reads. A
// game that is offered as another one is left out, and so is that of a class's own season. For one
// thread at a time; every call waits for the disk and throws sqlite::Error.
class NewsReader {
 public:
  // As HistoryReader.
  explicit NewsReader(const std::string& database);

  std::vector<FollowedGame> unfinished();
  // Those among them that sports.db keeps no longer whole have no names.
  std::vector<FollowedGame> finals();
  std::vector<FollowedGame> finals_from(ledger::Timestamp starts_at);
  // Absent when there is no such game any more.
  std::optional<FollowedGame> find(ledger::GameId game);
  // All that was quoted on the game after that time, by time.
  std::vector<Quote> quotes(ledger::GameId game, ledger::Timestamp after);

 private:
  std::vector<FollowedGame> read(sqlite::Rows rows);

  sqlite::Connection db_;
  sqlite::Statement unfinished_;
  sqlite::Statement finals_;
  sqlite::Statement finals_from_;
  sqlite::Statement find_;
  sqlite::Statement quotes_;
};

}  // namespace chalkline::sports
