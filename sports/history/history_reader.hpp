#pragma once

#include <cstddef>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "base/sqlite/sqlite.hpp"
#include "sports/model/game_history.hpp"

namespace chalkline::sports {

// Games of the past and of today in sports.db, with their quotes and results. For any thread, by a
// connection of its own that only reads; every call waits for the disk and throws sqlite::Error.
class HistoryReader {
 public:
  // The database has its present schema: open_sports_db() has opened it before.
  explicit HistoryReader(const std::string& database);

  bool has(ledger::GameId id);
  // A game that is offered as another one is that other one. Absent when there is no such game.
  std::optional<GameHistory> find(ledger::GameId id);
  // The game that a key of the feed was joined to.
  std::optional<ledger::GameId> id_of(const std::string& feed, const std::string& key);
  // When a replayed game was really played; absent of any other one.
  std::optional<ledger::Timestamp> recorded_start(ledger::GameId id);

  // The last games of the team that were final before that one's start, of its source and its class
  // or everybody's, newest first; without their quotes.
  std::vector<Game> last_games(const Game& before, const std::string& team_code, std::size_t count);

  // A figure of the player in the last games that were final before that one's start, of its source
  // and of either team, as far as it is kept; newest first. Without games that the player sat out.
  struct KnownFigure {
    ledger::GameId game{};
    std::int32_t value{};
  };
  std::vector<KnownFigure> last_figures(const Game& before, const std::string& player,
                                        ledger::PropType type, std::size_t count);

  // Both newest first, of one world of a source (feed.hpp); of players, those of the season of each
  // sport's newest game that has any.
  std::vector<FinalGame> final_games(ledger::Source source, const std::string& world);
  std::vector<PlayerGame> player_games(ledger::Source source, const std::string& world);

 private:
  std::mutex mutex_;  // of what follows
  sqlite::Connection db_;
  sqlite::Statement has_;
  sqlite::Statement find_;
  sqlite::Statement quotes_;
  sqlite::Statement id_of_;
  sqlite::Statement recorded_start_;
  sqlite::Statement last_games_;
  sqlite::Statement last_figures_;
  sqlite::Statement final_games_;
  sqlite::Statement player_games_;
};

}  // namespace chalkline::sports
