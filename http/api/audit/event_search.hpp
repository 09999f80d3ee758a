#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ledger/events/events.hpp"
#include "ledger/log/log.hpp"
#include "ledger/state/state.hpp"

namespace chalkline::http {

// The most records that one search looks at, some tenths of a second: where there are more, the
// answer says how far it came, and the next search goes on from there.
inline constexpr ledger::Position kRecordsScannedMax = 100'000;

// All that is given has to hold.
struct EventFilter {
  ledger::Position from{1};
  ledger::Position to{};  // at most the head
  std::optional<ledger::Timestamp> since{};
  std::optional<ledger::Timestamp> until{};
  std::string type{};                          // the event's name; empty: any
  std::optional<ledger::AccountId> account{};  // in whose stream the record stands
  std::optional<ledger::BetId> bet{};          // that it places or names, or that causes it
  std::optional<ledger::GameId> game{};        // that it names
};

struct FoundEvents {
  std::vector<ledger::Record> events;  // ascending
  ledger::Position scanned_to{};       // each record from the filter's first to this was looked at
};

// At most `limit` records, the first that match. `scan_max` is kRecordsScannedMax but in tests.
FoundEvents find_events(const ledger::Log& log, const ledger::State& state,
                        const EventFilter& filter, std::size_t limit,
                        ledger::Position scan_max = kRecordsScannedMax);

// The bet that a record is of, if it is of one.
std::optional<ledger::BetId> bet_of(const ledger::Record& record);

// The names of all events.
std::vector<std::string_view> event_types();

}  // namespace chalkline::http
