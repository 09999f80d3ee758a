#include "base/signing/ed25519.hpp"

#include <sodium.h>

#include <stdexcept>

namespace chalkline {
namespace {

const unsigned char* message_bytes(std::string_view message) {
  return reinterpret_cast<const unsigned char*>(message.data());
}

}  // namespace

static_assert(crypto_sign_PUBLICKEYBYTES == sizeof(PublicKey));
static_assert(crypto_sign_SEEDBYTES == sizeof(Ed25519Seed));
static_assert(crypto_sign_BYTES == sizeof(Ed25519Signature));

bool is_sound_key(const PublicKey& key) {
  return crypto_core_ed25519_is_valid_point(key.data()) == 1;
}

bool verify_ed25519(const PublicKey& key, std::string_view message, std::string_view signature) {
  return signature.size() == sizeof(Ed25519Signature) && is_sound_key(key) &&
         crypto_sign_verify_detached(message_bytes(signature), message_bytes(message),
                                     message.size(), key.data()) == 0;
}

Ed25519Key::Ed25519Key(const Ed25519Seed& seed) {
  static_assert(crypto_sign_SECRETKEYBYTES == sizeof secret_);
  crypto_sign_seed_keypair(public_key_.data(), secret_.data(), seed.data());
}

Ed25519Signature Ed25519Key::sign(std::string_view message) const {
  Ed25519Signature signature{};
  crypto_sign_detached(signature.data(), nullptr, message_bytes(message), message.size(),
                       secret_.data());
  return signature;
}

Ed25519Seed draw_seed() {
  if (sodium_init() < 0) throw std::runtime_error{"There are no random numbers to be had here"};
  Ed25519Seed seed{};
  randombytes_buf(seed.data(), seed.size());
  return seed;
}

}  // namespace chalkline
