#pragma once

#include <span>

#include "projections/read_models.hpp"
#include "sports/book/games/recorded_starts.hpp"

namespace chalkline::http {

// Says of each leg on a replayed game when that was really played, which the ledger does not know.
inline void put_recorded_starts(std::span<projections::BetRow> bets,
                                const sports::RecordedStarts& starts) {
  for (auto& bet : bets) {
    for (auto& leg : bet.legs) {
      if (leg.source == ledger::Source::kReplay) leg.recorded_start = starts.of(leg.game);
    }
  }
}

}  // namespace chalkline::http
