#include "ledger/history/history_check.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace chalkline::ledger {

HistoryCheck::HistoryCheck(std::filesystem::path directory) : directory_{std::move(directory)} {
  begin_file(0);
  begins_well_ = is_stored(encode_block({}, {}));
}

void HistoryCheck::begin_file(Position position) {
  stored_ = history_bytes(history_file_of(directory_, position));
  compared_ = 0;
  is_over_ = false;
  begins_well_ = true;
}

// Also of a block that the file ends before: it is not there, or was being written.
bool HistoryCheck::is_stored(const std::string& block) {
  if (stored_.size() - compared_ < block.size()) {
    is_over_ = true;
    return true;
  }
  const bool is_same = std::string_view{stored_}.substr(compared_, block.size()) == block;
  compared_ += block.size();
  return is_same;
}

std::optional<std::string> HistoryCheck::apply(const Record& record, const Hash& leaf) {
  book_.apply(record);
  earliest_ = std::min(earliest_, record.time);
  const auto position = record.position;
  if (position % kRecordsPerBlock != 0) return std::nullopt;
  const BlockHeader header{.position = position,
                           .earliest = std::exchange(earliest_, Timestamp::max()),
                           .house = book_.house(),
                           .grants = book_.grants(),
                           .leaf = leaf};
  const auto changed = book_.take_changed();
  const bool is_first = position % kRecordsPerHistoryFile == 0;
  if (is_first) begin_file(position);
  if (is_over_) return std::nullopt;
  const bool is_same = is_stored(encode_block(header, is_first ? book_.all() : changed));
  if (is_same && begins_well_) return std::nullopt;
  is_over_ = true;
  return fmt::format(
      "{} does not hold the balances that the records up to {} lead to: remove {}, and a server "
      "makes it anew",
      history_file_of(directory_, position).string(), position, directory_.string());
}

}  // namespace chalkline::ledger
