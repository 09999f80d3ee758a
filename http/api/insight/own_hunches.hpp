#pragma once

#include <span>
#include <vector>

#include "insight/progress/hunch.hpp"
#include "projections/models/history.hpp"
#include "projections/models/hunches.hpp"

namespace chalkline::http {

// By what bets of the filter can be judged.
insight::HunchMeasure measure_of(const ledger::HunchFilter& filter);

// A hunch with its result.
struct OwnHunch {
  projections::HunchRow stated{};
  insight::HunchResult result{};
  bool is_given_up{};  // before its bets had come
};

// Each is judged as of the position at which its bets had come: a correction after that changes
// nothing. Bets of the time machine test none, since their results can be looked up.
std::vector<OwnHunch> own_hunches(const projections::AccountHistory& history,
                                  std::span<const projections::HunchRow> stated);

}  // namespace chalkline::http
