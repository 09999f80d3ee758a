#pragma once

#include <cstdint>
#include <string>

namespace chalkline::sports::simulated {

// The seed kept in `file`. At the first start, when there is no such file, 64 random bits are drawn
// and kept there before this returns, readable for its owner alone: who knows the seed can foretell
// every game. Throws std::runtime_error with one sentence when the file cannot be read or written
// or does not hold a seed. For one process at a time.
std::uint64_t kept_seed(const std::string& file);

// What may be known of a seed: 8 hexadecimal digits of its SHA-256. It tells the games of two seeds
// apart, and of 64 random bits it leaves 2^32 candidates after 2^64 tries. A seed that somebody
// chose is found by guessing.
std::string fingerprint(std::uint64_t seed);

}  // namespace chalkline::sports::simulated
