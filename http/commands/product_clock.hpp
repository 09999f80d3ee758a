#pragma once

#include <algorithm>
#include <chrono>

#include "ledger/engine.hpp"

namespace chalkline::http {

// The product's time. It starts at the machine's, or where the ledger ends if that is later (a
// server that ran fast before), and runs `speed` times as fast: --clock-speed 60 plays a season's
// hour in a minute, for demos and tests. It follows the steady clock, so that a machine whose clock
// is set back sells no bets on games that have started.
inline ledger::Clock product_clock(ledger::Timestamp ledger_end, double speed) {
  using std::chrono::steady_clock;
  const auto now = std::chrono::floor<std::chrono::microseconds>(std::chrono::system_clock::now());
  return [start = std::max(now, ledger_end), began = steady_clock::now(), speed] {
    const std::chrono::duration<double, std::micro> passed = steady_clock::now() - began;
    return start + std::chrono::duration_cast<std::chrono::microseconds>(passed * speed);
  };
}

}  // namespace chalkline::http
