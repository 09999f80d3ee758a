#pragma once

#include <string>

#include "ledger/values/market.hpp"
#include "sports/simulation/draws/master_seed.hpp"

namespace chalkline::sports {

struct SportsbookOptions {
  std::string database;  // path of sports.db; created if missing
  ledger::Source source{ledger::Source::kSimulated};
  simulated::MasterSeed seed{0};  // of the simulated source
  std::string odds_api_key{};     // of the live source; without it every sport is simulated
  std::string live_from{};        // of the live source, asked in the providers' place: tests alone
};

}  // namespace chalkline::sports
