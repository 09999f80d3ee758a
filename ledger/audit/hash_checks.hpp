#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "ledger/audit/verify.hpp"
#include "ledger/history/history_check.hpp"
#include "ledger/log/hashed_records.hpp"
#include "ledger/log/merkle.hpp"
#include "ledger/log/stored_roots.hpp"

namespace chalkline::ledger {

// Holds what is kept of a log's records to their bytes and postings, without any decision: the root
// after each batch, roots that an auditor has kept, the head, the history of balances. It needs
// nothing of the decisions, so that they are made on another thread meanwhile.
class HashChecks {
 public:
  // Of VerifyOptions: known, history and subtree. `of_state`: the position whose root is asked for
  // later.
  HashChecks(const Log& log, const VerifyOptions& options, Position of_state);

  // Before the first record.
  std::vector<Finding> begin();
  // Takes the next record and adds to it what is wrong.
  void take(HashedRecord& next);
  // After the last one, which is at `total`; `time` is that of the head.
  std::vector<Finding> end(Position total, Timestamp time) const;

  // Of the records so far, and of those up to `of_state`.
  Hash root() const { return tree_.root(); }
  const Hash& root_of_state() const { return root_of_state_; }
  // In the order of their positions.
  const std::vector<KnownRoot>& known() const { return known_; }

 private:
  void check_root(Position position, std::vector<Finding>& found);
  void check_known(Position position, std::vector<Finding>& found);

  const Log& log_;
  MerkleTree tree_;
  std::function<void(unsigned, const Hash&)> subtree_;
  StoredRoots roots_;
  Position last_root_{};
  std::vector<KnownRoot> known_;
  std::size_t next_known_{};
  std::optional<HistoryCheck> history_;
  Position of_state_{};
  Hash root_of_state_{};
};

}  // namespace chalkline::ledger
