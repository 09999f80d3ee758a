#include "sports/store/replay_store.hpp"

#include <tuple>

#include "sports/store/digest_column.hpp"
#include "sports/store/line_columns.hpp"

namespace chalkline::sports {
namespace {

constexpr const char* kInsertReplayed = R"(
  INSERT INTO replay_game
    (source_key, sport, season, imported_at, starts_at, home_name, home_code, away_name, away_code,
     home_score, away_score, proof, proof_row,
     moneyline_home, moneyline_away, spread_line, spread_home, spread_away,
     total_line, total_over, total_under,
     closing_moneyline_home, closing_moneyline_away, closing_spread_line, closing_spread_home,
     closing_spread_away, closing_total_line, closing_total_over, closing_total_under)
  VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18, ?19, ?20,
          ?21, ?22, ?23, ?24, ?25, ?26, ?27, ?28, ?29)
  ON CONFLICT DO UPDATE SET home_score = excluded.home_score, away_score = excluded.away_score
    WHERE home_score IS NULL)";

constexpr const char* kAll = R"(
  SELECT source_key, sport, season, imported_at, starts_at, home_name, home_code, away_name, away_code,
         home_score, away_score, proof, proof_row,
         moneyline_home, moneyline_away, spread_line, spread_home, spread_away,
         total_line, total_over, total_under,
         closing_moneyline_home, closing_moneyline_away, closing_spread_line, closing_spread_home,
         closing_spread_away, closing_total_line, closing_total_over, closing_total_under
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
                    listed.away.code, home, away, to_hex(listed.proof.digest), listed.proof.row,
                    column...);
      },
      std::tuple_cat(to_columns(game.lines), to_columns(game.closing)));
}

std::vector<ReplayGame> ReplayStore::all() {
  std::vector<ReplayGame> games;
  for (auto rows = all_.query(); rows.next();) {
    auto& game = games.emplace_back();
    auto& listed = game.listed;
    std::optional<std::int32_t> home;
    std::optional<std::int32_t> away;
    LineColumns opening;
    LineColumns closing;
    std::string digest;
    const auto read = [&](auto&... column) {
      rows.read(listed.source_key, listed.sport, listed.season, game.imported_at, listed.starts_at,
                listed.home.name, listed.home.code, listed.away.name, listed.away.code, home, away,
                digest, listed.proof.row, column...);
    };
    std::apply(
        [&](auto&... first) {
          std::apply([&](auto&... last) { read(first..., last...); }, closing);
        },
        opening);
    listed.proof.digest = from_hex(digest);
    if (home && away) game.score = {*home, *away};
    game.lines = from_columns(opening);
    game.closing = from_columns(closing);
  }
  return games;
}

}  // namespace chalkline::sports
