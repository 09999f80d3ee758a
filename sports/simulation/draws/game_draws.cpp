#include "sports/simulation/draws/game_draws.hpp"

#include <sodium.h>

#include <cstring>
#include <utility>

namespace chalkline::sports::simulated {
namespace {

Seed draw(const GameKey& key, RngPurpose purpose, std::uint64_t number) {
  std::array<unsigned char, crypto_stream_chacha20_ietf_NONCEBYTES> nonce{};
  static_assert(nonce.size() == sizeof(std::uint32_t) + sizeof number);
  const auto name = static_cast<std::uint32_t>(std::to_underlying(purpose));
  std::memcpy(nonce.data(), &name, sizeof name);
  std::memcpy(&nonce[sizeof name], &number, sizeof number);
  std::uint64_t bits{};
  crypto_stream_chacha20_ietf(reinterpret_cast<unsigned char*>(&bits), sizeof bits, nonce.data(),
                              key.data());
  return Seed{bits};
}

// No number comes near it.
constexpr auto kAlone = ~std::uint64_t{0};

}  // namespace

Seed GameDraws::of(RngPurpose purpose) const {
  return before_ ? before_->of(purpose) : draw(key_, purpose, kAlone);
}

Seed GameDraws::of(RngPurpose purpose, std::uint64_t number) const {
  return before_ ? before_->of(purpose).of(number) : draw(key_, purpose, number);
}

}  // namespace chalkline::sports::simulated
