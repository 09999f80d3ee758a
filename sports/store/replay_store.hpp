#pragma once

#include <optional>
#include <vector>

#include "base/sqlite/sqlite.hpp"
#include "sports/model/season_run.hpp"
#include "sports/model/updates.hpp"

namespace chalkline::sports {

// A game as it was recorded.
struct ReplayGame {
  Listed listed;
  ledger::Timestamp imported_at{};
  ledger::Lines lines;    // at which it is listed
  ledger::Lines closing;  // at which it closes; none where the file has one line a game
  std::optional<ledger::Score> score;
};

// How far a run has come.
struct RunProgress {
  std::int64_t played{};  // games that are over
  std::optional<ledger::Timestamp> next_start;
};

// Recorded seasons in sports.db, and their runs. For one thread at a time; every call throws
// sqlite::Error.
class ReplayStore {
 public:
  explicit ReplayStore(sqlite::Connection& db);

  // The same game again leaves the first import as it is, but fills in a result that was not known
  // then.
  void insert(const ReplayGame& game);
  std::vector<ReplayGame> games(ledger::Sport sport, std::int32_t year);
  std::vector<Season> seasons();  // by sport, the newest first

  void insert_run(const SeasonRun& run);
  void stop_run(const SeasonRun& run, ledger::Timestamp at);
  // Those that end after `time`, also stopped ones, in the order in which they began.
  std::vector<SeasonRun> runs(ledger::Timestamp time);
  std::int64_t runs_begun(ledger::AccountId by, ledger::Timestamp since);
  RunProgress progress(const SeasonRun& run, ledger::Timestamp now);

 private:
  sqlite::Statement insert_;
  sqlite::Statement games_;
  sqlite::Statement seasons_;
  sqlite::Statement insert_run_;
  sqlite::Statement stop_run_;
  sqlite::Statement runs_;
  sqlite::Statement runs_begun_;
  sqlite::Statement played_;
  sqlite::Statement next_start_;
};

}  // namespace chalkline::sports
