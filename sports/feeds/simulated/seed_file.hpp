#pragma once

#include <string>

#include "sports/simulation/draws/master_seed.hpp"

namespace chalkline::sports::simulated {

// The seed kept in `file`: 64 hexadecimal digits, or a whole number of an older version or of a
// person. At the first start, when there is no such file, 256 random bits are drawn
// and kept there before this returns, readable for its owner alone: who knows the seed can foretell
// every game. Throws std::runtime_error with one sentence when the file cannot be read or written
// or does not hold a seed. For one process at a time.
MasterSeed load_seed(const std::string& file);

}  // namespace chalkline::sports::simulated
