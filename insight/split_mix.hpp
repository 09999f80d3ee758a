#pragma once

#include <cstddef>
#include <cstdint>

namespace chalkline::insight {

// Steele, Lea and Flood, 2014. Other programs can draw the same.
class SplitMix64 {
 public:
  explicit SplitMix64(std::uint64_t seed) : state_{seed} {}

  std::uint64_t next() {
    auto z = state_ += 0x9E37'79B9'7F4A'7C15;
    z = (z ^ (z >> 30)) * 0xBF58'476D'1CE4'E5B9;
    z = (z ^ (z >> 27)) * 0x94D0'49BB'1331'11EB;
    return z ^ (z >> 31);
  }

  std::size_t below(std::size_t n) {
    __extension__ using Wide = unsigned __int128;
    return static_cast<std::size_t>((Wide{next()} * n) >> 64);
  }

  // Uniform in [0, 1), with 53 bits.
  double unit() { return static_cast<double>(next() >> 11) * 0x1.0p-53; }

  // Mean 0, deviation 1, within +-6: the sum of twelve uniform draws less six, since the standard
  // library's normal distribution differs between libraries.
  double normal() {
    double sum = -6;
    for (int i = 0; i < 12; ++i) sum += unit();
    return sum;
  }

 private:
  std::uint64_t state_;
};

}  // namespace chalkline::insight
