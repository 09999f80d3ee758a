#pragma once

#include <string>
#include <string_view>

#include "base/sha256.hpp"

namespace chalkline::sports {

// A digest as a column: 64 hexadecimal digits; empty where every byte is 0.
std::string digest_column(const Sha256Digest& digest);
Sha256Digest digest_of_column(std::string_view text);  // all zero unless it is one

}  // namespace chalkline::sports
