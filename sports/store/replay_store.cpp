#include "sports/store/replay_store.hpp"

#include <fmt/format.h>

#include <boost/describe/class.hpp>
#include <string>
#include <utility>

#include "base/sqlite/columns.hpp"
#include "sports/store/digest_column.hpp"
#include "sports/store/line_columns.hpp"

namespace chalkline::sports {
namespace {

// A recorded game as columns, but for its lines.
struct RecordedColumns {
  std::string source_key;
  ledger::Sport sport{};
  std::int32_t season{};
  ledger::Timestamp imported_at{};
  ledger::Timestamp starts_at{};
  std::string home_name;
  std::string home_code;
  std::string away_name;
  std::string away_code;
  std::optional<std::int32_t> home_score{};
  std::optional<std::int32_t> away_score{};
  std::string proof;  // digest_column.hpp
  std::uint32_t proof_row{};
};
BOOST_DESCRIBE_STRUCT(RecordedColumns, (),
                      (source_key, sport, season, imported_at, starts_at, home_name, home_code,
                       away_name, away_code, home_score, away_score, proof, proof_row))

// Those, the lines at which the game is listed, and those at which it closes.
std::string replay_columns() {
  return fmt::format("{}, {}, {}", sqlite::column_names<RecordedColumns>(),
                     sqlite::column_names<LineColumns>(),
                     sqlite::column_names<LineColumns>("closing_"));
}

std::string insert_replayed() {
  return fmt::format(
      "INSERT INTO replay_game ({}) VALUES ({}) ON CONFLICT DO UPDATE "
      "SET home_score = excluded.home_score, away_score = excluded.away_score "
      "WHERE home_score IS NULL",
      replay_columns(), sqlite::parameters_of<RecordedColumns, LineColumns, LineColumns>());
}

std::string recorded_games() {
  return fmt::format(
      "SELECT {} FROM replay_game WHERE sport = ?1 AND season = ?2 ORDER BY starts_at, source_key",
      replay_columns());
}

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
    : insert_(db, insert_replayed()),
      games_(db, recorded_games()),
      seasons_(db, kSeasons),
      insert_run_(db, kInsertRun),
      stop_run_(db, kStopRun),
      runs_(db, kRuns),
      runs_begun_(db, "SELECT count(*) FROM replay_run WHERE begun_by = ?1 AND began_at > ?2"),
      played_(db, kPlayed),
      next_start_(db, kNextStart) {}

void ReplayStore::insert(const ReplayGame& game) {
  const auto& listed = game.listed;
  RecordedColumns recorded{.source_key = listed.source_key,
                           .sport = listed.sport,
                           .season = listed.season,
                           .imported_at = game.imported_at,
                           .starts_at = listed.starts_at,
                           .home_name = listed.home.name,
                           .home_code = listed.home.code,
                           .away_name = listed.away.name,
                           .away_code = listed.away.code,
                           .proof = digest_column(listed.proof.digest),
                           .proof_row = listed.proof.row};
  if (game.score) {
    recorded.home_score = game.score->home;
    recorded.away_score = game.score->away;
  }
  sqlite::run_with(insert_, recorded, to_columns(game.lines), to_columns(game.closing));
}

std::vector<ReplayGame> ReplayStore::games(ledger::Sport sport, std::int32_t year) {
  std::vector<ReplayGame> games;
  for (auto rows = games_.query(sport, year); rows.next();) {
    RecordedColumns recorded;
    LineColumns opening;
    LineColumns closing;
    sqlite::read_into(rows, recorded, opening, closing);
    auto& game = games.emplace_back();
    auto& listed = game.listed;
    listed.source_key = std::move(recorded.source_key);
    listed.sport = recorded.sport;
    listed.season = recorded.season;
    listed.starts_at = recorded.starts_at;
    listed.home = {std::move(recorded.home_name), std::move(recorded.home_code)};
    listed.away = {std::move(recorded.away_name), std::move(recorded.away_code)};
    listed.proof = {digest_of_column(recorded.proof), recorded.proof_row};
    game.imported_at = recorded.imported_at;
    if (recorded.home_score && recorded.away_score)
      game.score = {*recorded.home_score, *recorded.away_score};
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
