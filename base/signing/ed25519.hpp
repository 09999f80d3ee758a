#pragma once

#include <array>
#include <cstdint>
#include <string_view>

// Ed25519 (RFC 8032), of libsodium.
namespace chalkline {

using PublicKey = std::array<std::uint8_t, 32>;
using Ed25519Seed = std::array<std::uint8_t, 32>;
using Ed25519Signature = std::array<std::uint8_t, 64>;

// A point of the curve in its one encoding and not of small order, which would sign everything.
bool is_sound_key(const PublicKey& key);

// Refuses also a signature of another length, one with S of the group's order or more, which could
// be altered and still hold, and a key that is not sound.
bool verify_ed25519(const PublicKey& key, std::string_view message, std::string_view signature);

class Ed25519Key {
 public:
  explicit Ed25519Key(const Ed25519Seed& seed);

  const PublicKey& public_key() const { return public_key_; }
  // The same for the same message.
  Ed25519Signature sign(std::string_view message) const;

 private:
  PublicKey public_key_{};
  std::array<std::uint8_t, 64> secret_{};
};

// Throws std::runtime_error where the machine has no random numbers.
Ed25519Seed draw_seed();

}  // namespace chalkline
