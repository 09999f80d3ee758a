#pragma once

#include <optional>
#include <span>
#include <vector>

#include "base/sqlite/sqlite.hpp"
#include "projections/models/rows.hpp"

namespace chalkline::projections {

// Reads one player's bets.
class BetQueries {
 public:
  explicit BetQueries(const sqlite::Connection& db);

  // Newest first.
  std::vector<BetRow> list(ledger::AccountId account, const BetFilter& filter, std::size_t limit);
  // Those with a leg on the game, newest first.
  std::vector<BetRow> on_game(ledger::AccountId account, ledger::GameId game, std::size_t limit);
  BetTotals totals(ledger::AccountId account, const BetFilter& filter);
  std::vector<BetMove> moves(ledger::AccountId account);  // by time placed
  std::optional<BetRow> find(ledger::AccountId account, ledger::BetId id);
  // The bets of `ids` that are there, each once, ascending.
  std::vector<BetRow> find_all(ledger::AccountId account, std::span<const ledger::BetId> ids);
  // The positions at which the bet was settled and at which that was taken back, ascending.
  std::vector<ledger::Position> settlements(ledger::AccountId account, ledger::BetId id);

 private:
  BetRow read(const sqlite::Rows& rows);

  sqlite::Statement list_;
  sqlite::Statement on_game_;
  sqlite::Statement totals_;
  sqlite::Statement moves_;
  sqlite::Statement find_;
  sqlite::Statement find_many_;
  sqlite::Statement settlements_;
  sqlite::Statement legs_;
};

}  // namespace chalkline::projections
