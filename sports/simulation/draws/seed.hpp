#pragma once

#include <cstdint>

namespace chalkline::sports::simulated {

// Seeded draws that are addressed, not consumed: the same seed and the same keys give the same
// number, in whatever order they are asked for and on every machine. That is what makes the whole
// source a pure function of seed and time.
//
//   Seed{options.seed}.of(kRatings).of(season).of(team).normal()
class Seed {
 public:
  explicit constexpr Seed(std::uint64_t value) : state_(mix(value)) {}

  // An independent seed for `key`.
  constexpr Seed of(std::uint64_t key) const { return Seed{state_ ^ mix(key + kGolden)}; }
  template <class Enum>
    requires(__is_enum(Enum))
  constexpr Seed of(Enum key) const {
    return of(static_cast<std::uint64_t>(key));
  }

  constexpr std::uint64_t bits() const { return state_; }

  // Uniform in [0, 1), with 53 bits.
  constexpr double unit() const { return static_cast<double>(state_ >> 11) * 0x1.0p-53; }

  constexpr bool chance(double probability) const { return unit() < probability; }

  // Uniform in 0..n-1. The bias of the remainder is below n / 2^64.
  constexpr std::uint64_t below(std::uint64_t n) const { return state_ % n; }

  // Mean 0, deviation 1, within +-6: the sum of twelve uniform draws less six. Chosen over an exact
  // normal because it needs no library function whose last digit differs between machines.
  constexpr double normal() const {
    double sum = -6;
    for (std::uint64_t i = 0; i < 12; ++i) sum += of(i).unit();
    return sum;
  }

 private:
  static constexpr std::uint64_t kGolden = 0x9E37'79B9'7F4A'7C15;

  // The finalizer of SplitMix64 (Steele, Lea and Flood, 2014).
  static constexpr std::uint64_t mix(std::uint64_t z) {
    z += kGolden;
    z = (z ^ (z >> 30)) * 0xBF58'476D'1CE4'E5B9;
    z = (z ^ (z >> 27)) * 0x94D0'49BB'1331'11EB;
    return z ^ (z >> 31);
  }

  std::uint64_t state_;
};

}  // namespace chalkline::sports::simulated
