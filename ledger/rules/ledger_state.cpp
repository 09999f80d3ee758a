#include "ledger/rules/ledger_state.hpp"

#include <algorithm>

namespace chalkline::ledger {
namespace {

void add_step(StepsBack& steps, const StepBack& step) {
  while (!steps.empty() && steps.back().from <= step.from) steps.pop_back();
  if (steps.size() == kStepsBackMax) {
    steps.back().at = step.at;
  } else {
    steps.push_back(step);
  }
}

}  // namespace

std::expected<Event, Rejection> decide(const LedgerState& state, const AdoptRules& command) {
  if (command.version == state.rules) return std::unexpected(Rejection::kNothingToDo);
  if (command.version < state.rules || !is_known_rules(command.version))
    return std::unexpected(Rejection::kRulesNotAdoptable);
  return RulesAdopted{command.version};
}

std::expected<Event, Rejection> decide(const LedgerState& state, const SetClockBack&, Timestamp now,
                                       const LedgerSpan& span) {
  if (span.last - now <= kClockAheadMax) return std::unexpected(Rejection::kClockNotAhead);
  if (now < std::max(span.first, state.clock_set_to))
    return std::unexpected(Rejection::kClockTooFarBack);
  return ClockSet{span.last};
}

void evolve(LedgerState& state, const Event& event, Position position, Timestamp time) {
  if (const auto* adopted = std::get_if<RulesAdopted>(&event)) {
    state.rules = adopted->version;
  } else if (const auto* set = std::get_if<ClockSet>(&event)) {
    state.clock_set_to = time;
    state.set_back = std::clamp(state.set_back + (set->from - time).count(), std::int64_t{0},
                                kSetBackMax.count());
    add_step(state.steps, {position, set->from});
  } else if (const auto* line = std::get_if<DailyLineSet>(&event)) {
    state.daily = *line;
  } else if (const auto* key = std::get_if<LogKeyAdopted>(&event)) {
    state.log_key = LogKey{key->origin, key->key};
  }
  state.last_event = position;
}

Timestamp key_time(const LedgerState& state, Timestamp time) {
  return time + std::chrono::microseconds{state.set_back};
}

}  // namespace chalkline::ledger
