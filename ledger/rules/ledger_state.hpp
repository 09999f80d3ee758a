#pragma once

#include <expected>

#include "ledger/rules/commands.hpp"
#include "ledger/rules/rejection.hpp"
#include "ledger/rules/rules.hpp"
#include "ledger/rules/step_back.hpp"

namespace chalkline::ledger {

// So far ahead of the clock a ledger's end may be without anybody doing something about it: records
// of a minute ago are of a server that was killed, or of a clock that has just been set right.
inline constexpr std::chrono::minutes kClockAheadMax{1};

// By all ClockSets together. Beyond anything honest; the sum of such a one and of any time is
// exact.
inline constexpr std::chrono::microseconds kSetBackMax = std::chrono::years{10'000};

// The key that signs for the ledger.
struct LogKey {
  std::string origin;
  PublicKey key{};
  static constexpr auto fields =
      std::tuple{field("origin", &LogKey::origin), field("key", &LogKey::key)};
  friend bool operator==(const LogKey&, const LogKey&) = default;
};

// The state that belongs to no account and no game.
struct LedgerState {
  std::uint16_t rules{kFirstRules};  // the version in force
  Position last_event{};             // of the ledger's own stream; 0: none yet
  Timestamp clock_set_to{};          // by the latest ClockSet
  std::int64_t set_back{};           // microseconds, by all of them together
  StepsBack steps;
  std::optional<DailyLineSet> daily{};  // the latest
  std::optional<LogKey> log_key{};      // the latest
  static constexpr auto fields = std::tuple{field("rules", &LedgerState::rules),
                                            field("lastEvent", &LedgerState::last_event),
                                            field("clockSetTo", &LedgerState::clock_set_to),
                                            field("setBack", &LedgerState::set_back),
                                            field("steps", &LedgerState::steps),
                                            field("daily", &LedgerState::daily),
                                            field("logKey", &LedgerState::log_key)};
  friend bool operator==(const LedgerState&, const LedgerState&) = default;
};

// kNothingToDo for the version in force, kRulesNotAdoptable for a lower or an unknown one.
std::expected<Event, Rejection> decide(const LedgerState& state, const AdoptRules& command);

// The times of a ledger's first and last record.
struct LedgerSpan {
  Timestamp first{};
  Timestamp last{};
};

// The event to record at `now`, which is earlier. kClockNotAhead, kClockTooFarBack.
std::expected<Event, Rejection> decide(const LedgerState& state, const SetClockBack& command,
                                       Timestamp now, const LedgerSpan& span);

void evolve(LedgerState& state, const Event& event, Position position, Timestamp time);

// The clock by which idempotency keys expire: it keeps counting where the ledger's time was set
// back, so that no key is forgotten before its life is over, nor comes to life again.
Timestamp key_time(const LedgerState& state, Timestamp time);

}  // namespace chalkline::ledger
