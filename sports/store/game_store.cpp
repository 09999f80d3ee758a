#include "sports/store/game_store.hpp"

#include <fmt/format.h>

#include <functional>
#include <tuple>
#include <utility>

#include "sports/store/digest_column.hpp"
#include "sports/store/game_rows.hpp"
#include "sports/store/line_columns.hpp"

namespace chalkline::sports {
namespace {

constexpr const char* kInsert = R"(
  INSERT INTO game (id, sport, source, source_key, season, starts_at, home_name, home_code,
                    away_name, away_code, status, home_score, away_score, offered, told,
                    ended_at, proof, proof_row, reveal, scheduled_by, scheduled_at)
  VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18, ?19,
          ?20, ?21))";

constexpr const char* kInsertQuote = R"(
  INSERT OR REPLACE INTO quote (game, at, feed, moneyline_home, moneyline_away, spread_line,
                                spread_home, spread_away, total_line, total_over, total_under)
  VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11))";

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

constexpr const char* kInsertFigures = R"(
  INSERT OR REPLACE INTO player_figures (game, player, played) VALUES (?1, ?2, ?3))";

constexpr const char* kFigures = R"(
  SELECT player, played, type, value
  FROM player_figures LEFT JOIN figure USING (game, player)
  WHERE game = ?1 ORDER BY player, type)";

// Games that are deleted: the ledger knows how each ended, if it has to.
constexpr const char* kOld =
    "starts_at < ?1 AND source = ?2 AND status >= 2 AND (told >= 3 OR NOT offered)";

std::string keep_results() {
  return fmt::format(R"(
  INSERT OR IGNORE INTO past_game
  SELECT id, sport, source, season, starts_at, home_code, away_code, home_score, away_score,
         coalesce(ended_at, starts_at)
  FROM game WHERE {} AND status = 2 AND home_score NOT NULL AND away_score NOT NULL
    AND same_as IS NULL)",
                     kOld);
}

constexpr const char* kKeepQuotes = R"(
  INSERT OR IGNORE INTO past_quote
  SELECT game, at, feed, moneyline_home, moneyline_away, spread_line, spread_home, spread_away,
         total_line, total_over, total_under
  FROM quote
  WHERE game IN (SELECT id FROM game JOIN past_game USING (id) WHERE game.starts_at < ?1))";

// No quote if there is none.
FeedQuote one_quote(sqlite::Statement& statement, ledger::GameId id) {
  auto rows = statement.query(id);
  return rows.next() ? read_quote(rows) : FeedQuote{};
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
    ledger::PlayerFigures player;
    std::optional<ledger::PropType> type;
    std::optional<std::int32_t> value;
    rows.read(player.player, player.played, type, value);
    if (players.empty() || players.back().player != player.player) players.push_back(player);
    if (type && value)
      players.back().figures.push_back({*type, static_cast<std::uint16_t>(*value)});
  }
  return players;
}

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
    : knows_(db, "SELECT 1 FROM game WHERE id = ?1"),
      insert_(db, kInsert),
      insert_quote_(db, kInsertQuote),
      delete_players_(db, "DELETE FROM player_line WHERE game = ?1"),
      insert_player_(db, "INSERT OR REPLACE INTO player_line VALUES (?1, ?2, ?3, ?4, ?5)"),
      delete_periods_(db, "DELETE FROM period_score WHERE game = ?1"),
      insert_period_(db, "INSERT OR REPLACE INTO period_score VALUES (?1, ?2, ?3, ?4)"),
      delete_figures_(db, "DELETE FROM player_figures WHERE game = ?1"),
      insert_figures_(db, kInsertFigures),
      insert_figure_(db, "INSERT OR REPLACE INTO figure VALUES (?1, ?2, ?3, ?4)"),
      update_(db, kUpdate),
      unfinished_(db, select_games(kUnfinished)),
      find_(db, select_games("id = ?1")),
      first_quote_(db, select_quotes("LIMIT 1")),
      last_quote_(db, select_quotes("DESC LIMIT 1")),
      periods_(db, "SELECT mark, home_score, away_score FROM period_score WHERE game = ?1"),
      figures_(db, kFigures),
      has_props_(db, "SELECT 1 FROM prop_quote WHERE game = ?1 LIMIT 1"),
      meetings_(db, kMeetings),
      join_(db, "INSERT INTO joined_key (feed, key, game, swapped) VALUES (?1, ?2, ?3, ?4)"),
      rejoin_(db, "UPDATE joined_key SET game = ?2, swapped = swapped <> ?3 WHERE game = ?1"),
      joined_game_(db, "SELECT game, swapped FROM joined_key WHERE feed = ?1 AND key = ?2"),
      listing_feeds_(db, "SELECT feed FROM joined_key WHERE game = ?1 AND NOT gone"),
      tell_start_(db,
                  "UPDATE joined_key SET told_start = ?3, told_number = ?4 WHERE feed = ?1 AND "
                  "key = ?2 AND (told_start IS NOT ?3 OR told_number <> ?4)"),
      told_starts_(db,
                   "SELECT feed, told_start, told_number FROM joined_key "
                   "WHERE game = ?1 AND told_start IS NOT NULL"),
      set_gone_(db,
                "UPDATE joined_key SET gone = ?3 WHERE feed = ?1 AND key = ?2 AND gone <> ?3 "
                "RETURNING 1"),
      seen_until_(db, "SELECT seen_until FROM feed WHERE name = ?1 AND world = ?2"),
      set_seen_until_(db, "INSERT OR REPLACE INTO feed VALUES (?1, ?2, ?3)"),
      keep_results_(db, keep_results()),
      keep_quotes_(db, kKeepQuotes),
      prune_(db, fmt::format("DELETE FROM game WHERE {}", kOld)),
      forget_results_(db, "DELETE FROM past_game WHERE starts_at < ?1") {}

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

