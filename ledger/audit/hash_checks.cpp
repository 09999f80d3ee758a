#include "ledger/audit/hash_checks.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "base/hex.hpp"

namespace chalkline::ledger {

HashChecks::HashChecks(const Log& log, const VerifyOptions& options, Position of_state)
    : log_(log),
      subtree_(options.subtree),
      roots_(log),
      known_(options.known),
      of_state_(of_state) {
  std::ranges::sort(known_, {}, &KnownRoot::position);
  if (!options.history.empty()) history_.emplace(options.history);
}

std::vector<Finding> HashChecks::begin() {
  std::vector<Finding> found;
  if (const auto* first = roots_.next(); first != nullptr && first->position == 0) {
    found.emplace_back(0, "a root is stored for no record: a state could be made for it");
    roots_.advance();
  }
  check_known(0, found);
  return found;
}

void HashChecks::take(HashedRecord& next) {
  if (subtree_) {
    tree_.append(next.leaf, subtree_);
  } else {
    tree_.append(next.leaf);
  }
  if (next.position == of_state_) root_of_state_ = tree_.root();
  check_root(next.position, next.found);
  check_known(next.position, next.found);
  if (!history_ || !next.record || next.record->position != next.position) return;
  if (auto differs = history_->apply(*next.record, next.leaf))
    next.found.emplace_back(0, *std::move(differs));
}

std::vector<Finding> HashChecks::end(Position total, Timestamp time) const {
  std::vector<Finding> found;
  if (const auto* stored = roots_.next())
    found.emplace_back(stored->position, "a root is stored for it, but no such record");
  if (last_root_ != total) found.emplace_back(total, "no root is stored for the head");
  const auto head = log_.stored_head();
  if (head.position != total || head.tree != tree_)
    found.emplace_back(total, "the stored head is not that of the records");
  if (head.time != time)
    found.emplace_back(total, "the stored head is not of the last record's time");
  if (head.batches && *head.batches != roots_.read()) {
    found.emplace_back(total,
                       fmt::format("the head counts {} batches, but the roots of {} are stored",
                                   *head.batches, roots_.read()));
  }
  return found;
}

void HashChecks::check_root(Position position, std::vector<Finding>& found) {
  const auto* stored = roots_.next();
  if (stored == nullptr || stored->position != position) return;
  if (stored->root != tree_.root()) {
    found.emplace_back(position, fmt::format("the Merkle root is {}, not the stored {}",
                                             to_hex(tree_.root()), to_hex(stored->root)));
  }
  last_root_ = position;
  roots_.advance();
}

void HashChecks::check_known(Position position, std::vector<Finding>& found) {
  for (; next_known_ < known_.size() && known_[next_known_].position == position; ++next_known_) {
    const auto& root = known_[next_known_].root;
    if (root != tree_.root()) {
      found.emplace_back(position,
                         fmt::format("the Merkle root is {}, not the known {}: the log was written "
                                     "anew at or before it",
                                     to_hex(tree_.root()), to_hex(root)));
    }
  }
}

}  // namespace chalkline::ledger
