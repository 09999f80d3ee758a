#pragma once

#include <array>
#include <cstdint>

#include "ledger/events/events.hpp"

namespace chalkline::ledger {

// A program writes each event in one version, and reads every earlier one. The versions that one
// program writes are a generation (docs/LOG_FORMAT.md); later programs are of the same generation
// or of a higher one, so that the generations of a ledger's records never fall.
using Generation = std::uint8_t;
inline constexpr Generation kFirstGeneration = 1;
inline constexpr Generation kLatestGeneration = 7;

// The version of the rules that a server of that generation adopts before all else, at least; 1
// where it adopts none.
constexpr std::uint16_t rules_adopted_by(Generation generation) {
  constexpr std::array<std::uint16_t, kLatestGeneration> kAdopted{1, 1, 1, 2, 3, 4, 4};
  return kAdopted.at(generation - std::size_t{1});
}

// Whether its programs salt their records.
constexpr bool is_salted(Generation generation) {
  constexpr Generation kLastWithoutSalts = 6;
  return generation > kLastWithoutSalts;
}

struct Generations {
  Generation first{kFirstGeneration};
  Generation last{kLatestGeneration};
  friend bool operator==(const Generations&, const Generations&) = default;
};

// Those that write the event in this version.
Generations generations_of(const Event& event, std::uint16_t version);

// Those that write such a record, with or without a salt. None where `first` is above `last`.
Generations generations_of(const Record& record);

}  // namespace chalkline::ledger
