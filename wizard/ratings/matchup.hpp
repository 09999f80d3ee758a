#pragma once

#include <cstdint>
#include <string>

#include "ledger/values/market.hpp"

namespace chalkline::wizard {

// A game as the Wizard knows it: which teams meet, and when. Where two sources have the same teams
// (real leagues and simulated ones) neither says anything about the other.
struct Matchup {
  ledger::GameId game{};
  ledger::Source source{};
  ledger::Sport sport{};
  std::int32_t season{};  // the year in which it began, or another number that rises
  std::string home;       // codes
  std::string away;
  ledger::Timestamp starts_at{};
};

}  // namespace chalkline::wizard
