#pragma once

#include <sodium.h>

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "ledger/events.hpp"

namespace chalkline::sports::simulated {

// What a prop's quote was about. Its prices follow from this and the seed.
struct PropQuote {
  ledger::GameId game{};
  bool home{};          // the player's team
  std::uint8_t seat{};  // and his place in it
  ledger::PropType type{};
  ledger::Timestamp at{};  // when it was issued
  friend bool operator==(const PropQuote&, const PropQuote&) = default;
};

// Names of quotes that only who knows the seed can make: base64url of the quote's 18 bytes (game,
// seat with the team as its highest bit, type, time in microseconds; big-endian) and the first 16
// bytes of their HMAC-SHA-256 under a key drawn from the seed. Nothing has to be kept to know later
// that a quote was issued.
class QuoteIds {
 public:
  explicit QuoteIds(std::uint64_t seed);

  std::string issue(const PropQuote& quote) const;

  // Absent unless issue() made exactly this.
  std::optional<PropQuote> read(std::string_view id) const;

 private:
  crypto_auth_hmacsha256_state keyed_{};
};

}  // namespace chalkline::sports::simulated
