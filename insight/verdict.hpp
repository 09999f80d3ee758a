#pragma once

#include <cmath>
#include <cstddef>
#include <cstdint>

#include "insight/interval.hpp"

namespace chalkline::insight {

// The statement that a figure allows.
enum class Verdict : std::uint8_t {
  kTooFew,      // shown grey, without an interval
  kCannotTell,  // shown with its interval, and no word on better or worse
  kTells        // kZVerdict standard errors leave the neutral value out
};

inline constexpr std::size_t kEnough = 30;

// A standard error of 0 is that of one cluster, which tells nothing.
inline Verdict verdict(std::size_t n, double value, double error, double neutral) {
  if (n < kEnough) return Verdict::kTooFew;
  return error > 0 && std::abs(value - neutral) > kZVerdict * error ? Verdict::kTells
                                                                    : Verdict::kCannotTell;
}

}  // namespace chalkline::insight
