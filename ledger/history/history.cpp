#include "ledger/history/history.hpp"

#include <algorithm>
#include <ranges>
#include <utility>

namespace chalkline::ledger {

// The blocks of the newest file that has one at or before the position. A block of another log, or
// none at all, leads back to the file before.
History::Loaded History::load(Position position) const {
  for (auto file = position / kRecordsPerHistoryFile + 1; file-- > 0;) {
    Loaded loaded;
    loaded.bytes = history_bytes(history_file_of(directory_, file * kRecordsPerHistoryFile));
    loaded.blocks = blocks_in(loaded.bytes, position);
    if (loaded.blocks.empty()) continue;
    const auto& last = loaded.blocks.back().header;
    if (is_of_log(last)) return loaded;
  }
  return {};
}

LedgerAsOf History::ledger_at(Position position) const {
  position = std::min(position, log_.position());
  const auto loaded = load(position);
  BalanceBook book;
  for (const auto& block : loaded.blocks) {
    for (std::size_t i = 0; i < block.lines.size(); ++i) book.put(block.lines.at(i));
    book.put_totals(block.header.house, block.header.grants);
  }
  scan_records(log_, loaded.position() + 1, position, [&](const Record& record) {
    book.apply(record);
    return true;
  });
  const auto all = book.all();
  return {position, book.house(), book.grants(), {all.begin(), all.end()}};
}

std::optional<AccountLine> History::account_at(AccountId account, Position position) const {
  position = std::min(position, log_.position());
  const auto loaded = load(position);
  BalanceBook book;
  for (const auto& block : loaded.blocks | std::views::reverse) {
    if (const auto line = block.lines.find(account)) {
      book.put(*line);
      break;
    }
  }
  scan_records(log_, loaded.position() + 1, position, [&](const Record& record) {
    book.apply(record);
    return true;
  });
  const auto line = book.find(account);
  return line.events > 0 ? std::optional{line} : std::nullopt;
}

std::optional<Position> History::last_not_later(Position from, Position to, Timestamp time) const {
  if (from > to) return std::nullopt;  // a look at the log costs more than nothing
  std::optional<Position> last;
  scan_records(log_, from, to, [&](const Record& record) {
    if (record.time <= time) last = record.position;
    return true;
  });
  return last;
}

bool History::is_of_log(const BlockHeader& header) const {
  if (header.position == 0) return true;
  const auto record = log_.read(header.position);
  return record && leaf_hash(*record) == header.leaf;
}

Position History::position_at(Timestamp time) const {
  auto end = log_.position();
  for (auto file = end / kRecordsPerHistoryFile + 1; file-- > 0;) {
    auto headers = headers_in(history_file_of(directory_, file * kRecordsPerHistoryFile));
    while (!headers.empty() && headers.back().position > end) headers.pop_back();
    if (headers.empty() || !is_of_log(headers.back())) continue;
    for (const auto& header : headers | std::views::reverse) {
      // Records of which no block tells the earliest time.
      if (const auto found = last_not_later(header.position + 1, end, time)) return *found;
      end = header.position;
      if (end == 0) break;
      const auto before = end - kRecordsPerBlock;
      if (header.earliest <= time) {
        if (const auto found = last_not_later(before + 1, end, time)) return *found;
      }
      end = before;
    }
  }
  return last_not_later(1, end, time).value_or(0);
}

}  // namespace chalkline::ledger
