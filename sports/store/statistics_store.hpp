#pragma once

#include <vector>

#include "base/sqlite/sqlite.hpp"
#include "sports/model/result.hpp"

namespace chalkline::sports {

// What comes with the results of games in sports.db: the score at each mark of the game clock, the
// players' figures that settle props, and the lines of the box score. For one thread at a time;
// every call throws sqlite::Error.
class StatisticsStore {
 public:
  explicit StatisticsStore(sqlite::Connection& db);

  // Both replace what was there.
  void put(ledger::GameId game, const ledger::PeriodScores& periods,
           const std::vector<ledger::PlayerFigures>& figures);
  void put_players(ledger::GameId game, const std::vector<PlayerLine>& lines);

  ledger::PeriodScores periods(ledger::GameId game);
  std::vector<ledger::PlayerFigures> figures(ledger::GameId game);  // ascending by player

 private:
  sqlite::Statement delete_players_;
  sqlite::Statement insert_player_;
  sqlite::Statement delete_periods_;
  sqlite::Statement insert_period_;
  sqlite::Statement delete_figures_;
  sqlite::Statement insert_figures_;
  sqlite::Statement insert_figure_;
  sqlite::Statement periods_;
  sqlite::Statement figures_;
};

}  // namespace chalkline::sports
