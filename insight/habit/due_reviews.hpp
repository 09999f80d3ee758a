#pragma once

#include <cstddef>
#include <vector>

#include "ledger/values/date.hpp"

namespace chalkline::insight {

// A question that comes back, and the day from which it is due. `question` is the caller's name
// for it.
struct ReviewDue {
  std::size_t question{};
  ledger::Date due{};
  friend bool operator==(const ReviewDue&, const ReviewDue&) = default;
};

// Those of today: the longest due first, those of one day by their question, at most `left` of
// them. An overdue one is due today, not lost.
std::vector<ReviewDue> due_reviews(std::vector<ReviewDue> all, ledger::Date today,
                                   std::size_t left);

}  // namespace chalkline::insight
