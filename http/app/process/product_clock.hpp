#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>

#include "ledger/engine/engine.hpp"

namespace chalkline::http {

// How often the clock's time is stored, and how far ahead: a process that is killed starts again no
// earlier than it was.
inline constexpr std::chrono::seconds kClockKeptEvery{1};
inline constexpr std::chrono::seconds kClockKeptAhead{3};

// The action of a start where the machine's clock and the ledger's end lie apart.
enum class ClockStart : std::uint8_t {
  kPlausible,  // not begin, with a sentence
  kAccepted,   // begin at the later of the two
  kSetBack,    // begin at the machine's clock, which is earlier: the ledger's is set back to it
};

ledger::Timestamp machine_now();

// The machine's time, or the one that is written down in `file` if that is later: about the
// product's time, for a program beside the server.
ledger::Timestamp latest_time(const std::string& file);

// The product's time. It starts at the machine's, or where it had come to if that is later (a
// server that ran fast before), and runs `speed` times as fast: --clock-speed 60 plays a season's
// hour in a minute, for demos and tests. It follows the time since the machine was booted, so that
// a machine whose clock is set back sells no bets on games that have started.
class ProductClock {
 public:
  // `file` is where its place is kept, `ledger_end` the time of the last record, if there is one:
  // it begins no earlier than either, unless the clock is set back. Throws std::runtime_error with
  // one sentence when the machine's clock and `file` lie more than a minute before the ledger's end
  // or more than a year past it and `start` does not allow for that; when the ledger's end is to be
  // set back and is not ahead.
  ProductClock(std::string file, std::optional<ledger::Timestamp> ledger_end, double speed,
               ClockStart start);

  ledger::Timestamp now() const;

  // Stores where the clock will be after `ahead`, if the machine's will not be there yet: otherwise
  // a restart would play the scores of a game again, and players could bet on what they have seen.
  // Throws std::runtime_error.
  void keep(std::chrono::seconds ahead) const;

  // Removes the stored time before the ledger is set back, since it is of the wrong clock. Returns
  // its text, for put_back(). Both throw std::runtime_error.
  std::string forget_kept() const;
  void put_back(const std::string& kept) const;

 private:
  const std::string file_;
  const double speed_;
  ledger::Timestamp start_;
  const std::chrono::microseconds began_;  // since the machine was booted
};

}  // namespace chalkline::http
