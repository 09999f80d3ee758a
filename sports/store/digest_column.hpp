#pragma once

#include <string>
#include <string_view>

#include "ledger/values/sha256.hpp"

namespace chalkline::sports {

// A digest as a column: 64 hexadecimal digits; empty where every byte is 0.
std::string to_hex(const ledger::Sha256Digest& digest);
ledger::Sha256Digest from_hex(std::string_view text);  // all zero unless it is one

}  // namespace chalkline::sports
