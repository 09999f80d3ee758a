#pragma once

#include <chrono>

#include "base/sqlite/sqlite.hpp"
#include "ledger/values/ids.hpp"

namespace chalkline::sports {

// How long sports.db keeps the ended games of the simulated source whole: longer than the longest
// season (51 days), whose record is shown, and it bounds the file at some tens of megabytes.
// Replayed games are bounded by what was imported, and stay.
inline constexpr auto kSimulatedGamesKept = std::chrono::hours{24 * 52};

// How long it keeps their results and quotes, from which the Wizard learns at a start: 10,080 games
// of each league, since it takes some 10,000 until a weight is earned (docs/WIZARD.md), in some 30
// megabytes.
inline constexpr auto kSimulatedResultsKept = std::chrono::hours{24 * 210};

// Simulated games of the past in sports.db: whole, then results and quotes alone, then nothing. For
// one thread at a time; every call throws sqlite::Error.
class PastGameStore {
 public:
  explicit PastGameStore(sqlite::Connection& db);

  // Deletes what kSimulatedGamesKept no longer covers, but for what kSimulatedResultsKept does.
  void prune(ledger::Timestamp now);

 private:
  sqlite::Statement keep_results_;
  sqlite::Statement keep_quotes_;
  sqlite::Statement prune_;
  sqlite::Statement forget_results_;
};

}  // namespace chalkline::sports
