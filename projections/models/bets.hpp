#pragma once

#include <optional>
#include <unordered_map>
#include <vector>

#include "base/sqlite/sqlite.hpp"
#include "ledger/events/events.hpp"
#include "projections/models/rows.hpp"
#include "projections/models/schema.hpp"

namespace chalkline::ledger {
struct GameState;
}

namespace chalkline::projections {

// The read model `bets`: one row per bet, inserted when it is placed, ended when it is settled and
// opened again when that settlement is reversed. A row names the account's bet before it, so that
// new bets go to the end of one table and no index is kept (decision 24). The legs of a parlay and
// the player of a prop are in `leg`, which records how each ended when its game ends, and of a
// corrected game how it had ended before; most bets have nothing there.
class Bets {
 public:
  static const Schema kSchema;

  explicit Bets(const ModelSource& source);
  void on(const ledger::BetPlaced& bet, const ledger::Record& record);
  void on(const ledger::BetSettled& settled, const ledger::Record& record);
  void on(const ledger::SettlementReversed& reversed, const ledger::Record& record);
  void on(const ledger::StatisticsRecorded& statistics, const ledger::Record& record);
  void on(const ledger::ResultRecorded& result, const ledger::Record& record);
  void on(const ledger::GameCancelled& cancelled, const ledger::Record& record);
  void flush();

 private:
  struct StoredLeg {
    ledger::BetId bet{};
    std::size_t nth{};
    ledger::Leg leg;  // as far as it decides the outcome
    std::optional<std::int32_t> figure;
    BetStatus status{};
    ledger::Position ended_by{};
  };
  struct Newest {
    ledger::BetId bet{};
    bool dirty{};
  };

  void insert_legs(ledger::BetId id, const ledger::Legs& legs);
  ledger::BetId replace_newest(ledger::AccountId account, ledger::BetId bet);
  std::vector<StoredLeg> legs_on(ledger::GameId game);
  void end_legs(ledger::GameId id, const ledger::GameState& end, ledger::Position position);

  sqlite::Statement insert_;
  sqlite::Statement insert_leg_;
  sqlite::Statement end_;
  sqlite::Statement legs_on_;
  sqlite::Statement set_figure_;
  sqlite::Statement end_leg_;
  sqlite::Statement keep_end_;
  sqlite::Statement load_newest_;
  sqlite::Statement store_newest_;
  // By account, between commits: a bettor costs one write a commit.
  std::unordered_map<ledger::AccountId, Newest> newest_;
  std::vector<ledger::AccountId> dirty_;
};

}  // namespace chalkline::projections
