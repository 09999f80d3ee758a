#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <vector>

#include "insight/progress/bet.hpp"
#include "projections/models/history.hpp"

namespace chalkline::http {

// A bet of a player's with what it can be chosen by.
struct OwnBet {
  ledger::BetKind kind{};
  ledger::AmericanOdds odds{};  // of the bet as a whole
  // The sport of all its legs; absent for a parlay over several sports.
  std::optional<ledger::Sport> sport{};
  bool is_replayed{};  // one of its games is of the time machine
  insight::ProgressBet bet{};
};

// The bets and grants that have moved a player's coins up to a position of the ledger.
struct OwnBets {
  std::vector<OwnBet> bets;              // as they were placed
  std::vector<ledger::Position> resets;  // of the bankroll
  // Resets and upgrades within a day of a balance below kNearlyNothing.
  std::size_t refills{};
};

inline constexpr ledger::Coins kNearlyNothing =
    100;  // below it RULES 17 lets the bankroll be reset

insight::BetEnd bet_end_of(projections::BetStatus status);

// Whether the season of a replayed game had one price for the market: there is then no close.
using HasOnePrice = std::function<bool(ledger::GameId, ledger::Market)>;

OwnBets own_bets(const projections::AccountHistory& history, ledger::Position as_of,
                 const HasOnePrice& has_one_price);

}  // namespace chalkline::http
