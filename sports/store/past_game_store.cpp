#include "sports/store/past_game_store.hpp"

#include <fmt/format.h>

#include <string>

#include "base/sqlite/columns.hpp"
#include "sports/model/game.hpp"
#include "sports/store/line_columns.hpp"

namespace chalkline::sports {
namespace {

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

std::string keep_quotes() {
  return fmt::format(R"(
  INSERT OR IGNORE INTO past_quote (game, at, feed, {0})
  SELECT game, at, feed, {0}
  FROM quote
  WHERE game IN (SELECT id FROM game JOIN past_game USING (id) WHERE game.starts_at < ?1))",
                     sqlite::column_names<LineColumns>());
}

}  // namespace

PastGameStore::PastGameStore(sqlite::Connection& db)
    : keep_results_(db, keep_results()),
      keep_quotes_(db, keep_quotes()),
      prune_(db, fmt::format("DELETE FROM game WHERE {}", kOld)),
      forget_results_(db, "DELETE FROM past_game WHERE starts_at < ?1") {}

void PastGameStore::prune(ledger::Timestamp now) {
  const auto kept_from = now - kSimulatedGamesKept;
  keep_results_.run(kept_from, ledger::Source::kSimulated);
  keep_quotes_.run(kept_from);
  prune_.run(kept_from, ledger::Source::kSimulated);
  forget_results_.run(now - kSimulatedResultsKept);
}

}  // namespace chalkline::sports
