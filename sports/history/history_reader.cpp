#include "sports/history/history_reader.hpp"

#include <fmt/format.h>

#include <string_view>
#include <utility>

#include "ledger/values/game_id.hpp"
#include "sports/store/game_rows.hpp"

namespace chalkline::sports {
namespace {

constexpr std::string_view kOffered = "id = coalesce((SELECT same_as FROM game WHERE id = ?1), ?1)";

constexpr const char* kSelectRecordedStart = R"(
  SELECT replay_game.starts_at FROM game JOIN replay_game ON replay_game.source_key = {}
  WHERE id = ?1 AND source = ?2)";

constexpr const char* kSelectLastGames = R"(
  SELECT id, sport, source, source_key, starts_at, home_name, home_code, away_name, away_code,
         home_score, away_score
  FROM game
  WHERE starts_at < ?1 AND source = ?2 AND sport = ?3 AND status = 2 AND same_as IS NULL
    AND (home_code = ?4 OR away_code = ?4)
    AND iif(?6 = '', NOT {}, source_key GLOB '*/' || ?6 || '*')
  ORDER BY starts_at DESC LIMIT ?5)";

constexpr const char* kSelectLastFigures = R"(
  SELECT id, value
  FROM game JOIN player_figures ON player_figures.game = id JOIN figure USING (game, player)
  WHERE starts_at < ?1 AND source = ?2 AND sport = ?3 AND status = 2 AND same_as IS NULL
    AND (home_code IN (?4, ?5) OR away_code IN (?4, ?5))
    AND player = ?6 AND played AND type = ?7
  ORDER BY starts_at DESC LIMIT ?8)";

constexpr const char* kSelectFinalGames = R"(
  SELECT id, source, starts_at, sport, season, home_name, home_code, away_name, away_code,
         home_score, away_score
  FROM game WHERE source = ?1 AND source_key LIKE '%' || ?2 AND status = 2 AND same_as IS NULL
  ORDER BY starts_at DESC)";

// Of each sport's latest season that has figures of players.
constexpr const char* kSelectPlayerGames = R"(
  WITH played AS MATERIALIZED (
    SELECT id, sport, season, starts_at, home_code, home_name, away_name
    FROM game
    WHERE source = ?1 AND source_key LIKE '%' || ?2 AND status = 2 AND same_as IS NULL
      AND EXISTS (SELECT 1 FROM player_line WHERE game = id))
  SELECT sport, season, iif(team = home_code, home_name, away_name), player, stat, value
  FROM played JOIN (SELECT sport, season, max(starts_at) FROM played GROUP BY sport)
         USING (sport, season)
       JOIN player_line ON game = id
  ORDER BY starts_at DESC)";

}  // namespace

HistoryReader::HistoryReader(const std::string& database)
    : db_(database, sqlite::Access::kRead),
      has_(db_, "SELECT 1 FROM game WHERE id = ?1"),
      find_(db_, select_games(kOffered)),
      quotes_(db_, select_quotes()),
      id_of_(db_, "SELECT game FROM joined_key WHERE feed = ?1 AND key = ?2"),
      recorded_start_(db_, fmt::format(kSelectRecordedStart, kRecordedKey)),
      last_games_(db_, fmt::format(kSelectLastGames, kOfClass)),
      last_figures_(db_, kSelectLastFigures),
      final_games_(db_, kSelectFinalGames),
      player_games_(db_, kSelectPlayerGames) {}

bool HistoryReader::has(ledger::GameId id) {
  const std::scoped_lock lock{mutex_};
  return has_.query(id).next();
}

std::optional<GameHistory> HistoryReader::find(ledger::GameId id) {
  const std::scoped_lock lock{mutex_};
  const sqlite::Transaction one_state{db_, sqlite::Access::kRead};
  auto found = find_.query(id);
  if (!found.next()) return std::nullopt;
  auto stored = read_game(found);
  GameHistory history{.game = std::move(stored.game), .season = stored.season, .quotes = {}};
  auto& [game, season, quotes] = history;
  for (auto rows = quotes_.query(game.id); rows.next();) quotes.push_back(read_quote(rows));
  if (!quotes.empty()) {
    game.opening = quotes.front().quote;
    game.current = quotes.back().quote;
  }
  return history;
}

std::optional<ledger::GameId> HistoryReader::id_of(const std::string& feed,
                                                   const std::string& key) {
  const std::scoped_lock lock{mutex_};
  auto rows = id_of_.query(feed, key);
  if (!rows.next()) return std::nullopt;
  return rows.get<ledger::GameId>(0);
}

std::optional<ledger::Timestamp> HistoryReader::recorded_start(ledger::GameId id) {
  const std::scoped_lock lock{mutex_};
  auto rows = recorded_start_.query(id, ledger::Source::kReplay);
  if (!rows.next()) return std::nullopt;
  return rows.get<ledger::Timestamp>(0);
}

std::vector<Game> HistoryReader::last_games(const Game& before, const std::string& team_code,
                                            std::size_t count) {
  const std::scoped_lock lock{mutex_};
  const auto in_class = ledger::class_of_game(before.source, before.source_key);
  const auto runs = in_class ? ledger::class_run_prefix(*in_class) : std::string{};
  std::vector<Game> games;
  for (auto rows =
           last_games_.query(before.starts_at, before.source, before.sport, team_code, count, runs);
       rows.next();) {
    auto& game = games.emplace_back();
    auto& score = game.score.emplace();
    rows.read(game.id, game.sport, game.source, game.source_key, game.starts_at, game.home.name,
              game.home.code, game.away.name, game.away.code, score.home, score.away);
    game.status = GameStatus::kFinal;
  }
  return games;
}

std::vector<HistoryReader::KnownFigure> HistoryReader::last_figures(const Game& before,
                                                                    const std::string& player,
                                                                    ledger::PropType type,
                                                                    std::size_t count) {
  const std::scoped_lock lock{mutex_};
  std::vector<KnownFigure> figures;
  for (auto rows = last_figures_.query(before.starts_at, before.source, before.sport,
                                       before.home.code, before.away.code, player, type, count);
       rows.next();) {
    auto& figure = figures.emplace_back();
    rows.read(figure.game, figure.value);
  }
  return figures;
}

std::vector<FinalGame> HistoryReader::final_games(ledger::Source source, const std::string& world) {
  const std::scoped_lock lock{mutex_};
  std::vector<FinalGame> games;
  for (auto rows = final_games_.query(source, world); rows.next();) {
    auto& game = games.emplace_back();
    rows.read(game.id, game.source, game.starts_at, game.sport, game.season, game.home.name,
              game.home.code, game.away.name, game.away.code, game.score.home, game.score.away);
  }
  return games;
}

std::vector<PlayerGame> HistoryReader::player_games(ledger::Source source,
                                                    const std::string& world) {
  const std::scoped_lock lock{mutex_};
  std::vector<PlayerGame> games;
  for (auto rows = player_games_.query(source, world); rows.next();) {
    auto& game = games.emplace_back();
    rows.read(game.sport, game.season, game.team, game.player, game.stat, game.value);
  }
  return games;
}

}  // namespace chalkline::sports
