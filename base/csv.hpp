#pragma once

#include <cstddef>
#include <expected>
#include <string>
#include <string_view>
#include <vector>

namespace chalkline {

struct CsvRow {
  std::size_t line{};  // on which it begins, from 1
  std::vector<std::string> cells;
  friend bool operator==(const CsvRow&, const CsvRow&) = default;
};

// Comma-separated values as RFC 4180 describes them: cells may be quoted, a quoted cell may hold
// commas, line breaks and doubled quotes; lines end in CRLF or LF; the last may end in neither.
// Empty lines and a byte order mark are skipped. The error is one phrase, with the line where there
// is one: a quote that never ends or is followed by text, or bytes that are not UTF-8 text.
std::expected<std::vector<CsvRow>, std::string> parse_csv(std::string_view text);

}  // namespace chalkline
