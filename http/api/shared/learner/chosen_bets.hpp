#pragma once

#include <cstddef>
#include <vector>

#include "http/api/shared/learner/cut.hpp"
#include "http/api/shared/learner/own_bets.hpp"
#include "sports/history/history_reader.hpp"

namespace chalkline::http {

// The bets of a player's that a cut lets through.
struct ChosenBets {
  ledger::Position as_of{};  // of the ledger, up to which it counts
  std::vector<OwnBet> bets;  // as they were placed
  std::vector<ledger::Position> resets;
  std::size_t refills{};
  std::size_t of_time_machine{};  // whatever the cut
};

// Blocks on the disk where bets of the time machine are asked for.
ChosenBets chosen_bets(const projections::AccountHistory& history, const Cut& cut,
                       sports::HistoryReader& past_games);

}  // namespace chalkline::http
