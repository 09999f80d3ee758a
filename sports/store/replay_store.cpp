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

constexpr const char* kRecordedGames = R"(
  SELECT source_key, sport, season, imported_at, starts_at, home_name, home_code, away_name, away_code,
         home_score, away_score, proof, proof_row,
         moneyline_home, moneyline_away, spread_line, spread_home, spread_away,
         total_line, total_over, total_under,
         closing_moneyline_home, closing_moneyline_away, closing_spread_line, closing_spread_home,
         closing_spread_away, closing_total_line, closing_total_over, closing_total_under
  FROM replay_game WHERE sport = ?1 AND season = ?2 ORDER BY starts_at, source_key)";

constexpr const char* kSeasons = R"(
  SELECT sport, season, count(*), min(starts_at), max(starts_at)
  FROM replay_game GROUP BY sport, season ORDER BY sport, season DESC)";

constexpr const char* kInsertRun = R"(
  INSERT INTO replay_run
    (name, sport, season, began_at, begun_by, starts_at, recorded_from, recorded_to, pace, ends_at)
  VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10))";

constexpr const char* kStopRun =
    "UPDATE replay_run SET stopped_at = ?4 WHERE name = ?1 AND sport = ?2 AND season = ?3";

constexpr const char* kRuns = R"(
  SELECT name, sport, season, began_at, begun_by, starts_at, recorded_from, recorded_to, pace,
         stopped_at
  FROM replay_run WHERE ends_at > ?1 ORDER BY began_at, name)";

constexpr const char* kPlayed = R"(
  SELECT count(*) FROM replay_game WHERE sport = ?1 AND season = ?2 AND starts_at <= ?3)";

constexpr const char* kNextStart = R"(
  SELECT min(starts_at) FROM replay_game WHERE sport = ?1 AND season = ?2 AND starts_at > ?3)";

}  // namespace

ReplayStore::ReplayStore(sqlite::Connection& db)
    : insert_(db, kInsertReplayed),
      games_(db, kRecordedGames),
      seasons_(db, kSeasons),
      insert_run_(db, kInsertRun),
      stop_run_(db, kStopRun),
      runs_(db, kRuns),
      runs_begun_(db, "SELECT count(*) FROM replay_run WHERE begun_by = ?1 AND began_at > ?2"),
      played_(db, kPlayed),
      next_start_(db, kNextStart) {}

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
                    listed.away.code, home, away, digest_column(listed.proof.digest),
                    listed.proof.row, column...);
      },
      std::tuple_cat(to_columns(game.lines), to_columns(game.closing)));
}

std::vector<ReplayGame> ReplayStore::games(ledger::Sport sport, std::int32_t year) {
  std::vector<ReplayGame> games;
  for (auto rows = games_.query(sport, year); rows.next();) {
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
    listed.proof.digest = digest_of_column(digest);
    if (home && away) game.score = {*home, *away};
    game.lines = from_columns(opening);
    game.closing = from_columns(closing);
  }
  return games;
}

std::vector<Season> ReplayStore::seasons() {
  std::vector<Season> seasons;
  for (auto rows = seasons_.query(); rows.next();) {
    auto& season = seasons.emplace_back();
    rows.read(season.sport, season.year, season.games, season.first_start, season.last_start);
  }
  return seasons;
}

void ReplayStore::insert_run(const SeasonRun& run) {
  insert_run_.run(run.name, run.sport, run.year, run.began_at, run.begun_by, run.starts_at,
                  run.recorded_from, run.recorded_to, run.pace, run.ends_at());
}

void ReplayStore::stop_run(const SeasonRun& run, ledger::Timestamp at) {
  stop_run_.run(run.name, run.sport, run.year, at);
}

std::vector<SeasonRun> ReplayStore::runs(ledger::Timestamp time) {
  std::vector<SeasonRun> runs;
  for (auto rows = runs_.query(time); rows.next();) {
    auto& run = runs.emplace_back();
    rows.read(run.name, run.sport, run.year, run.began_at, run.begun_by, run.starts_at,
              run.recorded_from, run.recorded_to, run.pace, run.stopped_at);
  }
  return runs;
}

std::int64_t ReplayStore::runs_begun(ledger::AccountId by, ledger::Timestamp since) {
  auto rows = runs_begun_.query(by, since);
  rows.next();
  return rows.get<std::int64_t>(0);
}

RunProgress ReplayStore::progress(const SeasonRun& run, ledger::Timestamp now) {
  RunProgress progress;
  {
    auto rows = played_.query(run.sport, run.year, run.over_until(now));
    rows.next();
    rows.read(progress.played);
  }
  std::optional<ledger::Timestamp> next;
  auto rows = next_start_.query(run.sport, run.year, run.begun_until(now));
  rows.next();
  rows.read(next);
  progress.next_start = next.transform([&](auto recorded) { return run.start_of(recorded); });
  return progress;
}

}  // namespace chalkline::sports
