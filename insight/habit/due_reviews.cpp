#include "insight/habit/due_reviews.hpp"

#include <algorithm>
#include <utility>

namespace chalkline::insight {

std::vector<ReviewDue> due_reviews(std::vector<ReviewDue> all, ledger::Date today,
                                   std::size_t left) {
  std::erase_if(all, [&](const ReviewDue& one) { return one.due > today; });
  std::ranges::sort(all, {}, [](const ReviewDue& one) { return std::pair{one.due, one.question}; });
  if (all.size() > left) all.resize(left);
  return all;
}

}  // namespace chalkline::insight
