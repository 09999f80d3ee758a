#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "sports/simulation/draws/rng_purpose.hpp"
#include "sports/simulation/draws/seed.hpp"

namespace chalkline::sports::simulated {

// A game's own secret. It tells nothing of the keys of other games.
using GameKey = std::array<std::uint8_t, 32>;

// Everything that chance decides about one game. A draw is the first 8 bytes, little-endian, of the
// ChaCha20 keystream (RFC 8439) under the game's key, whose nonce is the purpose (u32) and the
// number (u64), little-endian: who sees the draws of one purpose cannot foretell those of another.
class GameDraws {
 public:
  explicit GameDraws(const GameKey& key) : key_{key} {}

  // A game from before there were keys, which goes on as it began (decisions/0013).
  explicit GameDraws(Seed before) : before_{before} {}

  // The only draw of a purpose, and one of many.
  Seed of(RngPurpose purpose) const;
  Seed of(RngPurpose purpose, std::uint64_t number) const;

  bool is_before_keys() const { return before_.has_value(); }

 private:
  GameKey key_{};
  std::optional<Seed> before_;
};

}  // namespace chalkline::sports::simulated