void GameStore::insert_quote(ledger::GameId id, const std::string& feed, const Quote& quote) {
  std::apply([&](const auto&... column) { insert_quote_.run(id, quote.at, feed, column...); },
             to_columns(quote.lines));
}

void GameStore::put_players(ledger::GameId id, const std::vector<PlayerLine>& lines) {
  delete_players_.run(id);
  for (const auto& line : lines) {
    insert_player_.run(id, line.team_code, line.player, line.stat, line.value);
  }
}

void GameStore::put_statistics(const FeedGame& feed_game) {
  const auto id = feed_game.game.id;
  delete_periods_.run(id);
  delete_figures_.run(id);
  auto periods = feed_game.periods;
  for (const auto mark : {ledger::TimeMark::kFirstQuarter, ledger::TimeMark::kHalftime,
                          ledger::TimeMark::kThirdQuarter, ledger::TimeMark::kFourthQuarter}) {
    const auto& score = at_mark(periods, mark);
    if (score) insert_period_.run(id, mark, score->home, score->away);
  }
  for (const auto& player : feed_game.figures) {
    const std::string_view name{player.player};
    insert_figures_.run(id, name, player.played);
    for (const auto& [type, value] : player.figures) insert_figure_.run(id, name, type, value);
  }
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
    game.opening = one_quote(first_quote_, game.id).quote;
    auto last = one_quote(last_quote_, game.id);
    quoted_by = std::move(last.feed);
    game.current = last.quote;
    periods = read_periods(periods_, game.id);
    figures = read_figures(figures_, game.id);
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

void GameStore::join(const std::string& feed, const std::string& key, NamedGame game) {
  join_.run(feed, key, game.id, game.swapped);
}

void GameStore::rejoin(ledger::GameId before, NamedGame game) {
  rejoin_.run(before, game.id, game.swapped);
}

std::optional<NamedGame> GameStore::joined_game(const std::string& feed, const std::string& key) {
  auto rows = joined_game_.query(feed, key);
  if (!rows.next()) return std::nullopt;
  NamedGame game;
  rows.read(game.id, game.swapped);
  return game;
}

std::vector<std::string> GameStore::listing_feeds(ledger::GameId game) {
  std::vector<std::string> feeds;
  for (auto rows = listing_feeds_.query(game); rows.next();) {
    feeds.push_back(rows.get<std::string>(0));
  }
  return feeds;
}

void GameStore::tell_start(const std::string& key, const ToldStart& told) {
  tell_start_.run(told.feed, key, told.starts_at, told.number);
}

std::vector<ToldStart> GameStore::told_starts(ledger::GameId game) {
  std::vector<ToldStart> starts;
  for (auto rows = told_starts_.query(game); rows.next();) {
    auto& start = starts.emplace_back();
    rows.read(start.feed, start.starts_at, start.number);
  }
  return starts;
}

bool GameStore::set_listed(const std::string& feed, const std::string& key, bool is_listed) {
  return set_gone_.query(feed, key, !is_listed).next();
}

std::optional<ledger::Timestamp> GameStore::seen_until(const std::string& feed,
                                                       const std::string& world) {
  auto rows = seen_until_.query(feed, world);
  if (!rows.next()) return std::nullopt;
  return rows.get<ledger::Timestamp>(0);
}

void GameStore::set_seen_until(const std::string& feed, const std::string& world,
                               ledger::Timestamp time) {
  set_seen_until_.run(feed, world, time);
}

void GameStore::prune(ledger::Timestamp now) {
  const auto kept_from = now - kSimulatedGamesKept;
  keep_results_.run(kept_from, ledger::Source::kSimulated);
  keep_quotes_.run(kept_from);
  prune_.run(kept_from, ledger::Source::kSimulated);
  forget_results_.run(now - kSimulatedResultsKept);
}

}  // namespace chalkline::sports
