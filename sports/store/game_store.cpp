#include "sports/store/game_store.hpp"

#include <tuple>

#include "sports/store/digest_column.hpp"
#include "sports/store/line_columns.hpp"

namespace chalkline::sports {
namespace {

constexpr const char* kInsert = R"(
  INSERT INTO game (id, sport, source, source_key, season, starts_at, home_name, home_code,
                    away_name, away_code, status, home_score, away_score, offered, told,
                    ended_at, proof, proof_row, reveal)
  VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18, ?19))";

constexpr const char* kInsertQuote = R"(
  INSERT OR REPLACE INTO quote (game, at, source, moneyline_home, moneyline_away, spread_line,
                                spread_home, spread_away, total_line, total_over, total_under)
  VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11))";

constexpr const char* kUpdate = R"(
  UPDATE game SET status = ?2, home_score = ?3, away_score = ?4, offered = ?5, told = ?6,
                  ended_at = ?7, reveal = ?8
  WHERE id = ?1)";

constexpr const char* kUnfinished = R"(
  SELECT id, sport, source, source_key, season, starts_at, home_name, home_code,
         away_name, away_code, status, home_score, away_score, offered, told, ended_at, proof,
         proof_row, reveal
  FROM game WHERE status < 2 OR (offered AND told < 3) OR (offered AND told < 4 AND reveal <> ''))";

constexpr const char* kFirstQuote = R"(
  SELECT at, moneyline_home, moneyline_away, spread_line, spread_home, spread_away,
         total_line, total_over, total_under
  FROM quote WHERE game = ?1 ORDER BY at LIMIT 1)";

constexpr const char* kLastQuote = R"(
  SELECT at, moneyline_home, moneyline_away, spread_line, spread_home, spread_away,
         total_line, total_over, total_under
  FROM quote WHERE game = ?1 ORDER BY at DESC LIMIT 1)";

constexpr const char* kInsertFigures = R"(
  INSERT OR REPLACE INTO player_figures
    (game, player, played, points, rebounds, assists, threes, minutes)
  VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8))";

constexpr const char* kFigures = R"(
  SELECT player, played, points, rebounds, assists, threes, minutes
  FROM player_figures WHERE game = ?1 ORDER BY player)";

constexpr const char* kFinalGames = R"(
  SELECT sport, season, home_name, home_code, away_name, away_code, home_score, away_score
  FROM game WHERE source = ?1 AND source_key LIKE '%' || ?2 AND status = 2 ORDER BY starts_at DESC)";

constexpr const char* kPlayerGames = R"(
  SELECT sport, season, iif(team = home_code, home_name, away_name), player, stat, value
  FROM game JOIN player_line ON game = id
  WHERE source = ?1 AND source_key LIKE '%' || ?2 AND status = 2 ORDER BY starts_at DESC)";

constexpr const char* kPrune = R"(
  DELETE FROM game
  WHERE starts_at < ?1 AND source = ?2 AND status >= 2 AND (told >= 3 OR NOT offered))";

Quote read_quote(sqlite::Statement& statement, ledger::GameId id) {
  Quote quote;
  auto rows = statement.query(id);
  if (!rows.next()) return quote;
  LineColumns columns;
  std::apply([&](auto&... column) { rows.read(quote.at, column...); }, columns);
  quote.lines = from_columns(columns);
  return quote;
}

std::optional<ledger::Score>& at_mark(ledger::PeriodScores& periods, ledger::TimeMark mark) {
  switch (mark) {
    case ledger::TimeMark::kFirstQuarter:
      return periods.first_quarter;
    case ledger::TimeMark::kHalftime:
      return periods.halftime;
    case ledger::TimeMark::kThirdQuarter:
      return periods.third_quarter;
    case ledger::TimeMark::kFourthQuarter:
      break;
  }
  return periods.fourth_quarter;
}

ledger::PeriodScores read_periods(sqlite::Statement& statement, ledger::GameId id) {
  ledger::PeriodScores periods;
  for (auto rows = statement.query(id); rows.next();) {
    ledger::TimeMark mark{};
    ledger::Score score;
    rows.read(mark, score.home, score.away);
    at_mark(periods, mark) = score;
  }
  return periods;
}

std::vector<ledger::PlayerFigures> read_figures(sqlite::Statement& statement, ledger::GameId id) {
  std::vector<ledger::PlayerFigures> players;
  for (auto rows = statement.query(id); rows.next();) {
    auto& player = players.emplace_back();
    std::apply([&](auto&... figure) { rows.read(player.player, player.played, figure...); },
               player.figures);
  }
  return players;
}

std::optional<std::int32_t> home_score(const Game& game) {
  return game.score ? std::optional{game.score->home} : std::nullopt;
}
std::optional<std::int32_t> away_score(const Game& game) {
  return game.score ? std::optional{game.score->away} : std::nullopt;
}

}  // namespace

