#pragma once

#include <algorithm>
#include <concepts>
#include <cstddef>
#include <set>

#include "insight/assignments/act.hpp"
#include "insight/assignments/rule.hpp"

namespace chalkline::insight::assignments {

// How far a learner has come with an assignment.
struct Count {
  std::size_t done{};
  std::size_t of{};
  bool begun{};
  bool met{};
};

// Takes acts in the order of their positions.
template <class T>
concept Tally = requires(T tally, const Act& act) {
  tally.add(act);
  { tally.count() } -> std::same_as<Count>;
};

}  // namespace chalkline::insight::assignments
