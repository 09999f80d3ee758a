#pragma once

#include <array>
#include <cstdint>
#include <expected>
#include <string>
#include <string_view>

#include "base/signing/ed25519.hpp"

// The names, numbers and written forms of keys (C2SP signed-note).
namespace chalkline {

// The signature types of signed-note that we use. Lines of others are lines of unknown keys.
enum class Algorithm : std::uint8_t {
  kEd25519 = 0x01,      // of a log, over the note's text
  kCosignature = 0x04,  // of a witness, over a time and the note's text
};

// The first bytes of SHA-256(name, line feed, algorithm, public key).
using KeyId = std::array<std::uint8_t, 4>;

// Well-formed UTF-8 without a space of Unicode and `+`, and not empty.
bool is_key_name(std::string_view name);

struct VerifyingKey {
  VerifyingKey(std::string key_name, Algorithm of, const PublicKey& of_key);

  std::string name;
  Algorithm algorithm;
  PublicKey key;
  KeyId id;

  friend bool operator==(const VerifyingKey&, const VerifyingKey&) = default;
};

// name+id+base64(algorithm, public key), the id in hexadecimal digits. Errors are a sentence's
// end: 'the key is ...'.
std::string format_vkey(const VerifyingKey& key);
std::expected<VerifyingKey, std::string> parse_vkey(std::string_view text);

// A log's own key, of Algorithm::kEd25519.
class SigningKey {
 public:
  SigningKey(std::string name, const Ed25519Seed& seed);

  const VerifyingKey& verifying() const { return verifying_; }
  Ed25519Signature sign(std::string_view text) const { return key_.sign(text); }

  // PRIVATE+KEY+name+id+base64(algorithm, seed), as Go's note package writes a signer: a secret.
  std::string format() const;
  static std::expected<SigningKey, std::string> parse(std::string_view text);

 private:
  Ed25519Seed seed_;
  Ed25519Key key_;
  VerifyingKey verifying_;
};

}  // namespace chalkline
