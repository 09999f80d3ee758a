#include "sports/store/game_store.hpp"

#include <fmt/format.h>

#include <string>
#include <utility>

#include "base/sqlite/columns.hpp"
#include "sports/store/game_columns.hpp"
#include "sports/store/game_rows.hpp"

namespace chalkline::sports {
namespace {

std::string insert_game() {
  return fmt::format("INSERT INTO game ({}, {}) VALUES ({})", sqlite::column_names<FixedColumns>(),
                     sqlite::column_names<ChangingColumns>(),
                     sqlite::parameters_of<FixedColumns, ChangingColumns>());
}

std::string update_game() {
  return fmt::format("UPDATE game SET {} WHERE id = ?", sqlite::assignments_of<ChangingColumns>());
}

constexpr std::string_view kUnfinished =
    "status < 2 OR (offered AND told < 3) OR (offered AND told < 4 AND reveal <> '')";

constexpr const char* kMeetings = R"(
  SELECT id, source, source_key, starts_at, home_code FROM game
  WHERE starts_at BETWEEN ?1 - ?2 AND ?1 + ?2 AND source = ?3 AND sport = ?4 AND same_as IS NULL
    AND ((home_code = ?5 AND away_code = ?6) OR (home_code = ?6 AND away_code = ?5))
  ORDER BY home_code <> ?5, abs(starts_at - ?1))";

}  // namespace

GameStore::GameStore(sqlite::Connection& db)
    : quotes(db),
      statistics(db),
      knows_(db, "SELECT 1 FROM game WHERE id = ?1"),
      insert_(db, insert_game()),
      update_(db, update_game()),
      unfinished_(db, select_games(kUnfinished)),
      find_(db, select_games("id = ?1")),
      has_props_(db, "SELECT 1 FROM prop_quote WHERE game = ?1 LIMIT 1"),
      meetings_(db, kMeetings) {}

bool GameStore::knows(ledger::GameId id) { return knows_.query(id).next(); }

bool GameStore::has_props(ledger::GameId id) { return has_props_.query(id).next(); }

void GameStore::insert(const FeedGame& game) {
  sqlite::run_with(insert_, fixed_columns(game), changing_columns(game));
}

void GameStore::update(const FeedGame& game) {
  sqlite::run_with(update_, changing_columns(game), game.game.id);
}

std::vector<FeedGame> GameStore::unfinished() { return read_games(unfinished_.query()); }

std::optional<FeedGame> GameStore::find(ledger::GameId id) {
  auto games = read_games(find_.query(id));
  return games.empty() ? std::nullopt : std::optional{std::move(games.front())};
}

std::vector<FeedGame> GameStore::read_games(sqlite::Rows rows) {
  std::vector<FeedGame> games;
  while (rows.next()) {
    auto& game = games.emplace_back(read_game(rows));
    const auto id = game.game.id;
    game.game.opening = quotes.first(id).quote;
    auto last = quotes.last(id);
    game.quoted_by = std::move(last.feed);
    game.game.current = last.quote;
    game.periods = statistics.periods(id);
    game.figures = statistics.figures(id);
  }
  return games;
}

std::vector<Game> GameStore::meetings(const Game& like, std::chrono::microseconds apart) {
  std::vector<Game> games;
  for (auto rows = meetings_.query(like.starts_at, apart.count(), like.source, like.sport,
                                   like.home.code, like.away.code);
       rows.next();) {
    auto& game = games.emplace_back();
    rows.read(game.id, game.source, game.source_key, game.starts_at, game.home.code);
  }
  return games;
}

}  // namespace chalkline::sports
