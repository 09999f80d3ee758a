#pragma once

#include <optional>
#include <span>
#include <vector>

#include "base/sqlite/sqlite.hpp"
#include "ledger/events/events.hpp"
#include "projections/rows.hpp"
#include "projections/schema.hpp"

namespace chalkline::projections {

// The read model `bets`: one row per bet, inserted when it is placed, ended when it is settled and
// opened again when that settlement is reversed. What a row cannot say, the legs of a parlay and
// the player of a prop, is in `leg`; most bets have nothing there. Writes wait in memory for
// flush(), so that a bet costs one insert and at most one update per commit whatever happens to it
// in between.
class Bets {
 public:
  static const Schema kSchema;

  explicit Bets(sqlite::Connection& db);
  void apply(const ledger::Record& record);
  void flush();

 private:
  struct Ending {
    BetStatus status{};
    std::optional<ledger::Coins> payout;
    std::optional<ledger::Timestamp> settled_at;
  };
  struct Placed {
    ledger::BetId id{};
    ledger::Timestamp at{};
    ledger::BetPlaced bet;
    Ending ending;
  };
  struct Ended {
    ledger::BetId id{};
    ledger::Position by{};  // the event
    Ending ending;
  };

  void insert(const Placed& placed);
  void end(ledger::BetId id, ledger::Position by, const Ending& ending);

  sqlite::Statement insert_;
  sqlite::Statement insert_leg_;
  sqlite::Statement update_;
  std::vector<Placed> placed_;  // ascending by id, as they come
  std::vector<Ended> ended_;    // of bets already in the table
};

// Reads one player's bets.
class BetQueries {
 public:
  explicit BetQueries(const sqlite::Connection& db);

  // Newest first.
  std::vector<BetRow> list(ledger::AccountId account, const BetFilter& filter, std::size_t limit);
  BetTotals totals(ledger::AccountId account, const BetFilter& filter);
  std::vector<BetMove> moves(ledger::AccountId account);  // by time placed
  std::optional<BetRow> find(ledger::AccountId account, ledger::BetId id);
  // Those of `ids` that are there, each once, ascending.
  std::vector<BetRow> find(ledger::AccountId account, std::span<const ledger::BetId> ids);

 private:
  BetRow read(const sqlite::Rows& rows);

  sqlite::Statement list_;
  sqlite::Statement totals_;
  sqlite::Statement moves_;
  sqlite::Statement find_;
  sqlite::Statement find_many_;
  sqlite::Statement legs_;
};

}  // namespace chalkline::projections
