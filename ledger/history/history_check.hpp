#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "ledger/history/history_file.hpp"

namespace chalkline::ledger {

// Derives the blocks of a history from the records and compares them with what is stored. Blocks
// that are not there are no fault: they are written anew.
class HistoryCheck {
 public:
  explicit HistoryCheck(std::filesystem::path directory);

  // Takes the next record, with its leaf hash; one sentence where the block there is another.
  std::optional<std::string> apply(const Record& record, const Hash& leaf);

 private:
  void begin_file(Position position);
  bool is_stored(const BlockHeader& header, std::span<const AccountLine> lines);

  std::filesystem::path directory_;
  BalanceBook book_;
  Timestamp earliest_{Timestamp::max()};
  std::optional<Descriptor> file_;
  std::uint64_t compared_{};  // bytes of the file
  std::vector<char> stored_;  // a part of them
  bool is_over_{};            // of this file: it ends, or has differed
  bool begins_well_{true};    // the first file has its empty block
};

}  // namespace chalkline::ledger
