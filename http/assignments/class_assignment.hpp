#pragma once

#include <vector>

#include "insight/assignments/progress.hpp"
#include "ledger/rules/classes/classes.hpp"

namespace chalkline::http {

// An assignment of a class with all versions of its rule, by which progress is counted.
struct ClassAssignment {
  std::vector<insight::assignments::SetRule> versions{};  // the oldest first; at least one

  const insight::assignments::SetRule& in_force() const { return versions.back(); }
  insight::assignments::Assignment which() const { return in_force().rule.assignment; }
  bool is_withdrawn() const { return in_force().rule.withdrawn; }
  friend bool operator==(const ClassAssignment&, const ClassAssignment&) = default;
};

}  // namespace chalkline::http
