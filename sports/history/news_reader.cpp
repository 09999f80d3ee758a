#include "sports/history/news_reader.hpp"

#include <fmt/format.h>

#include "sports/store/game_rows.hpp"

namespace chalkline::sports {
namespace {

std::string select_followed(std::string_view which) {
  return fmt::format(
      "SELECT id, sport, source, source_key, season, starts_at, home_name, home_code, away_name, "
      "away_code, status, home_score, away_score, coalesce(ended_at, starts_at) "
      "FROM game WHERE {} AND same_as IS NULL AND NOT {}",
      which, kOfClass);
}

// Games of which sports.db keeps nothing but prices and results (kSimulatedResultsKept).
constexpr std::string_view kPastGames =
    "SELECT id, sport, source, '', season, starts_at, '', home_code, '', away_code, 2, home_score, "
    "away_score, ended_at FROM past_game";

}  // namespace

NewsReader::NewsReader(const std::string& database)
    : db_(database, sqlite::Access::kRead),
      unfinished_(db_, select_followed("status < 2")),
      finals_(db_, fmt::format("{} UNION ALL {}", select_followed("status = 2"), kPastGames)),
      finals_from_(db_, select_followed("status = 2 AND starts_at >= ?1")),
      find_(db_, select_followed("id = ?1")),
      quotes_(db_, select_quotes_after()) {}

std::vector<FollowedGame> NewsReader::unfinished() { return read(unfinished_.query()); }

std::vector<FollowedGame> NewsReader::finals() { return read(finals_.query()); }

std::vector<FollowedGame> NewsReader::finals_from(ledger::Timestamp starts_at) {
  return read(finals_from_.query(starts_at));
}

std::optional<FollowedGame> NewsReader::find(ledger::GameId game) {
  auto found = read(find_.query(game));
  if (found.empty()) return std::nullopt;
  return std::move(found.front());
}

std::vector<Quote> NewsReader::quotes(ledger::GameId game, ledger::Timestamp after) {
  std::vector<Quote> quotes;
  for (auto rows = quotes_.query(game, after); rows.next();)
    quotes.push_back(read_quote(rows).quote);
  return quotes;
}

std::vector<FollowedGame> NewsReader::read(sqlite::Rows rows) {
  std::vector<FollowedGame> games;
  while (rows.next()) {
    auto& followed = games.emplace_back();
    auto& game = followed.game;
    std::optional<std::int32_t> home;
    std::optional<std::int32_t> away;
    rows.read(game.id, game.sport, game.source, game.source_key, followed.season, game.starts_at,
              game.home.name, game.home.code, game.away.name, game.away.code, game.status, home,
              away, followed.ended_at);
    if (home && away) game.score = {*home, *away};
  }
  return games;
}

}  // namespace chalkline::sports
