#pragma once

#include <sodium.h>

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "ledger/events/events.hpp"
#include "sports/simulation/draws/game_draws.hpp"

namespace chalkline::sports::simulated {

// The subject of a prop's quote. Its prices follow from this and the seed.
struct PropQuote {
  ledger::GameId game{};
  bool home{};                 // the player's team
  std::uint8_t roster_slot{};  // and his place in it
  ledger::PropType type{};
  ledger::Timestamp at{};  // when it was issued
  friend bool operator==(const PropQuote&, const PropQuote&) = default;
};

// Names of quotes that only who knows the key can make: base64url of the quote's 18 bytes (game,
// roster slot with the team as its highest bit, type, time in microseconds; big-endian) and the
// first 16 bytes of their HMAC-SHA-256 under the key. Nothing has to be kept to know later that a
// quote was issued.
class QuoteIds {
 public:
  explicit QuoteIds(const GameKey& key);

  std::string issue(const PropQuote& quote) const;

  // Absent unless issue() made exactly this.
  std::optional<PropQuote> read(std::string_view id) const;

 private:
  crypto_auth_hmacsha256_state keyed_{};
};

}  // namespace chalkline::sports::simulated
