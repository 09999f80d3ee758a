#pragma once

#include <filesystem>
#include <optional>
#include <vector>

#include "ledger/history/history_file.hpp"
#include "ledger/log/log.hpp"

namespace chalkline::ledger {

// The whole ledger as of a position.
struct LedgerAsOf {
  Position position{};
  Coins house{};
  Coins grants{};
  std::vector<AccountLine> accounts;  // in the order of their numbers
};

// The ledger as it once was: by the blocks of its history, and at most kRecordsPerBlock records
// behind the last of them. Where blocks are missing, damaged or of another log it reads more
// records, and says the same. Any thread, also while the log grows; `log` outlives it.
class History {
 public:
  History(const Log& log, std::filesystem::path directory)
      : log_{log}, directory_{std::move(directory)} {}

  // The last record that is not later than `time`; 0 where all are. The clock may have been set
  // back: then it is the last one all the same.
  Position position_at(Timestamp time) const;

  // As of the record at `position`, at most the log's end. Throws LogFailure where records cannot
  // be read.
  LedgerAsOf ledger_at(Position position) const;
  // Absent where the ledger did not know the account.
  std::optional<AccountLine> account_at(AccountId account, Position position) const;

 private:
  struct Loaded {
    std::string bytes;
    std::vector<Block> blocks;  // of bytes; empty: none, and all records are read
    Position position() const { return blocks.empty() ? 0 : blocks.back().header.position; }
  };
  Loaded load(Position position) const;
  bool is_of_log(const BlockHeader& header) const;
  std::optional<Position> last_not_later(Position from, Position to, Timestamp time) const;

  const Log& log_;
  std::filesystem::path directory_;
};

}  // namespace chalkline::ledger
