#pragma once

#include <chrono>

#include "ledger/values/ids.hpp"

namespace chalkline::sports {

inline bool is_within(ledger::Timestamp one, ledger::Timestamp other, std::chrono::hours window) {
  return std::chrono::abs(one - other) <= window;
}

}  // namespace chalkline::sports
