#pragma once

#include <cstdint>

#include "ledger/events/events.hpp"

namespace chalkline::ledger {

// A program writes each event in one version, and reads every earlier one. The versions that one
// program writes are a generation (docs/LOG_FORMAT.md); later programs are of the same generation
// or of a higher one, so that the generations of a ledger's records never fall.
using Generation = std::uint8_t;
inline constexpr Generation kFirstGeneration = 1;
inline constexpr Generation kLatestGeneration = 5;
inline constexpr Generation kAdoptsRules = 4;  // and the later ones: a server does before all else
// A server of this generation or a later one adopts at least version kThirdRules of the rules
// first.
inline constexpr Generation kAdoptsThirdRules = 5;
inline constexpr std::uint16_t kThirdRules = 3;

struct Generations {
  Generation first{kFirstGeneration};
  Generation last{kLatestGeneration};
  friend bool operator==(const Generations&, const Generations&) = default;
};

// Those that write the event in this version.
Generations generations_of(const Event& event, std::uint16_t version);

}  // namespace chalkline::ledger
