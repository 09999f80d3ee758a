#include "sports/store/game_store.hpp"

#include <functional>
#include <utility>

#include "sports/store/digest_column.hpp"
#include "sports/store/game_rows.hpp"

namespace chalkline::sports {
namespace {

constexpr const char* kInsert = R"(
  INSERT INTO game (id, sport, source, source_key, season, starts_at, home_name, home_code,
                    away_name, away_code, status, home_score, away_score, offered, told,
                    ended_at, proof, proof_row, reveal, scheduled_by, scheduled_at)
  VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18, ?19,
          ?20, ?21))";

constexpr const char* kUpdate = R"(
  UPDATE game SET status = ?2, home_score = ?3, away_score = ?4, offered = ?5, told = ?6,
                  ended_at = ?7, reveal = ?8, starts_at = ?9, scheduled_by = ?10, ended_by = ?11,
                  live_home = ?12, live_away = ?13, live_period = ?14, live_number = ?15,
                  live_clock_s = ?16, live_at = ?17, official = ?18, scheduled_at = ?19, same_as = ?20,
                  unofficial_home = ?21, unofficial_away = ?22, unofficial_since = ?23,
                  held_by = ?24
  WHERE id = ?1)";

constexpr std::string_view kGames = R"(
  SELECT id, sport, source, source_key, season, starts_at, home_name, home_code,
         away_name, away_code, status, home_score, away_score, offered, told, ended_at, proof,
         proof_row, reveal, scheduled_by, ended_by, official, scheduled_at, same_as,
         live_home, live_away, live_period, live_number, live_clock_s, live_at,
         unofficial_home, unofficial_away, unofficial_since, held_by,
         (SELECT starts_at FROM replay_game WHERE replay_game.source_key = )";

std::string select_games(std::string_view which) {
  return std::string{kGames}.append(kRecordedKey).append(") FROM game WHERE ").append(which);
}

constexpr std::string_view kUnfinished =
    "status < 2 OR (offered AND told < 3) OR (offered AND told < 4 AND reveal <> '')";

constexpr const char* kMeetings = R"(
  SELECT id, source, source_key, starts_at, home_code FROM game
  WHERE starts_at BETWEEN ?1 - ?2 AND ?1 + ?2 AND source = ?3 AND sport = ?4 AND same_as IS NULL
    AND ((home_code = ?5 AND away_code = ?6) OR (home_code = ?6 AND away_code = ?5))
  ORDER BY home_code <> ?5, abs(starts_at - ?1))";

// Null columns where the whole is absent.
template <class T, class Part>
auto column_of(const std::optional<T>& whole, Part part) {
  return whole ? std::optional{std::invoke(part, *whole)} : std::nullopt;
}

std::optional<StandingScore> read_standing(const sqlite::Rows& rows, int first) {
  if (rows.type(first) == SQLITE_NULL) return std::nullopt;
  return StandingScore{{rows.get<std::int32_t>(first), rows.get<std::int32_t>(first + 1)},
                       rows.get<ledger::Timestamp>(first + 2)};
}

}  // namespace

GameStore::GameStore(sqlite::Connection& db)
    : quotes(db),
      statistics(db),
      knows_(db, "SELECT 1 FROM game WHERE id = ?1"),
      insert_(db, kInsert),
      update_(db, kUpdate),
      unfinished_(db, select_games(kUnfinished)),
      find_(db, select_games("id = ?1")),
      has_props_(db, "SELECT 1 FROM prop_quote WHERE game = ?1 LIMIT 1"),
      meetings_(db, kMeetings) {}

bool GameStore::knows(ledger::GameId id) { return knows_.query(id).next(); }

bool GameStore::has_props(ledger::GameId id) { return has_props_.query(id).next(); }

void GameStore::insert(const FeedGame& feed_game) {
  const auto& game = feed_game.game;
  insert_.run(game.id, game.sport, game.source, game.source_key, feed_game.season, game.starts_at,
              game.home.name, game.home.code, game.away.name, game.away.code, game.status,
              column_of(game.score, &ledger::Score::home),
              column_of(game.score, &ledger::Score::away), feed_game.offered, feed_game.stage,
              feed_game.ended_at, digest_column(feed_game.proof.digest), feed_game.proof.row,
              std::string_view{feed_game.reveal}, feed_game.scheduled_by, feed_game.scheduled_at);
}

void GameStore::update(const FeedGame& feed_game) {
  const auto& game = feed_game.game;
  const auto live = [&](auto part) { return column_of(game.progress, part); };
  const auto& over = feed_game.unofficial;
  update_.run(game.id, game.status, column_of(game.score, &ledger::Score::home),
              column_of(game.score, &ledger::Score::away), feed_game.offered, feed_game.stage,
              feed_game.ended_at, std::string_view{feed_game.reveal}, game.starts_at,
              feed_game.scheduled_by, feed_game.ended_by,
              live([](const Progress& now) { return now.score.home; }),
              live([](const Progress& now) { return now.score.away; }),
              live([](const Progress& now) { return now.period.kind; }),
              live([](const Progress& now) { return now.period.number; }),
              game.progress ? game.progress->clock_s : std::nullopt, live(&Progress::at),
              feed_game.official, feed_game.scheduled_at, feed_game.same_as,
              column_of(over, [](const StandingScore& now) { return now.score.home; }),
              column_of(over, [](const StandingScore& now) { return now.score.away; }),
              column_of(over, &StandingScore::since), std::string_view{feed_game.held_by});
}

std::vector<FeedGame> GameStore::unfinished() { return read_games(unfinished_.query()); }

std::optional<FeedGame> GameStore::find(ledger::GameId id) {
  auto games = read_games(find_.query(id));
  return games.empty() ? std::nullopt : std::optional{std::move(games.front())};
}

std::vector<FeedGame> GameStore::read_games(sqlite::Rows rows) {
  std::vector<FeedGame> games;
  while (rows.next()) {
    auto& [game, season, offered, stage, ended_at, periods, figures, proof, reveal, scheduled_by,
           scheduled_at, quoted_by, ended_by, official, unofficial, held_by, same_as] =
        games.emplace_back();
    std::string digest;
    std::optional<std::int32_t> home;
    std::optional<std::int32_t> away;
    rows.read(game.id, game.sport, game.source, game.source_key, season, game.starts_at,
              game.home.name, game.home.code, game.away.name, game.away.code, game.status, home,
              away, offered, stage, ended_at, digest, proof.row, reveal, scheduled_by, ended_by,
              official, scheduled_at, same_as);
    constexpr int kProgressColumn = 24;
    game.progress = read_progress(rows, kProgressColumn);
    constexpr int kStandingColumn = kProgressColumn + 6;
    unofficial = read_standing(rows, kStandingColumn);
    constexpr int kHeldByColumn = kStandingColumn + 3;
    held_by = rows.get<std::string>(kHeldByColumn);
    constexpr int kRecordedStartColumn = kHeldByColumn + 1;
    game.recorded_start = rows.get<std::optional<ledger::Timestamp>>(kRecordedStartColumn);
    proof.digest = digest_of_column(digest);
    if (home && away) game.score = {*home, *away};
    game.opening = quotes.first(game.id).quote;
    auto last = quotes.last(game.id);
    quoted_by = std::move(last.feed);
    game.current = last.quote;
    periods = statistics.periods(game.id);
    figures = statistics.figures(game.id);
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
