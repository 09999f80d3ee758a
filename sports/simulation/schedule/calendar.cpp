#include "sports/simulation/schedule/calendar.hpp"

#include <utility>

namespace chalkline::sports::simulated {
namespace {

std::chrono::microseconds offset(ledger::Sport sport) {
  return kStagger * (std::to_underlying(sport) - 1);
}

}  // namespace

ledger::Timestamp starts_at(Slot slot) {
  return ledger::Timestamp{slot.number * kBetweenStarts + offset(slot.sport)};
}

Slot first_after(ledger::Sport sport, ledger::Timestamp time) {
  return {sport, (time.time_since_epoch() - offset(sport)) / kBetweenStarts + 1};
}

}  // namespace chalkline::sports::simulated
