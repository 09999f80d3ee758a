#pragma once

#include <cstdint>

#include "wizard/advice/assessment.hpp"
#include "wizard/evidence/edge_record.hpp"

namespace chalkline::wizard {

// Raised with each change after which the same question may get other advice.
inline constexpr int kModelVersion = 1;

// Why a pick is not recommended, the first that holds.
enum class Pass : std::uint8_t {
  kNone = 0,       // it is recommended
  kTooFew = 1,     // results of the league to learn from
  kPriceBest = 2,  // the ratings have not improved on the price here: a bet costs its margin
  kTooShort = 3,   // the price is shorter than the chance is worth
  kUnproven = 4    // such edges have not made money yet, beyond noise
};
inline constexpr std::size_t kPasses = 5;

// The Wizard's view of a side at a price, with the figures that it follows from.
struct Advice {
  ledger::Side side{};
  SideChances chances;
  double claimed{};   // d * p - 1 by the blend
  EdgeWorth worth{};  // what such edges were worth; empty where none is claimed
  double chance{};    // after the edge is shrunk by it
  double edge{};      // d * p - 1 by that chance; SPEC's expectedValue is 100 times it
  Pass pass{};

  bool is_recommended() const { return pass == Pass::kNone; }
};

Advice advise(const Assessment& assessment, ledger::Side side, const EdgeRecord& edges);

}  // namespace chalkline::wizard
