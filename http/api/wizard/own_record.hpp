#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "ledger/log/log.hpp"
#include "ledger/state/state.hpp"
#include "projections/models/rows.hpp"
#include "wizard/answers/records.hpp"

// A person's own bets as the Wizard speaks of them.
namespace chalkline::http {

// Bets that a record looks back on: years of practice, read in some tens of milliseconds.
inline constexpr std::size_t kRecordBets = 5'000;

// A bet that was won, lost or pushed.
struct RecordedBet {
  projections::BetRow bet;
  std::optional<double> close{};  // its closing-line value, where there is a close
};

// Whether the question is about such a bet: its filter, sport and market.
bool is_asked_about(const projections::BetRow& bet, const wizard::Question& question);

wizard::RecordFigures figures_of(const std::vector<RecordedBet>& bets);

// Those of `bets` that have settled, and that the question is about. Blocks on the disk.
std::vector<RecordedBet> recorded_bets(std::vector<projections::BetRow> bets,
                                       const wizard::Question& question, const ledger::State& state,
                                       const ledger::Log& log);

}  // namespace chalkline::http