GameStore::GameStore(sqlite::Connection& db)
    : knows_(db, "SELECT 1 FROM game WHERE id = ?1"),
      insert_(db, kInsert),
      insert_quote_(db, kInsertQuote),
      insert_player_(db, "INSERT OR REPLACE INTO player_line VALUES (?1, ?2, ?3, ?4, ?5)"),
      insert_period_(db, "INSERT OR REPLACE INTO period_score VALUES (?1, ?2, ?3, ?4)"),
      insert_figures_(db, kInsertFigures),
      update_(db, kUpdate),
      unfinished_(db, kUnfinished),
      first_quote_(db, kFirstQuote),
      last_quote_(db, kLastQuote),
      periods_(db, "SELECT mark, home_score, away_score FROM period_score WHERE game = ?1"),
      figures_(db, kFigures),
      seen_until_(db, "SELECT seen_until FROM feed WHERE source = ?1 AND world = ?2"),
      set_seen_until_(db, "INSERT OR REPLACE INTO feed VALUES (?1, ?2, ?3)"),
      final_games_(db, kFinalGames),
      player_games_(db, kPlayerGames),
      prune_(db, kPrune) {}

bool GameStore::knows(ledger::GameId id) { return knows_.query(id).next(); }

void GameStore::insert(const FeedGame& feed_game) {
  const auto& game = feed_game.game;
  insert_.run(game.id, game.sport, game.source, game.source_key, feed_game.season, game.starts_at,
              game.home.name, game.home.code, game.away.name, game.away.code, game.status,
              home_score(game), away_score(game), feed_game.offered, feed_game.told,
              feed_game.ended_at, to_hex(feed_game.proof.digest), feed_game.proof.row,
              std::string_view{feed_game.reveal});
}

void GameStore::insert_quote(ledger::GameId id, ledger::Source source, const Quote& quote) {
  std::apply([&](const auto&... column) { insert_quote_.run(id, quote.at, source, column...); },
             to_columns(quote.lines));
}

void GameStore::insert_players(ledger::GameId id, const std::vector<PlayerLine>& lines) {
  for (const auto& line : lines) {
    insert_player_.run(id, line.team_code, line.player, line.stat, line.value);
  }
}

void GameStore::insert_statistics(const FeedGame& feed_game) {
  const auto id = feed_game.game.id;
  auto periods = feed_game.periods;
  for (const auto mark : {ledger::TimeMark::kFirstQuarter, ledger::TimeMark::kHalftime,
                          ledger::TimeMark::kThirdQuarter, ledger::TimeMark::kFourthQuarter}) {
    const auto& score = at_mark(periods, mark);
    if (score) insert_period_.run(id, mark, score->home, score->away);
  }
  for (const auto& player : feed_game.figures) {
    std::apply(
        [&](auto... figure) {
          insert_figures_.run(id, std::string_view{player.player}, player.played, figure...);
        },
        player.figures);
  }
}

void GameStore::update(const FeedGame& feed_game) {
  const auto& game = feed_game.game;
  update_.run(game.id, game.status, home_score(game), away_score(game), feed_game.offered,
              feed_game.told, feed_game.ended_at, std::string_view{feed_game.reveal});
}

std::vector<FeedGame> GameStore::unfinished() {
  std::vector<FeedGame> games;
  for (auto rows = unfinished_.query(); rows.next();) {
    auto& [game, season, offered, told, ended_at, periods, figures, proof, reveal] =
        games.emplace_back();
    std::string digest;
    std::optional<std::int32_t> home;
    std::optional<std::int32_t> away;
    rows.read(game.id, game.sport, game.source, game.source_key, season, game.starts_at,
              game.home.name, game.home.code, game.away.name, game.away.code, game.status, home,
              away, offered, told, ended_at, digest, proof.row, reveal);
    proof.digest = from_hex(digest);
    if (home && away) game.score = {*home, *away};
    game.opening = read_quote(first_quote_, game.id);
    game.current = read_quote(last_quote_, game.id);
    periods = read_periods(periods_, game.id);
    figures = read_figures(figures_, game.id);
  }
  return games;
}

std::optional<ledger::Timestamp> GameStore::seen_until(ledger::Source source,
                                                       const std::string& world) {
  auto rows = seen_until_.query(source, world);
  if (!rows.next()) return std::nullopt;
  return rows.get<ledger::Timestamp>(0);
}

void GameStore::set_seen_until(ledger::Source source, const std::string& world,
                               ledger::Timestamp time) {
  set_seen_until_.run(source, world, time);
}

std::vector<FinalGame> GameStore::final_games(ledger::Source source, const std::string& world) {
  std::vector<FinalGame> games;
  for (auto rows = final_games_.query(source, world); rows.next();) {
    auto& game = games.emplace_back();
    rows.read(game.sport, game.season, game.home.name, game.home.code, game.away.name,
              game.away.code, game.score.home, game.score.away);
  }
  return games;
}

std::vector<PlayerGame> GameStore::player_games(ledger::Source source, const std::string& world) {
  std::vector<PlayerGame> games;
  for (auto rows = player_games_.query(source, world); rows.next();) {
    auto& game = games.emplace_back();
    rows.read(game.sport, game.season, game.team, game.player, game.stat, game.value);
  }
  return games;
}

void GameStore::prune(ledger::Timestamp now) {
  prune_.run(now - kSimulatedGamesKept, ledger::Source::kSimulated);
}

}  // namespace chalkline::sports
