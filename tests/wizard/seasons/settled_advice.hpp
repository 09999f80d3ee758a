#pragma once

#include <cstdint>
#include <optional>

#include "ledger/values/settled_advice.hpp"

namespace chalkline::http {

// What the Wizard said to bet on the home team of game `id` at -110, which has lost.
inline ledger::SettledAdvice settled_advice(std::uint64_t id) {
  return {.id = id,
          .game = ledger::GameId{id},
          .source = ledger::Source::kSimulated,
          .sport = ledger::Sport::kNba,
          .market = ledger::Market::kMoneyline,
          .side = ledger::Side::kHome,
          .line = 0,
          .odds = -110,
          .model = ledger::kAdviceModel,
          .deviation = 12'000'000,
          .price = 500'000,
          .chance = 530'000,
          .confidence = 800'000,
          .pass = ledger::Pass::kNone,
          .settled_by = id + 1,
          .won = false,
          .closing = std::nullopt};
}

}  // namespace chalkline::http
