#include "ledger/history/history_check.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>
#include <utility>

namespace chalkline::ledger {
namespace {

constexpr std::size_t kReadBytes = 128 << 10;

}  // namespace

HistoryCheck::HistoryCheck(std::filesystem::path directory)
    : directory_{std::move(directory)}, stored_(kReadBytes) {
  begin_file(0);
  begins_well_ = is_stored({}, {});
}

void HistoryCheck::begin_file(Position position) {
  file_.emplace(history_file_of(directory_, position), O_RDONLY);
  compared_ = 0;
  is_over_ = false;
  begins_well_ = true;
}

// Also of a block that the file ends before: it is not there, or was being written.
bool HistoryCheck::is_stored(const BlockHeader& header, std::span<const AccountLine> lines) {
  const auto head = encode_header(header, lines);
  bool is_same = true;
  for (std::string_view derived : {std::string_view{head}, bytes_of(lines)}) {
    while (!derived.empty()) {
      const auto part = std::span{stored_}.first(std::min(derived.size(), stored_.size()));
      if (read_at(*file_, compared_, part) < part.size()) {
        is_over_ = true;
        return true;
      }
      is_same = is_same && std::ranges::equal(part, derived.substr(0, part.size()));
      compared_ += part.size();
      derived.remove_prefix(part.size());
    }
  }
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
  const bool is_same = is_stored(header, is_first ? book_.all() : std::span{changed});
  if (is_same && begins_well_) return std::nullopt;
  is_over_ = true;
  return fmt::format(
      "{} does not hold the balances that the records up to {} lead to: remove {}, and a server "
      "makes it anew",
      history_file_of(directory_, position).string(), position, directory_.string());
}

}  // namespace chalkline::ledger
