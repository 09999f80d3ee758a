#include "sports/store/replay_store.hpp"

#include <tuple>

#include "sports/store/digest_column.hpp"
#include "sports/store/line_columns.hpp"

namespace chalkline::sports {
namespace {

constexpr const char* kInsertReplayed = R"(
  INSERT INTO replay_game
    (source_key, sport, season, imported_at, starts_at, home_name, home_code, away_name, away_code,
     home_score, away_score, moneyline_home, moneyline_away, spread_line, spread_home, spread_away,
     total_line, total_over, total_under, proof, proof_row)
  VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18, ?19, ?20,
          ?21)
  ON CONFLICT DO UPDATE SET home_score = excluded.home_score, away_score = excluded.away_score
    WHERE home_score IS NULL)";

constexpr const char* kAll = R"(
  SELECT source_key, sport, season, imported_at, starts_at, home_name, home_code, away_name, away_code,
         home_score, away_score, moneyline_home, moneyline_away, spread_line, spread_home,
         spread_away, total_line, total_over, total_under, proof, proof_row
  FROM replay_game)";

}  // namespace

ReplayStore::ReplayStore(sqlite::Connection& db) : insert_(db, kInsertReplayed), all_(db, kAll) {}

void ReplayStore::insert(const ReplayGame& game) {
  const auto& listed = game.listed;
  std::optional<std::int32_t> home;
  std::optional<std::int32_t> away;
  if (game.score) {
    home = game.score->home;
    away = game.score->away;
  }
  std::apply(
      [&](const auto&... column) {
        insert_.run(listed.source_key, listed.sport, listed.season, game.imported_at,
                    listed.starts_at, listed.home.name, listed.home.code, listed.away.name,
                    listed.away.code, home, away, column..., to_hex(listed.proof.digest),
                    listed.proof.row);
      },
      to_columns(game.lines));
}

std::vector<ReplayGame> ReplayStore::all() {
  std::vector<ReplayGame> games;
  for (auto rows = all_.query(); rows.next();) {
    auto& game = games.emplace_back();
    auto& listed = game.listed;
    std::optional<std::int32_t> home;
    std::optional<std::int32_t> away;
    LineColumns columns;
    std::string digest;
    std::apply(
        [&](auto&... column) {
          rows.read(listed.source_key, listed.sport, listed.season, game.imported_at,
                    listed.starts_at, listed.home.name, listed.home.code, listed.away.name,
                    listed.away.code, home, away, column..., digest, listed.proof.row);
        },
        columns);
    listed.proof.digest = from_hex(digest);
    if (home && away) game.score = {*home, *away};
    game.lines = from_columns(columns);
  }
  return games;
}

}  // namespace chalkline::sports
