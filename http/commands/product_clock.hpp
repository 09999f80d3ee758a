#pragma once

#include <chrono>
#include <string>

#include "ledger/engine.hpp"

namespace chalkline::http {

// How often the clock's place is written down, and how much longer than that it stays true: a
// process that is killed comes back no earlier than it was.
inline constexpr std::chrono::seconds kClockKeptEvery{1};
inline constexpr std::chrono::seconds kClockKeptAhead{3};

// The product's time. It starts at the machine's, or where it had come to if that is later (a
// server that ran fast before), and runs `speed` times as fast: --clock-speed 60 plays a season's
// hour in a minute, for demos and tests. It follows the steady clock, so that a machine whose clock
// is set back sells no bets on games that have started.
class ProductClock {
 public:
  // `file` is where its place is kept, `ledger_end` the time of the last record: it begins no
  // earlier than either.
  ProductClock(std::string file, ledger::Timestamp ledger_end, double speed);

  ledger::Timestamp now() const;

  // Writes down where the clock will be after `ahead`, if the machine's will not be there yet: the
  // scores of a game under way would be played again, for those who have seen them to bet on.
  // Throws std::runtime_error.
  void keep(std::chrono::seconds ahead) const;

 private:
  const std::string file_;
  const double speed_;
  const ledger::Timestamp start_;
  const std::chrono::steady_clock::time_point began_;
};

}  // namespace chalkline::http
