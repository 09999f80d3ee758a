#pragma once

#include <algorithm>
#include <boost/container/small_vector.hpp>

#include "base/fields.hpp"
#include "ledger/values/ids.hpp"

// A ledger's knowledge of the times that it was at before its clock was set back
// (docs/decisions/0022-product-clock.md).
namespace chalkline::ledger {

struct StepBack {
  Position at{};     // of its ClockSet
  Timestamp from{};  // where time had come to
  static constexpr auto fields =
      std::tuple{field("at", &StepBack::at), field("from", &StepBack::from)};
  friend bool operator==(const StepBack&, const StepBack&) = default;
};

// From the furthest time to the least far one: a step from further away says all that those before
// it say.
using StepsBack = boost::container::small_vector<StepBack, 1>;

// How many are kept apart; of more the last count as one, from the furthest of their times.
inline constexpr std::size_t kStepsBackMax = 16;

// The latest time that has been since the event at `position`: `now`, or a later one from which the
// clock was set back.
inline Timestamp furthest_since(Position position, const StepsBack& steps, Timestamp now) {
  for (const auto& step : steps) {
    if (step.at > position) now = std::max(now, step.from);
  }
  return now;
}

}  // namespace chalkline::ledger
